import * as z from 'zod/mini';
import { counter, epochMillis, flag, text, userNo } from '../kernel/codecs.ts';
import { knownCode } from '../kernel/known-values.ts';
import { relation, userBrief, userStatus } from './people.ts';
import { gender, userInfo } from './user.ts';

/** A user's page. */
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

/** A medal that a user won. */
export const medal = z
  .object({ id: z.string(), name: text, icon: text, /** Time of the award. */ time: epochMillis })
  .register(z.globalRegistry, { id: 'Medal' });
export type Medal = z.output<typeof medal>;

/** The fields of a card beside a user's picture. */
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

/** The user behind a bar-group account. */
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

/** Status of a real-name review. Refused and none are ours: any value but 0 and 1 means not verified. */
export const AUDIT_STATUS = { none: -1, pending: 0, verified: 1, refused: 2 } as const;
const auditStatus = knownCode(AUDIT_STATUS, 'refused');
export type AuditStatus = z.output<typeof auditStatus>;

/** entity.real-name */
export const realName = z
  .object({
    audit_status: auditStatus,
    /** Reason for a refusal. */
    audit_reason: text,
    /** The submitted data, masked, as JSON text. */
    audit_data: text,
  })
  .register(z.globalRegistry, { id: 'RealName' });
export type RealName = z.output<typeof realName>;

/** entity.register-package: the package of a newly registered user. */
export const registerPackage = z
  .object({
    name: text,
    list: z.array(z.object({ name: text, icon: text, num: counter })),
    /** Whether this is the first time it is shown. */
    is_new: flag,
  })
  .register(z.globalRegistry, { id: 'RegisterPackage' });
export type RegisterPackage = z.output<typeof registerPackage>;
