import * as z from 'zod/mini';
import { intWithin } from '../kernel/codecs.ts';
import { SEAT_PATHS } from '../paths/seat.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { inGroup, inRoom, micNumber, nothing, SEATED, SHAPE } from './room-fields.ts';

/** Calls of those who take a seat, or ask for one. */

const base = { host: 'api', encoding: 'query', signed: true } as const;
const GROUP = 'that a voice channel of a hall may stand for the group is our reading (open point A15)';

/** api.room.op.seat-apply, api.room.v1.membermicapply: for role 3 (role.room-3-seat-apply). */
const apply = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.apply',
  summary:
    'Apply for a seat; a second application replaces the first. In a voice channel: ask a manager to end the mute of the microphone.',
  request: z.object({
    ...inGroup,
    /** Any number in a voice channel, which has no seats. */
    mic_number: micNumber,
  }),
  data: nothing,
  refusals: [
    'roomUnknown',
    'roomMembershipNeeded',
    'roomBanned',
    'roomPermissionNeeded',
    'roomForbidden',
    'seatUnknown',
    'seatTaken',
    'seatForbidden',
    'seatHeld',
    'hallMembershipNeeded',
    'voiceNeeded',
  ],
  causes: ['roomSeatsChanged', 'micListChanged'],
  rules: ['api.room.op.seat-apply', 'api.room.v1.membermicapply', 'screen.room.seat-applications'],
  provisional: GROUP,
});

/** api.room.op.seat-cancel */
const cancel = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.cancel',
  summary: "Withdraw the caller's application.",
  request: z.object(inGroup),
  data: nothing,
  refusals: ['roomUnknown', 'roomMembershipNeeded', 'roomBanned', 'seatApplicationUnknown', 'hallMembershipNeeded'],
  causes: ['roomSeatsChanged', 'micListChanged'],
  rules: ['api.room.op.seat-cancel'],
  provisional: SHAPE,
});

/** api.room.op.seat-manage, api.room.v1.adminmicapply: for every role except 3 (role.room-others-manage). */
const manage = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.manage',
  summary: 'Take a seat without applying, or leave the seat that the caller is on.',
  request: z.object({ ...inRoom, mic_number: micNumber }),
  data: nothing,
  refusals: [
    'roomUnknown',
    'roomMembershipNeeded',
    'roomBanned',
    'roomPermissionNeeded',
    'roomForbidden',
    'seatUnknown',
    'seatTaken',
  ],
  causes: SEATED,
  rules: ['api.room.op.seat-manage', 'api.room.v1.adminmicapply'],
  provisional: 'the effect of managing an empty seat is our guess',
});

/** api.room.v1.microphoneup */
const up = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.up',
  summary: 'Take a seat. Ordinary members may, where the room requires no application.',
  request: z.object({ ...inRoom, mic_number: micNumber }),
  data: nothing,
  refusals: [
    'roomUnknown',
    'roomMembershipNeeded',
    'roomBanned',
    'roomPermissionNeeded',
    'roomForbidden',
    'seatUnknown',
    'seatTaken',
    'seatForbidden',
    'seatApplicationNeeded',
  ],
  causes: SEATED,
  rules: ['api.room.v1.microphoneup'],
  provisional: SHAPE,
});

/** api.room.v1.microphondrop */
const drop = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.drop',
  summary: "Leave the caller's seat.",
  request: z.object(inRoom),
  data: nothing,
  refusals: ['roomUnknown', 'roomMembershipNeeded', 'roomBanned', 'seatEmpty'],
  causes: SEATED,
  rules: ['api.room.v1.microphondrop'],
  provisional: SHAPE,
});

/** api.room.v1.micvolume */
const volume = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.volume',
  summary: "Report the caller's voice level. The room is told when speaking starts or stops.",
  request: z.object({ ...inRoom, volume: intWithin(0, 100) }),
  data: nothing,
  refusals: ['roomUnknown', 'roomMembershipNeeded', 'roomBanned', 'seatEmpty', 'tooManyRequests'],
  causes: ['roomSeatsChanged'],
  rules: ['api.room.v1.micvolume'],
  provisional: SHAPE,
});

export const SEAT_CALLS = {
  'seat.apply': apply,
  'seat.cancel': cancel,
  'seat.manage': manage,
  'seat.up': up,
  'seat.drop': drop,
  'seat.volume': volume,
} as const satisfies Calls<typeof SEAT_PATHS>;
