import * as z from 'zod/mini';
import { counter, flag, optionalFlag, text, userNo } from '../kernel/codecs.ts';
import { idOrNone } from '../kernel/known-values.ts';
import { gender } from './user.ts';

/** The fields of a user in a list. */
export const userBrief = z
  .object({
    no: userNo,
    nick: text,
    avatar: text,
    gender,
    age: counter,
    sign: text,
    online: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'UserBrief' });
export type UserBrief = z.output<typeof userBrief>;

/** entity.follow-entry: `no`, and the fields that the list shows. */
export const followEntry = z
  .extend(userBrief, {
    /** Whether the two users follow each other. */
    mutual: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'FollowEntry' });
export type FollowEntry = z.output<typeof followEntry>;

/** entity.blacklist: the accounts that a user blocked. */
export const blacklist = z.object({ account: z.array(z.string()) }).register(z.globalRegistry, { id: 'Blacklist' });
export type Blacklist = z.output<typeof blacklist>;

/** The caller's relation to a user. */
export const relation = z
  .object({
    no: userNo,
    /** The caller follows the user. */
    follow: flag,
    /** The user follows the caller. */
    fan: flag,
    friend: flag,
    /** The caller blocked the user. */
    black: flag,
    /** The user blocked the caller. */
    blacked: flag,
  })
  .register(z.globalRegistry, { id: 'Relation' });
export type Relation = z.output<typeof relation>;

/** Current location of a user. Ids are empty when the user is nowhere, or when the caller may not know. */
export const userStatus = z
  .object({
    no: userNo,
    online: flag,
    /** Hall and voice channel. */
    hall_id: idOrNone,
    channel_id: idOrNone,
    /** Voice room. */
    room_no: idOrNone,
  })
  .register(z.globalRegistry, { id: 'UserStatus' });
export type UserStatus = z.output<typeof userStatus>;
