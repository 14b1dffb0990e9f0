import type { VISIT_CALLS } from '@miczero/contracts';
import { STAGE_PHONES } from '../../../src/seeds/stage-people.ts';
import { TestCaller } from '../../kit/test-caller.ts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';

const page = () => ({ page: 1, limit: 20 });
const visit = ({ room }: Stage) => ({
  group_id: room,
  gate: 'pc',
  lock_pass: '',
  type: 1,
  history: 1,
  device: 'd-1',
});
/** A visit that names the visitor, as the client's does. */
const ownVisit = (person: 'member' | 'outsider') => async (stage: Stage) => ({
  ...visit(stage),
  user_no: await stage.no(person),
});

/** Lets a person enter the room. */
export async function enter(stage: Stage, person: 'member' | 'outsider'): Promise<void> {
  const caller = await stage.as(person);
  await caller.call('room.join', visit(stage));
}

/** The same person in the same room with another device. */
async function enterElsewhere(stage: Stage): Promise<void> {
  const other = new TestCaller(stage.origin, { world: stage.world, device: 'stage-other-device' });
  await other.signIn(STAGE_PHONES.owner);
  await other.call('room.join', visit(stage));
}

export const VISIT_WALKS: Walks<typeof VISIT_CALLS> = {
  'room.join': [
    {
      as: 'member',
      request: ownVisit('member'),
      brings: ['roomJoined', 'roomSeatsChanged', 'seatDecorationsChanged', 'roomNoticeShown', 'roomChat'],
    },
    {
      as: 'member',
      request: async (stage) => ({
        ...(await ownVisit('member')(stage)),
        group_id: stage.lockedRoom,
        lock_pass: 'abc123',
        type: 11,
        follow_along: await stage.no('outsider'),
      }),
      brings: ['roomJoinedFollowing', 'roomSeatsChanged', 'seatDecorationsChanged'],
    },
    {
      as: 'outsider',
      request: ownVisit('outsider'),
      brings: [
        'roomJoinedInStyle',
        'roomSeatsChanged',
        'seatDecorationsChanged',
        'roomNoticeShown',
        'roomChat',
        'previousRoomNotice',
      ],
    },
    {
      as: 'owner',
      before: enterElsewhere,
      request: ({ room }) => ({ group_id: room, gate: 'pc', lock_pass: '', type: 5, history: 0 }),
      brings: ['roomTakenOver', 'roomSeatsChanged', 'seatDecorationsChanged', 'roomNoticeShown'],
    },
  ],
  'room.members': [
    { as: 'second', request: ({ room }) => ({ group_id: room, type: 1 }) },
    { as: 'second', request: ({ room }) => ({ group_id: room, type: 2 }) },
    { as: 'owner', request: ({ room }) => ({ group_id: room, type: 3 }) },
  ],
  'room.leave': [
    {
      as: 'owner',
      request: ({ room }) => ({ group_id: room, to: '', status: 1, desc: '', gate: 'pc', device: 'd-1' }),
      brings: ['roomSeatsChanged', 'seatDecorationsChanged'],
    },
    {
      as: 'manager',
      request: async (stage) => ({
        group_id: stage.room,
        to: await stage.no('second'),
        status: 2,
        desc: '请文明发言',
        gate: 'pc',
        device: 'd-1',
      }),
      brings: ['roomKicked', 'roomSeatsChanged'],
    },
  ],
  'room.trace': [
    { as: 'member', before: (stage) => enter(stage, 'member'), request: page },
    { as: 'member', request: page },
  ],
  'room.login_window': [
    { as: 'member', before: (stage) => enter(stage, 'member'), request: ({ room }) => ({ group_id: room }) },
  ],
  'room.login_window_send': [
    { as: 'member', before: (stage) => enter(stage, 'member'), request: ({ room }) => ({ group_id: room, id: '1' }) },
  ],
  'favourite.list': [
    {
      as: 'member',
      before: async (stage) => {
        const member = await stage.as('member');
        await member.call('favourite.do', { group_id: stage.room, op: 1 });
      },
      request: page,
    },
    { as: 'member', request: page },
  ],
  'favourite.do': [
    { as: 'member', request: ({ room }) => ({ group_id: room, op: 1 }) },
    { as: 'member', request: ({ room }) => ({ group_id: room, op: 2 }) },
  ],
};
