import * as z from 'zod/mini';
import { counter, epochMillis, flag, text, userNo } from '../kernel/codecs.ts';
import { knownCode } from '../kernel/known-values.ts';
import { relation, userBrief, userStatus } from './people.ts';
import { gender, userInfo } from './user.ts';

/** A person's page. */
export const profile = z
  .extend(userInfo, {
    /** Picture of the page, or empty. */
    home_page: text,
    follow_count: counter,
    fan_count: counter,
    friend_count: counter,
    is_mahogany: flag,
  })
  .register(z.globalRegistry, { id: 'Profile' });
export type Profile = z.output<typeof profile>;

/** What somebody has won. */
export const medal = z
  .object({ id: z.string(), name: text, icon: text, /** When it was won. */ time: epochMillis })
  .register(z.globalRegistry, { id: 'Medal' });
export type Medal = z.output<typeof medal>;

/** What a card beside a person's picture shows. */
export const personCard = z
  .object({
    user: userBrief,
    relation,
    status: userStatus,
    prov: text,
    city: text,
    home_page: text,
    medals: z.array(medal),
    is_mahogany: flag,
  })
  .register(z.globalRegistry, { id: 'PersonCard' });
export type PersonCard = z.output<typeof personCard>;

/** A user behind an account of a bar-style group. */
export const barUser = z
  .object({
    /** `bar_` and the user number (open point A13). */
    account: z.string(),
    no: userNo,
    nick: text,
    avatar: text,
    gender,
  })
  .register(z.globalRegistry, { id: 'BarUser' });
export type BarUser = z.output<typeof barUser>;

/** Where a review of somebody's real name stands. Refused and none are ours: anything but 0 and 1 is not verified. */
export const AUDIT_STATUS = { none: -1, pending: 0, verified: 1, refused: 2 } as const;
const auditStatus = knownCode(AUDIT_STATUS, 'refused');
export type AuditStatus = z.output<typeof auditStatus>;

/** entity.real-name */
export const realName = z
  .object({
    audit_status: auditStatus,
    /** Why it was refused. */
    audit_reason: text,
    /** What was handed in, masked; JSON text. */
    audit_data: text,
  })
  .register(z.globalRegistry, { id: 'RealName' });
export type RealName = z.output<typeof realName>;

/** entity.register-package: what somebody gets who has just registered. */
export const registerPackage = z
  .object({
    name: text,
    list: z.array(z.object({ name: text, icon: text, num: counter })),
    /** Shown for the first time. */
    is_new: flag,
  })
  .register(z.globalRegistry, { id: 'RegisterPackage' });
export type RegisterPackage = z.output<typeof registerPackage>;
