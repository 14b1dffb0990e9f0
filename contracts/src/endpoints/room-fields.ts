import * as z from 'zod/mini';
import { intWithin, roomId, userNo } from '../kernel/codecs.ts';

/** Fields that many calls of voice rooms share. Nearly all of them are queries: every value arrives as text. */

export const SHAPE = 'the specification shows neither payload nor result of this call';

/** api.room.v1.device-id: which calls send it is not shown, so every /v1 call may (open point C5). */
export const device = z.optional(z.string().check(z.maxLength(128)));
export const page = intWithin(1, 100_000);
export const limit = intWithin(1, 100);

/** A request that is about one room. */
export const inRoom = { group_id: roomId, device } as const;
/** A request that is about one person in one room. */
export const inRoomTo = { ...inRoom, to: userNo } as const;
export const nothing = z.object({});
