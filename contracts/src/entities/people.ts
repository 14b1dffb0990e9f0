import * as z from 'zod/mini';
import { counter, flag, optionalFlag, text, userNo } from '../kernel/codecs.ts';
import { idOrNone } from '../kernel/known-values.ts';
import { gender } from './user.ts';

/** What a list of people shows of each. */
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

/** entity.follow-entry: `no`, and what the list shows beside it. */
export const followEntry = z
  .extend(userBrief, {
    /** Whether both follow each other. */
    mutual: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'FollowEntry' });
export type FollowEntry = z.output<typeof followEntry>;

/** entity.blacklist: the accounts that somebody has blocked. */
export const blacklist = z.object({ account: z.array(z.string()) }).register(z.globalRegistry, { id: 'Blacklist' });
export type Blacklist = z.output<typeof blacklist>;

/** How the caller stands to somebody. */
export const relation = z
  .object({
    no: userNo,
    /** The caller follows them. */
    follow: flag,
    /** They follow the caller. */
    fan: flag,
    friend: flag,
    /** The caller has blocked them. */
    black: flag,
    /** They have blocked the caller. */
    blacked: flag,
  })
  .register(z.globalRegistry, { id: 'Relation' });
export type Relation = z.output<typeof relation>;

/** Where somebody is now. Ids are empty where they are nowhere, or where the caller may not know. */
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
