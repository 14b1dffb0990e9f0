import * as z from 'zod/mini';
import { oneOrZero, text, wireCode } from '../kernel/codecs.ts';
import { optionalKnownCode } from '../kernel/known-values.ts';
import { userBrief } from './people.ts';

/** entity.banner */
export const banner = z
  .object({
    id: text,
    /** 1 opens the external link in `path`, 2 joins the room in `extra_param`. */
    type: wireCode([1, 2]),
    title: text,
    /** Picture: a path below the static host, or a URL. */
    img: text,
    path: text,
    extra_param: z.optional(z.object({ is_lock: oneOrZero, no: text })),
  })
  .register(z.globalRegistry, { id: 'Banner' });
export type Banner = z.output<typeof banner>;

/** Any other value means off. */
export const ACTIVITY = { off: 0, on: 1 } as const;

/** Usable only with state 1, status 1 and a non-empty `sync` list. */
export const activityConfig = z
  .object({
    id: text,
    state: optionalKnownCode(ACTIVITY, 'off'),
    status: optionalKnownCode(ACTIVITY, 'off'),
    /** JSON text of a list. */
    sync: text,
  })
  .register(z.globalRegistry, { id: 'ActivityConfig' });
export type ActivityConfig = z.output<typeof activityConfig>;

export const appDownload = z
  .object({ platform: z.literal(['android', 'ios', 'pc', 'web']), url: text, version: text })
  .register(z.globalRegistry, { id: 'AppDownload' });

/** A game that a user plays with others. */
export const playerSkill = z
  .object({
    game_id: text,
    game_name: text,
    icon: text,
    /** The player's own description of their level: a rank, a tier. */
    level: text,
    /** Tags of the player in this game; a team invite shows the first three. */
    tags: z.array(z.string()),
    intro: text,
  })
  .register(z.globalRegistry, { id: 'PlayerSkill' });
export type PlayerSkill = z.output<typeof playerSkill>;

/** A user recommended to players who look for company. */
export const playerBrief = z
  .object({
    ...userBrief.shape,
    /** Level in the requested game, otherwise in the first game; empty without games. */
    skill: text,
  })
  .register(z.globalRegistry, { id: 'PlayerBrief' });
export type PlayerBrief = z.output<typeof playerBrief>;
