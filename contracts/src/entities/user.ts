import * as z from 'zod/mini';
import { counter, epochMillis, flag, looseInt, oneOrZero, optionalFlag, text, userNo } from '../kernel/codecs.ts';
import { dayOrNone, knownText, optionalKnownCode } from '../kernel/known-values.ts';

export const GENDER = { unsaid: 0, male: 1, female: 2 } as const;
/** 0 not said, 1 male, 2 female. */
export const gender = optionalKnownCode(GENDER, 'unsaid');

/**
 * Roles in a hall: of ordinary members it is empty. `admin` is that of a channel in which sent messages are not tracked
 * (role.channel-admin-no-tracking).
 */
export const HALL_ROLES = ['', 'manage', 'owner', 'admin'] as const;
export const hallRole = knownText(HALL_ROLES, '');
export type HallRole = z.output<typeof hallRole>;
/** The role of a member, where the owner is known otherwise. */
const memberRole = knownText(['', 'manage'], '');

/** entity.user-info */
export const userInfo = z
  .object({
    no: userNo,
    /** Shown name; empty until the profile is complete (role.can-login). */
    nick: text,
    gender,
    age: counter,
    /** URL of the picture, absolute or below the static host; empty shows the initial. */
    avatar: text,
    /** Birthday as YYYY-MM-DD, or empty. */
    birth: dayOrNone,
    /** Personal line. */
    sign: text,
    /** Province. */
    prov: text,
    hobby: text,
    tag: text,
    album: z._default(z.array(z.string()), []),
    medal: z._default(z.array(z.string()), []),
    city: text,
    location: text,
    ip: text,
    /** Only in one's own info, and masked. */
    phone: text,
  })
  .register(z.globalRegistry, { id: 'UserInfo' });
export type UserInfo = z.output<typeof userInfo>;

/** entity.login-info: the answer to a login, kept encrypted by the client. */
export const loginInfo = z
  .object({
    no: userNo,
    /** When the session began; epoch seconds or milliseconds on the wire (open point B2), milliseconds once decoded. */
    access_time: epochMillis,
    /** Lifetime in seconds. */
    expires_in: z.pipe(looseInt, z.int().check(z.gte(0))),
    attach: z.object({
      /** True (1) when the profile is complete. */
      base: flag,
    }),
    token: z.object({
      /** Session id, part of every authorization header. */
      sid: z.string(),
      access_token: z.string(),
      /** Key of the request signature. */
      secret_key: z.string(),
    }),
    phone: text,
  })
  .register(z.globalRegistry, { id: 'LoginInfo' });
export type LoginInfo = z.output<typeof loginInfo>;

/** entity.hall-user: one person as a member of one hall. */
export const hallUser = z
  .object({
    id: userNo,
    nick: text,
    avatar: text,
    online: optionalFlag,
    /** `manage` or empty. The owner is known by the hall's user_id. */
    role: memberRole,
    age: counter,
    gender,
    mic_mute: optionalFlag,
    text_mute: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'HallUser' });
export type HallUser = z.output<typeof hallUser>;

/** What a profile card and a mic entry show of a person in a hall. */
export const userCard = z
  .object({
    uid: userNo,
    nick: text,
    avatar: text,
    gender,
    age: counter,
    sign: text,
    role: memberRole,
    online: optionalFlag,
    mic_mute: optionalFlag,
    text_mute: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'UserCard' });
export type UserCard = z.output<typeof userCard>;

/** entity.chat-author */
export const author = z
  .object({ id: userNo, nick: text, avatar: text, role: hallRole })
  .register(z.globalRegistry, { id: 'ChatAuthor' });
export type Author = z.output<typeof author>;

/** entity.hall-mic-entry: one person who is in a voice channel. */
export const micEntry = z
  .object({
    mic_uid: userNo,
    /** Open when the wire says 1, in whatever spelling of it (the specification shows the string); muted for anything else. */
    mic_state: oneOrZero,
    nick: text,
    avatar: text,
  })
  .register(z.globalRegistry, { id: 'HallMicEntry' });
export type MicEntry = z.output<typeof micEntry>;
