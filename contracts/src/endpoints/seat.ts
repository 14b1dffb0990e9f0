import * as z from 'zod/mini';
import { roomPerson, seatNumber } from '../entities/room.ts';
import { counter, epochMillis, intWithin, micGroupId, text, userNo, wireCode } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { SEATS_MAX } from '../limits.ts';
import { SEAT_PATHS } from '../paths/seat.ts';
import { device, inRoom, nothing, SHAPE } from './room-fields.ts';

/** Values of `type` in seat.admin. The specification mentions a type without its values (open point B28). */
export const SEAT_ACTION = { up: 1, off: 2, mute: 3, unmute: 4 } as const;

const micNumber = intWithin(0, SEATS_MAX - 1);
const base = { host: 'api', encoding: 'query', signed: true } as const;
const seated = ['roomSeatsChanged', 'seatDecorationsChanged'] as const;

/**
 * A request about the applications of a room, or of a voice channel of a hall. The specification names one set of calls for
 * microphone applications, and a hall function that approves them (role.hall-function.approve-mic, open point A15).
 */
const inGroup = { group_id: micGroupId, device } as const;
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
  causes: seated,
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
  causes: seated,
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
  causes: seated,
  rules: ['api.room.v1.microphondrop'],
  provisional: SHAPE,
});

/** api.room.op.admin-seat-actions, api.room.v1.adminMicUp */
const admin = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.admin',
  summary: 'As a manager: seat a user (1), take a user off a seat (2), mute a seat (3) or unmute it (4).',
  request: z.object({
    ...inRoom,
    /** The user; may be empty when muting a seat. */
    to: text,
    mic_number: micNumber,
    type: wireCode([SEAT_ACTION.up, SEAT_ACTION.off, SEAT_ACTION.mute, SEAT_ACTION.unmute]),
  }),
  data: nothing,
  refusals: [
    'roomUnknown',
    'roomMembershipNeeded',
    'roomBanned',
    'roomPermissionNeeded',
    'roomForbidden',
    'userUnknown',
    'seatUnknown',
    'seatTaken',
    'seatEmpty',
  ],
  causes: seated,
  rules: [
    'api.room.op.admin-seat-actions',
    'api.room.v1.adminMicUp',
    'role.room-manager-force-off',
    'role.room-manager-mute-seat',
  ],
  provisional: 'the values of type are ours (open point B28)',
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

/** api.room.v1.getMicApplyList */
const applications = defineEndpoint(SEAT_PATHS, {
  ...base,
  name: 'seat.applications',
  summary: 'Pending applications, oldest first.',
  request: z.object(inGroup),
  data: z.object({
    /** `mic_number` is 0 in a voice channel. */
    list: z.array(z.extend(roomPerson, { apply_id: userNo, mic_number: seatNumber, time: epochMillis })),
    count: counter,
  }),
  refusals: [
    'roomUnknown',
    'roomPermissionNeeded',
    'roomMembershipNeeded',
    'roomBanned',
    'roomForbidden',
    'hallMembershipNeeded',
    'permissionNeeded',
  ],
  causes: [],
  rules: ['api.room.v1.getMicApplyList'],
  provisional: SHAPE,
});

/** api.room.v1.agreeMicApply */
const agree = defineEndpoint(SEAT_PATHS, {
  ...base,
  encoding: 'json',
  name: 'seat.agree',
  summary:
    'Accept an application. The user gets the given seat, or the first free one; in a voice channel the mute of the microphone ends.',
  request: z.object({ ...inGroup, to: userNo }),
  data: z.object({
    /** 0 in a voice channel. */
    mic_number: seatNumber,
  }),
  refusals: [
    'roomUnknown',
    'roomMembershipNeeded',
    'roomBanned',
    'roomPermissionNeeded',
    'roomForbidden',
    'seatApplicationUnknown',
    'seatTaken',
    'hallMembershipNeeded',
    'permissionNeeded',
    'personProtected',
    'userUnknown',
  ],
  causes: [...seated, 'systemMessage', 'micListChanged'],
  rules: ['api.room.v1.agreeMicApply', 'role.room-manager-accept', 'role.hall-function.approve-mic'],
  provisional: SHAPE,
});

/** api.room.v1.cleamMicApply (spelled so on the wire) */
const clear = defineEndpoint(SEAT_PATHS, {
  ...base,
  encoding: 'json',
  name: 'seat.clear_applications',
  summary: 'Decline the application of one user, or all of them.',
  request: z.object({ ...inGroup, to: z.optional(userNo) }),
  data: z.object({ cleared: counter }),
  refusals: [
    'roomUnknown',
    'roomMembershipNeeded',
    'roomBanned',
    'roomPermissionNeeded',
    'roomForbidden',
    'seatApplicationUnknown',
    'hallMembershipNeeded',
    'permissionNeeded',
  ],
  causes: ['roomSeatsChanged', 'micListChanged'],
  rules: ['api.room.v1.cleamMicApply'],
  provisional: SHAPE,
});

export const SEAT_CALLS = {
  'seat.apply': apply,
  'seat.cancel': cancel,
  'seat.manage': manage,
  'seat.up': up,
  'seat.drop': drop,
  'seat.admin': admin,
  'seat.volume': volume,
  'seat.applications': applications,
  'seat.agree': agree,
  'seat.clear_applications': clear,
} as const satisfies Calls<typeof SEAT_PATHS>;
