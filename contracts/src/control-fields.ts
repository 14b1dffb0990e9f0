import * as z from 'zod/mini';

/** Fields shared by several calls of the control API. */

/** Stands for every user of a world. */
export const ALL_USERS = '*';

export const nothing = z.object({});
/** Number or name of a user, hall, channel, room, gift or order. */
export const controlId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
/** A user number, or `*` for all users. */
export const controlPerson = z.string().check(z.regex(/^([0-9A-Za-z_-]{1,64}|\*)$/));

/** Of an open or a closed connection: whose it is, of which kind, and how its program names it. */
/** The kinds of socket of the platform. */
export const socketKind = z.literal(['hall', 'room', 'audio', 'im']);

export const controlConnection = {
  id: z.string(),
  user: z.string(),
  socket: socketKind,
  /** Hall and room sockets: the `label` of the handshake, by which a program recognises its own. */
  label: z.optional(z.string()),
};

/** The latest moment of a world, epoch milliseconds: the end of the year 9999 (UTC). Later years have no date that every program reads. */
export const WORLD_CLOCK_MAX = 253_402_300_799_999;
/** Events that one request emits at most. */
export const EMIT_TIMES_MAX = 100;
