import * as z from 'zod/mini';
import { roomPerson, seatNumber } from '../entities/room.ts';
import { counter, epochMillis, text, userNo, wireCode } from '../kernel/codecs.ts';
import { SEAT_STAFF_PATHS } from '../paths/seat-staff.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { inGroup, inRoom, micNumber, nothing, SEATED, SHAPE } from './room-fields.ts';

/** Calls of those who decide about seats; ordinary members make none of them. */

/** Values of `type` in seat.admin. The specification mentions a type without its values (open point B28). */
export const SEAT_ACTION = { up: 1, off: 2, mute: 3, unmute: 4 } as const;

const base = { host: 'api', encoding: 'query', signed: true } as const;

/** api.room.op.admin-seat-actions, api.room.v1.adminMicUp */
const admin = defineEndpoint(SEAT_STAFF_PATHS, {
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
  causes: SEATED,
  rules: [
    'api.room.op.admin-seat-actions',
    'api.room.v1.adminMicUp',
    'role.room-manager-force-off',
    'role.room-manager-mute-seat',
  ],
  provisional: 'the values of type are ours (open point B28)',
});

/** api.room.v1.getMicApplyList */
const applications = defineEndpoint(SEAT_STAFF_PATHS, {
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
const agree = defineEndpoint(SEAT_STAFF_PATHS, {
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
  causes: [...SEATED, 'systemMessage', 'micListChanged'],
  rules: ['api.room.v1.agreeMicApply', 'role.room-manager-accept', 'role.hall-function.approve-mic'],
  provisional: SHAPE,
});

/** api.room.v1.cleamMicApply (spelled so on the wire) */
const clear = defineEndpoint(SEAT_STAFF_PATHS, {
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

export const SEAT_STAFF_CALLS = {
  'seat.admin': admin,
  'seat.applications': applications,
  'seat.agree': agree,
  'seat.clear_applications': clear,
} as const satisfies Calls<typeof SEAT_STAFF_PATHS>;
