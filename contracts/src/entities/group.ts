import * as z from 'zod/mini';
import { counter, flag, text, userNo } from '../kernel/codecs.ts';
import { knownText } from '../kernel/known-values.ts';
import { userBrief } from './people.ts';

/** entity.bar-group: purpose of a bar-style group; empty for an ordinary group. */
export const GROUP_TYPES = ['bar-serve', 'bar-workspace', 'bar-weal'] as const;

/** entity.group-info */
export const groupInfo = z
  .object({
    id: z.string(),
    name: text,
    icon: text,
    /** Whether the caller is a member. */
    in_group: flag,
    /** Some of the members; group.members returns all. */
    users: z.array(userBrief),
    /** 0 when the caller is not a member. */
    user_count: counter,
  })
  .register(z.globalRegistry, { id: 'GroupInfo' });
export type GroupInfo = z.output<typeof groupInfo>;

/** entity.bar-group */
export const barGroup = z
  .object({ id: z.string(), group_type: z.literal(GROUP_TYPES), icon: text, name: text })
  .register(z.globalRegistry, { id: 'BarGroup' });
export type BarGroup = z.output<typeof barGroup>;

/** A member of a group. */
export const groupMember = z
  .object({
    no: userNo,
    nick: text,
    avatar: text,
    /** `owner`, `manager` or empty. */
    role: knownText(['', 'owner', 'manager'], ''),
  })
  .register(z.globalRegistry, { id: 'GroupMember' });
export type GroupMember = z.output<typeof groupMember>;

/** The hall of a group. */
export const boundHall = z
  .object({ hall_id: z.string(), name: text, bg_img: text, in_hall: flag })
  .register(z.globalRegistry, { id: 'BoundHall' });
export type BoundHall = z.output<typeof boundHall>;
