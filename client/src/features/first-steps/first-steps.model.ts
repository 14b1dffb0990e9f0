import { type ChannelId, channelId, type HallId, type UserNo } from '@miczero/contracts';
import * as z from 'zod/mini';

/** What the owner of a new hall does first, in the order of the list. */
export const STEPS = ['picture', 'intro', 'channel', 'invite', 'word'] as const;
export type Step = (typeof STEPS)[number];

/** What the hall itself does not tell about its first steps. */
export interface KeptSteps {
  /** The channels that the hall was created with; null until they are known. */
  readonly channels: readonly ChannelId[] | null;
  readonly isInvited: boolean;
  readonly hasSpoken: boolean;
  /** All but the next step are hidden; null: the viewer has not said. */
  readonly isFolded: boolean | null;
}
export type StepsByHall = Readonly<Record<HallId, KeptSteps>>;

export const NEW_STEPS: KeptSteps = { channels: null, isInvited: false, hasSpoken: false, isFolded: null };

export interface HallFacts {
  readonly bg_img: string;
  readonly intro: string;
  readonly channels: readonly ChannelId[];
}

/** A picture or a channel that is taken away again opens its step again. */
export function doneSteps(kept: KeptSteps, { bg_img, intro, channels }: HallFacts): Readonly<Record<Step, boolean>> {
  const first = kept.channels ?? channels;
  return {
    picture: bg_img !== '',
    intro: intro.trim() !== '',
    channel: channels.some((id) => !first.includes(id)),
    invite: kept.isInvited,
    word: kept.hasSpoken,
  };
}

const stored = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      channels: z.nullable(z.array(channelId)),
      isInvited: z.boolean(),
      hasSpoken: z.boolean(),
      isFolded: z.nullable(z.boolean()),
    }),
  ),
);
/** The lists of every account of the device. */
export type StoredSteps = Readonly<Record<UserNo, StepsByHall>>;

/** Throws on what is not its own writing. */
export function readSteps(text: string | null): StoredSteps {
  return text === null ? {} : z.parse(stored, JSON.parse(text));
}

/** The text to store; null when no account has a list any more. */
export function withSteps(all: StoredSteps, viewer: UserNo, steps: StepsByHall): string | null {
  const { [viewer]: _before, ...others } = all;
  const next = Object.keys(steps).length === 0 ? others : { ...others, [viewer]: steps };
  return Object.keys(next).length === 0 ? null : JSON.stringify(next);
}
