import * as z from 'zod/mini';

/** Fields shared by several calls of the control API. */

/** Stands for every user of a world. */
export const ALL_USERS = '*';

export const nothing = z.object({});
/** Number or name of a user, hall, channel, room, gift or order. */
export const controlId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
/** A user number, or `*` for all users. */
export const controlPerson = z.string().check(z.regex(/^([0-9A-Za-z_-]{1,64}|\*)$/));

/** The kinds of socket of the platform. */
export const socketKind = z.literal(['hall', 'room', 'audio', 'im']);

/** Of an open or a closed connection: whose it is, of which kind, and how its program names it. */
export const controlConnection = {
  id: z.string(),
  user: z.string(),
  socket: socketKind,
  /** Hall and room sockets: the `label` of the handshake, by which a program recognises its own. */
  label: z.optional(z.string()),
};

/** The latest moment of a world, epoch milliseconds: the end of the year 9999 (UTC). Later years have no date that every program reads. */
export const WORLD_CLOCK_MAX = 253_402_300_799_999;
/** Entries that one look into the journal answers at most. */
export const JOURNAL_ENTRIES_MAX = 1000;
/** Receivers that an entry of the journal names at most, those that got it first: a frame to a crowd tells how many there were. */
export const JOURNAL_RECEIVERS_MAX = 20;
/** Events that one request emits at most. */
export const EMIT_TIMES_MAX = 100;
/** Characters of a body that is sent as it is. */
const RAW_MAX = 65_536;

const wireObject = z.record(z.string(), z.unknown());
/** What an emitted event says: exactly one of the two. */
export const emittedBody = {
  /** The body in wire form. What the contract refuses, or would not keep, is refused with its path. */
  body: z.optional(wireObject),
  /** The text of the body, sent byte for byte though it may fit no schema or be no JSON. An object is written as compact JSON. */
  raw: z.optional(z.union([z.string().check(z.maxLength(RAW_MAX)), wireObject])),
  /**
   * Gives each chat line of `chatMessage` and `roomChat` ids of its own in the body: pages take two lines with one id for the same. Without
   * it the body arrives as it is written. Other events have no such ids. The line of a running team keeps its own: pages know the team by it.
   */
  own_ids: z.optional(z.boolean()),
};
