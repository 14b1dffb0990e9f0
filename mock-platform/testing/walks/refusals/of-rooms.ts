import { instead, type Moment, type Twists, text } from './twist.ts';

/** The room has no seat of this number. */
const NO_SEAT = 15;
/** The seat that the walks apply for. */
const APPLIED_SEAT = 2;
const device = 'd-1';

const owner = ({ sandbox }: Moment) => sandbox.as('owner');
const BY_OWNER = { group_id: '600001', device } as const;

export const ROOM_TWISTS: Twists = {
  roomUnknown: { change: instead('404', 'group_id') },
  roomMembershipNeeded: { as: 'official' },
  roomBanned: {
    as: 'official',
    spoil: async (moment) => (await owner(moment)).call('room.black', { ...BY_OWNER, to: moment.no, type: 1 }),
  },
  roomForbidden: {
    spoil: ({ sandbox }) => sandbox.control('rooms.forbid', { room: sandbox.room, forbidden: true, for_ms: 600_000 }),
  },
  roomPermissionNeeded: { as: 'second' },
  roomLocked: { change: ({ sandbox }) => ({ group_id: sandbox.lockedRoom, lock_pass: '' }) },
  roomAlreadyOwned: { as: 'owner' },
  roomNameInvalid: { change: () => ({ name: '反\u202e转' }) },
  roomTextBlocked: { change: () => ({ s_room_notice: '违禁词' }) },
  roomChatMuted: {
    spoil: async (moment) => (await owner(moment)).call('room.speaking', { ...BY_OWNER, to: moment.no, type: 1 }),
  },
  seatUnknown: { change: () => ({ mic_number: NO_SEAT }) },
  seatTaken: {
    spoil: async (moment) => {
      const isAboutSecond = moment.as === 'second' || ['seat.agree', 'seat.admin'].includes(moment.name);
      const to = await moment.sandbox.no(isAboutSecond ? 'manager' : 'second');
      await (await owner(moment)).call('seat.admin', { ...BY_OWNER, to, mic_number: APPLIED_SEAT, type: 1 });
    },
  },
  seatForbidden: {
    spoil: async (moment) =>
      (await owner(moment)).call('seat.admin', {
        ...BY_OWNER,
        to: '',
        mic_number: Number(text(moment, 'mic_number')),
        type: 3,
      }),
  },
  seatHeld: {
    spoil: async (moment) =>
      (await owner(moment)).call('seat.admin', { ...BY_OWNER, to: moment.no, mic_number: 4, type: 1 }),
  },
  seatEmpty: {
    as: 'second',
  },
  seatApplicationUnknown: {
    spoil: async (moment) => (await owner(moment)).call('seat.clear_applications', { ...BY_OWNER }),
  },
  seatApplicationNeeded: {
    spoil: async (moment) => (await owner(moment)).call('room.edit', { ...BY_OWNER, mic_free: 0 }),
  },
  giftUnknown: { change: () => ({ gift_id: 'none' }) },
  giftReceiverUnknown: { change: () => ({ to: '404' }) },
  balanceTooLow: { as: 'manager', change: () => ({ is_bag: 0 }) },
  bagTooLow: { as: 'second', change: () => ({ is_bag: 1, gift_num: 1000 }) },
  realNameNeeded: { as: 'unfinished' },
  roomNoneFits: {
    spoil: ({ sandbox }) => sandbox.control('rooms.forbid', { room: sandbox.room, forbidden: true, for_ms: 600_000 }),
  },
};
