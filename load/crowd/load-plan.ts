import type { Validation } from './hall-crowd.ts';
import { type NemesisPlan, NO_FAULTS } from './nemesis.ts';
import type { Session } from './signed-target.ts';

/** Everything that a run needs, as JSON: written by `npm run load`, read by k6. */
export interface LoadPlan {
  readonly name: string;
  readonly run: string;
  /** `ws://host:port` of the platform. */
  readonly origin: string;
  readonly world: string;
  readonly hall: string;
  readonly channel: string;
  /** The receivers, then the senders. */
  readonly sessions: readonly Session[];
  readonly receivers: number;
  readonly senders: number;
  readonly messages: number;
  readonly perSecond: number;
  readonly vus: number;
  readonly validation: Validation;
  readonly nemesis: NemesisPlan;
}

/** What a named run does unless options say otherwise. */
export interface LoadProfile {
  readonly summary: string;
  readonly receivers: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly nemesis: NemesisPlan;
}

/** The named runs of `npm run load -- NAME`. */
export const PROFILES = {
  'hall-throughput': {
    summary: 'a crowded hall that reads while 20 people talk',
    receivers: 1000,
    perSecond: 10,
    seconds: 30,
    nemesis: NO_FAULTS,
  },
  dedupe: {
    summary: 'the same hall while one message in twenty arrives twice',
    receivers: 1000,
    perSecond: 10,
    seconds: 30,
    nemesis: { ...NO_FAULTS, duplicate: 0.05 },
  },
  soak: {
    summary: 'a lively hall for ten minutes',
    receivers: 500,
    perSecond: 10,
    seconds: 600,
    nemesis: NO_FAULTS,
  },
} as const satisfies Readonly<Record<string, LoadProfile>>;

export type ProfileName = keyof typeof PROFILES;
