import * as z from 'zod/mini';
import { counter, epochMillis, flag, looseInt, oneOrZero, optionalFlag, text, userNo } from '../kernel/codecs.ts';
import { dayOrNone, knownText, optionalKnownCode } from '../kernel/known-values.ts';

export const GENDER = { unsaid: 0, male: 1, female: 2 } as const;
/** 0 unknown, 1 male, 2 female. */
export const gender = optionalKnownCode(GENDER, 'unsaid');

/**
 * Roles in a hall; empty for ordinary members. `admin` is the role in a channel that does not track sent messages
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
    /** Display name; empty until the profile is complete (role.can-login). */
    nick: text,
    gender,
    age: counter,
    /** URL of the picture, absolute or below the static host; empty shows the initial. */
    avatar: text,
    /** Birthday as YYYY-MM-DD, or empty. */
    birth: dayOrNone,
    /** Personal signature line. */
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
    /** Masked; only in the caller's own info. */
    phone: text,
  })
  .register(z.globalRegistry, { id: 'UserInfo' });
export type UserInfo = z.output<typeof userInfo>;

/** entity.login-info: the reply to a login, which the client keeps encrypted. */
export const loginInfo = z
  .object({
    no: userNo,
    /** Start of the session; epoch seconds or milliseconds on the wire (open point B2), milliseconds once decoded. */
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

/** entity.hall-user: a user as a member of one hall. */
export const hallUser = z
  .object({
    id: userNo,
    nick: text,
    avatar: text,
    online: optionalFlag,
    /** `manage` or empty. The hall's user_id identifies the owner. */
    role: memberRole,
    age: counter,
    gender,
    mic_mute: optionalFlag,
    /** Ours: the name of the manager who muted the microphone; empty without a mute and where it is not known. */
    mic_muted_by: text,
    text_mute: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'HallUser' });
export type HallUser = z.output<typeof hallUser>;

/** The fields of a profile card and a mic entry in a hall. */
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
    /** Ours: the name of the manager who muted the microphone; empty without a mute and where it is not known. */
    mic_muted_by: text,
    text_mute: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'UserCard' });
export type UserCard = z.output<typeof userCard>;

/** entity.chat-author */
export const author = z
  .object({ id: userNo, nick: text, avatar: text, role: hallRole })
  .register(z.globalRegistry, { id: 'ChatAuthor' });
export type Author = z.output<typeof author>;

/** entity.hall-mic-entry: one user in a voice channel. */
export const micEntry = z
  .object({
    mic_uid: userNo,
    /** Open when the wire says 1, as number or text (the specification shows the string); muted for any other value. */
    mic_state: oneOrZero,
    nick: text,
    avatar: text,
    /** When the user asked to be heard again; absent without an application (ours). */
    apply_time: z.optional(epochMillis),
  })
  .register(z.globalRegistry, { id: 'HallMicEntry' });
export type MicEntry = z.output<typeof micEntry>;
