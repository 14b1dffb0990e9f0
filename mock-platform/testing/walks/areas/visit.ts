import type { VISIT_CALLS } from '@miczero/contracts';
import { PERSONA_PHONES } from '../../../src/core/seeds/personas.ts';
import { TestCaller } from '../../kit/test-caller.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';

const page = () => ({ page: 1, limit: 20 });
const visit = ({ room }: Sandbox) => ({
  group_id: room,
  gate: 'pc',
  lock_pass: '',
  type: 1,
  history: 1,
  device: 'd-1',
});
/** A visit that names the visitor, as the client's does. */
const ownVisit = (person: 'member' | 'outsider') => async (sandbox: Sandbox) => ({
  ...visit(sandbox),
  user_no: await sandbox.no(person),
});

/** Lets a person enter the room. */
export async function enter(sandbox: Sandbox, person: 'member' | 'outsider'): Promise<void> {
  const caller = await sandbox.as(person);
  await caller.call('room.join', visit(sandbox));
}

/** The same person in the same room with another device. */
async function enterElsewhere(sandbox: Sandbox): Promise<void> {
  const other = new TestCaller(sandbox.origin, { world: sandbox.world, device: 'sandbox-other-device' });
  await other.signIn(PERSONA_PHONES.owner);
  await other.call('room.join', visit(sandbox));
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
      request: async (sandbox) => ({
        ...(await ownVisit('member')(sandbox)),
        group_id: sandbox.lockedRoom,
        lock_pass: 'abc123',
        type: 11,
        follow_along: await sandbox.no('outsider'),
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
      request: async (sandbox) => ({
        group_id: sandbox.room,
        to: await sandbox.no('second'),
        status: 2,
        desc: '请文明发言',
        gate: 'pc',
        device: 'd-1',
      }),
      brings: ['roomKicked', 'roomSeatsChanged'],
    },
  ],
  'room.trace': [
    { as: 'member', before: (sandbox) => enter(sandbox, 'member'), request: page },
    { as: 'member', request: page },
  ],
  'room.login_window': [
    { as: 'member', before: (sandbox) => enter(sandbox, 'member'), request: ({ room }) => ({ group_id: room }) },
  ],
  'room.login_window_send': [
    {
      as: 'member',
      before: (sandbox) => enter(sandbox, 'member'),
      request: ({ room }) => ({ group_id: room, id: '1' }),
    },
  ],
  'favourite.list': [
    {
      as: 'member',
      before: async (sandbox) => {
        const member = await sandbox.as('member');
        await member.call('favourite.do', { group_id: sandbox.room, op: 1 });
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
