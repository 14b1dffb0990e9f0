import * as z from 'zod/mini';
import { flag, wireCode } from '../kernel/codecs.ts';
import { STAFF_PATHS } from '../paths/staff.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { inRoom, inRoomTo, nothing, SHAPE } from './room-fields.ts';

/** Moderation of a room by its owner and managers. */

const base = { host: 'api', encoding: 'query', signed: true, provisional: SHAPE } as const;
const REFUSALS = ['roomUnknown', 'roomPermissionNeeded', 'userUnknown'] as const;

/** api.room.v1.settingadmin */
const setAdmin = defineEndpoint(STAFF_PATHS, {
  ...base,
  name: 'room.set_admin',
  summary: 'Make a user a manager of the room. Owner only.',
  request: z.object(inRoomTo),
  data: nothing,
  refusals: REFUSALS,
  causes: ['roomRoleGranted'],
  rules: ['api.room.v1.settingadmin'],
});

/** api.room.v1.canceladmin */
const cancelAdmin = defineEndpoint(STAFF_PATHS, {
  ...base,
  name: 'room.cancel_admin',
  summary: 'Make a manager an ordinary member again.',
  request: z.object(inRoomTo),
  data: nothing,
  refusals: REFUSALS,
  causes: ['roomRoleRevoked'],
  rules: ['api.room.v1.canceladmin'],
});

/** api.room.v1.setReception */
const setReception = defineEndpoint(STAFF_PATHS, {
  ...base,
  name: 'room.set_reception',
  summary: 'Make a user a receptionist, who looks after the seats.',
  request: z.object(inRoomTo),
  data: nothing,
  refusals: REFUSALS,
  causes: ['roomRoleGranted'],
  rules: ['api.room.v1.setReception'],
});

/** api.room.v1.cancelReception */
const cancelReception = defineEndpoint(STAFF_PATHS, {
  ...base,
  name: 'room.cancel_reception',
  summary: 'Make a receptionist an ordinary member again.',
  request: z.object(inRoomTo),
  data: nothing,
  refusals: REFUSALS,
  causes: ['roomRoleRevoked'],
  rules: ['api.room.v1.cancelReception'],
});

/** api.room.v1.groupblack: afterwards the room refuses the user with code 12011. */
const black = defineEndpoint(STAFF_PATHS, {
  ...base,
  name: 'room.black',
  summary: 'Ban a user from the room (type 1), or lift the ban (type 2).',
  request: z.object({ ...inRoomTo, type: wireCode([1, 2]) }),
  data: z.object({ banned: flag }),
  refusals: REFUSALS,
  causes: ['roomKicked', 'roomSeatsChanged', 'seatDecorationsChanged'],
  rules: ['api.room.v1.groupblack', 'error.12011'],
});

/** api.room.v1.speaking */
const speaking = defineEndpoint(STAFF_PATHS, {
  ...base,
  name: 'room.speaking',
  summary: 'Mute a user in the room chat (type 1), or lift the mute (type 2).',
  request: z.object({ ...inRoomTo, type: wireCode([1, 2]) }),
  data: z.object({ is_speak: flag }),
  refusals: REFUSALS,
  causes: ['roomUserMuted', 'roomUserUnmuted'],
  rules: ['api.room.v1.speaking'],
});

/** api.room.v1.clearScreen */
const clearScreen = defineEndpoint(STAFF_PATHS, {
  ...base,
  name: 'room.clear_screen',
  summary: 'Clear the chat for every user in the room.',
  request: z.object(inRoom),
  data: nothing,
  refusals: ['roomUnknown', 'roomPermissionNeeded'],
  causes: ['roomChatCleared'],
  rules: ['api.room.v1.clearScreen'],
});

export const STAFF_CALLS = {
  'room.set_admin': setAdmin,
  'room.cancel_admin': cancelAdmin,
  'room.set_reception': setReception,
  'room.cancel_reception': cancelReception,
  'room.black': black,
  'room.speaking': speaking,
  'room.clear_screen': clearScreen,
} as const satisfies Calls<typeof STAFF_PATHS>;
