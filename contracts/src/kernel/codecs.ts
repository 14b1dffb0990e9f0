import * as z from 'zod/mini';

/**
 * The irregularities of the wire, each handled once: ids that arrive as numbers, flags that are "1" and "0", JSON
 * inside strings, comma-separated lists, and times of unstated unit. Decoding is tolerant and encoding is exact: every
 * value has one encoded form.
 */

const stringOrNumber = z.union([z.string(), z.number()]);

const id = () =>
  z.codec(stringOrNumber, z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/)), {
    decode: String,
    encode: (value) => value,
  });

/** A user number (`no`, `uid`, `user_id`, `from_id`). */
export const userNo = id().brand<'UserNo'>();
/** A hall id. */
export const hallId = id().brand<'HallId'>();
/** A voice room's number (`room_no`, `group_id`). */
export const roomId = id().brand<'RoomId'>();
/** A gift in the catalogue. */
export const giftId = id().brand<'GiftId'>();
/** A channel id. */
export const channelId = id().brand<'ChannelId'>();
/** Where microphones are applied for: a voice room, or a voice channel of a hall. Both are written alike. */
export const micGroupId: typeof roomId | typeof channelId = id().brand<'RoomId'>();
/** The server's id of a chat message. Ids grow with time within a channel, see `compareMsgIds`. */
export const msgId = id().brand<'MsgId'>();
/** The sender's own id of a chat message (`c_mid`), the idempotency key of a send. */
export const clientMid = id().brand<'ClientMid'>();

export type UserNo = z.output<typeof userNo>;
export type HallId = z.output<typeof hallId>;
export type RoomId = z.output<typeof roomId>;
export type GiftId = z.output<typeof giftId>;
export type ChannelId = z.output<typeof channelId>;
export type MicGroupId = RoomId | ChannelId;
export type MsgId = z.output<typeof msgId>;
export type ClientMid = z.output<typeof clientMid>;

/** Orders two server message ids. They are decimal sequence numbers, so the longer one is later. */
export function compareMsgIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** An integer that may arrive as a decimal string; encoded as a number. */
export const looseInt = z.codec(stringOrNumber, z.int(), {
  decode: (value, context) => {
    const number = typeof value === 'number' ? value : /^-?\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isSafeInteger(number)) return number;
    context.issues.push({ code: 'invalid_type', expected: 'int', input: value, message: 'not an integer' });
    return z.NEVER;
  },
  encode: (value) => value,
});

/** One of a few integers, as tolerant as `looseInt`: `wireCode([1, 2])` decodes "2" to 2. */
export function wireCode<const Codes extends readonly [number, ...number[]]>(codes: Codes) {
  return z.pipe(looseInt, z.literal(codes));
}

/** A boolean that travels as the string "1" or "0"; numbers and booleans are accepted. */
export const oneOrZero = z.codec(z.union([z.string(), z.number(), z.boolean()]), z.boolean(), {
  decode: (value) => value === true || value === 1 || value === '1',
  encode: (value) => (value ? '1' : '0'),
});

/** A boolean that travels as the number 1 or 0; strings and booleans are accepted. */
export const flag = z.codec(z.union([z.number(), z.string(), z.boolean()]), z.boolean(), {
  decode: (value) => value === true || value === 1 || value === '1',
  encode: (value) => (value ? 1 : 0),
});

/** A `flag` that may be missing or null on the wire where absence means no; always encoded. */
export const optionalFlag = z.codec(
  z.optional(z.nullable(z.union([z.number(), z.string(), z.boolean()]))),
  z.boolean(),
  {
    decode: (value) => value === true || value === 1 || value === '1',
    encode: (value) => (value ? 1 : 0),
  },
);

/**
 * JSON text inside a string field, decoded to `schema`. Text that is not JSON is an ordinary issue, never an exception.
 */
export function jsonString<Schema extends z.core.$ZodType>(schema: Schema) {
  const text = z.codec(z.string(), z.unknown(), {
    decode: (value, context) => {
      try {
        return JSON.parse(value, withoutPrototypeKeys) as unknown;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: value, message: 'not JSON' });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
  return z.pipe(text, schema);
}

function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value;
}

/** A comma-separated list: "1,2,3". The empty string is the empty list. */
export function commaList<Item extends z.core.$ZodType>(item: Item) {
  const parts = z.codec(stringOrNumber, z.array(z.any()), {
    decode: (value) =>
      String(value)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    encode: (items) => items.join(','),
  });
  return z.pipe(parts, z.array(item));
}

/** A greater timestamp can only be milliseconds: as seconds it would be the year 5138 (open points B2, B3). */
const LARGEST_EPOCH_SECONDS = 1e11;
/** The end of the year 9999. A `Date` beyond 8.64e15 is invalid, and formatting it throws. */
const LARGEST_EPOCH_MS = 253_402_300_799_999;

/** A time outside of 1970 to 9999 is clamped: no sender can make a time that a reader cannot format. */
function toEpochMs(value: string | number): number {
  const number = Number(value);
  const ms = number > LARGEST_EPOCH_SECONDS ? Math.round(number) : Math.round(number * 1000);
  return Math.min(LARGEST_EPOCH_MS, Math.max(0, ms));
}

/** A time encoded in epoch seconds; decoded to epoch milliseconds from either unit. */
export const epochSeconds = z.codec(stringOrNumber, z.number(), {
  decode: toEpochMs,
  encode: (ms) => Math.floor(ms / 1000),
});

/**
 * A time in epoch seconds that may be missing or null on the wire. Missing and 0 mean never. Decoded to milliseconds.
 */
export const momentOrNever = z.codec(z.optional(z.nullable(stringOrNumber)), z.number(), {
  decode: (value) => toEpochMs(value ?? 0) || 0,
  encode: (ms) => Math.floor(ms / 1000),
});

/** A time encoded in epoch milliseconds; decoded to epoch milliseconds from either unit. */
export const epochMillis = z.codec(stringOrNumber, z.number(), {
  decode: toEpochMs,
  encode: (ms) => ms,
});

/** A non-negative counter that may be missing or null on the wire; missing means 0, and a fraction counts its whole part. */
export const counter = z.codec(z.optional(z.nullable(stringOrNumber)), z.int(), {
  decode: (value) => {
    const number = Math.trunc(Number(value ?? 0));
    return Number.isSafeInteger(number) && number > 0 ? number : 0;
  },
  encode: (value) => value,
});

/** A value or null. Null is always encoded, and may be missing on the wire. */
export function orNull<Schema extends z.core.$ZodType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

/** Text that may be missing or null on the wire; missing means ''. */
export const text = z.codec(z.optional(z.nullable(stringOrNumber)), z.string(), {
  decode: (value) => String(value ?? ''),
  encode: (value) => value,
});

/**
 * A list that may be missing or null on the wire. Unreadable items are left out, so that one bad item does not cost the
 * list.
 */
export function tolerantList<Item extends z.core.$ZodType>(item: Item) {
  const readable = z.codec(z.optional(z.nullable(z.array(z.unknown()))), z.array(z.any()), {
    decode: (values) => (values ?? []).filter((value) => z.safeParse(item, value).success),
    encode: (values) => values,
  });
  return z.pipe(readable, z.array(item));
}

/** An integer within bounds, also from a query string. */
export function intWithin(min: number, max: number) {
  return z.pipe(looseInt, z.int().check(z.gte(min), z.lte(max)));
}
