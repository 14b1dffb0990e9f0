import * as z from 'zod/mini';

/** Fields that many calls of the control API share. */

/** Stands for every person of a world. */
export const ALL_USERS = '*';

export const nothing = z.object({});
/** Number or name of a person, hall, channel, room, gift or order. */
export const controlId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
/** A user number, or everybody. */
export const controlPerson = z.string().check(z.regex(/^([0-9A-Za-z_-]{1,64}|\*)$/));
