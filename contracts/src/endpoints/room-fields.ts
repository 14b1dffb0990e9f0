import * as z from 'zod/mini';
import { intWithin, micGroupId, roomId, userNo } from '../kernel/codecs.ts';
import { SEATS_MAX } from '../limits.ts';

/**
 * Fields shared by the calls of voice rooms. Nearly all of these calls send a query, so every value arrives as text.
 */

export const SHAPE = 'the specification shows neither payload nor result';

/** api.room.v1.device-id: the specification does not say which calls send it, so every /v1 call may (open point C5). */
export const device = z.optional(z.string().check(z.maxLength(128)));
export const page = intWithin(1, 100_000);
export const limit = intWithin(1, 100);

/** A request about one room. */
export const inRoom = { group_id: roomId, device } as const;
/** A request about one user in one room. */
export const inRoomTo = { ...inRoom, to: userNo } as const;
export const nothing = z.object({});

/**
 * A request about the applications of a room, or of a voice channel of a hall. The specification names one set of calls for
 * microphone applications, and a hall function that approves them (role.hall-function.approve-mic, open point A15).
 */
export const inGroup = { group_id: micGroupId, device } as const;
export const micNumber = intWithin(0, SEATS_MAX - 1);
/** What the room hears of who sits where. */
export const SEATED = ['roomSeatsChanged', 'seatDecorationsChanged'] as const;
