import type { ROOM_CALLS, STAFF_CALLS } from '@miczero/contracts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { uploadBy } from './profile.ts';

const inRoom = ({ room }: Sandbox) => ({ group_id: room });
/** A person in the room, for a request. */
const about = (person: 'manager' | 'second') => async (sandbox: Sandbox) => ({
  group_id: sandbox.room,
  to: await sandbox.no(person),
});
/** The owner acts on a person first. */
const ownerFirst =
  (call: 'room.set_admin' | 'room.set_reception', person: 'second') =>
  async (sandbox: Sandbox): Promise<void> => {
    const owner = await sandbox.as('owner');
    await owner.call(call, await about(person)(sandbox));
  };

export const ROOM_WALKS: Walks<typeof ROOM_CALLS> = {
  'room.list': [
    { as: 'visitor', request: () => ({ page: 1, limit: 20, room_class: 'music' }) },
    { as: 'visitor', request: () => ({ page: 1, limit: 20, keyword: '没有这个房间' }) },
  ],
  'room.cate_type': [{ as: 'visitor', request: () => ({}) }],
  'room.add': [
    { as: 'member', request: () => ({ name: '阿澈的房间', room_class: 'music' }) },
    {
      as: 'member',
      request: () => ({ name: '悄悄话', room_class: 'chat', lock_pass: 'abc123', mic_num: 6, s_room_notice: '欢迎' }),
    },
  ],
  'room.edit': [
    {
      as: 'owner',
      request: async (sandbox) => ({
        group_id: sandbox.room,
        name: '样板房间二号',
        room_class: 'music',
        lock_pass: '1234',
        s_room_notice: '今晚点歌',
        background_web: await uploadBy(sandbox, 'owner'),
        mic_num: 8,
        mic_free: 1,
      }),
    },
    {
      as: 'manager',
      request: ({ room }) => ({ group_id: room, s_room_notice: '点歌请上麦' }),
      brings: ['roomNoticeChanged', 'roomNoticeLine'],
    },
  ],
  'room.match': [{ as: 'member', request: () => ({}) }],
  'room.use': [
    { as: 'owner', request: () => ({}) },
    { as: 'member', request: () => ({}) },
  ],
  'room.card': [{ as: 'member', request: inRoom }],
  'room.sliders': [
    { as: 'member', request: () => ({ page: 1, limit: 20 }) },
    { as: 'member', request: () => ({ page: 9, limit: 20 }) },
  ],
  'room.setting': [{ as: 'owner', request: inRoom }],
  'room.heart_op': [
    { as: 'owner', request: ({ room }) => ({ group_id: room, op: 1 }) },
    { as: 'owner', request: ({ room }) => ({ group_id: room, op: 2 }) },
  ],
};

export const STAFF_WALKS: Walks<typeof STAFF_CALLS> = {
  'room.set_admin': [{ as: 'owner', request: about('second') }],
  'room.cancel_admin': [{ as: 'owner', request: about('manager') }],
  'room.set_reception': [{ as: 'manager', request: about('second') }],
  'room.cancel_reception': [
    { as: 'owner', before: ownerFirst('room.set_reception', 'second'), request: about('second') },
  ],
  'room.black': [
    {
      as: 'owner',
      before: async (sandbox) => {
        const owner = await sandbox.as('owner');
        await owner.call('seat.admin', { ...(await about('second')(sandbox)), mic_number: 3, type: 1 });
      },
      request: async (sandbox) => ({ ...(await about('second')(sandbox)), type: 1 }),
    },
    { as: 'owner', request: async (sandbox) => ({ ...(await about('second')(sandbox)), type: 2 }), brings: [] },
  ],
  'room.speaking': [
    {
      as: 'manager',
      request: async (sandbox) => ({ ...(await about('second')(sandbox)), type: 1 }),
      brings: ['roomUserMuted'],
    },
    {
      as: 'manager',
      before: async (sandbox) => {
        const mute = { ...(await about('second')(sandbox)), type: 1 } as const;
        await (await sandbox.as('manager')).call('room.speaking', mute);
      },
      request: async (sandbox) => ({ ...(await about('second')(sandbox)), type: 2 }),
      brings: ['roomUserUnmuted'],
    },
  ],
  'room.clear_screen': [{ as: 'manager', request: inRoom }],
};
