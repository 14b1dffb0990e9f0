import type { Session } from '@miczero/scenarios/player';
import { type FaultPlan, NO_FAULTS } from './fault-injector.ts';
import type { StormPlan } from './hall-crowd.ts';
import type { P95Limits } from './p95-limits.ts';
import type { RoomCrowdPlan } from './room-crowd.ts';
import type { Validation } from './validation.ts';

/** Everything that a run needs, as JSON: written by `npm run load`, read by k6. */
export interface LoadPlan {
  readonly name: string;
  readonly run: string;
  /** `ws://host:port` of the platform. */
  readonly origin: string;
  readonly world: string;
  /** Of the control API; empty where it asks for none. */
  readonly token: string;
  readonly hall: string;
  readonly channel: string;
  /** The receivers, then the senders, of the hall; none where people sign in themselves. */
  readonly sessions: readonly Session[];
  readonly receivers: number;
  readonly senders: number;
  readonly messages: number;
  readonly perSecond: number;
  readonly vus: number;
  readonly validation: Validation;
  readonly faults: FaultPlan;
  readonly limits: P95Limits;
  readonly storm: StormPlan | null;
  /** People who sign in while the run lasts; none where the hall and the room are all there is. */
  readonly arrivals: ArrivalsPlan;
  readonly room: RoomLoadPlan | null;
  /** The text of a scenario that every VU plays in worlds of its own; empty for none. */
  readonly scenario: string;
  /** Of what a failed play is told in. */
  readonly language: 'zh' | 'en';
}

export interface ArrivalsPlan {
  readonly people: number;
  readonly perSecond: number;
  /** Of the person 0. */
  readonly firstPhone: number;
  readonly password: string;
}

/** A voice room beside the hall or without one. The members on seats speak, and the first of them gives to the second. */
export interface RoomLoadPlan extends RoomCrowdPlan {
  readonly sessions: readonly Session[];
  readonly speakers: number;
}

/** The options that change what a run does. */
export type LoadOption =
  | 'receivers'
  | 'rate'
  | 'seconds'
  | 'vus'
  | 'validation'
  | 'duplicate'
  | 'lose-every'
  | 'swap-every'
  | 'repeat-every'
  | 'delay-every'
  | `${keyof P95Limits}-p95`;

/** Of a crowd that hears numbered messages. */
const CROWD_OPTIONS: readonly LoadOption[] = [
  'receivers',
  'rate',
  'seconds',
  'vus',
  'validation',
  'duplicate',
  'lose-every',
  'swap-every',
  'repeat-every',
  'delay-every',
];

/** What a named run does unless options say otherwise. */
export interface LoadProfile {
  /**
   * The file of `load/k6` that plays it. In `logins` the receivers are the people who sign in, at the rate `perSecond`; in `room`
   * they are its members; in `scenario` the plays at once, and `perSecond` those that begin.
   */
  readonly script: 'hall' | 'logins' | 'room' | 'evening' | 'scenario';
  readonly receivers: number;
  readonly perSecond: number;
  /** In `logins` it follows from the people and their rate. */
  readonly seconds: number;
  readonly faults: FaultPlan;
  /** The options that change this run: any other would do nothing, and is refused. */
  readonly options: readonly LoadOption[];
  /** Half way all receivers lose their sockets at once, and come back. */
  readonly hasStorm: boolean;
}

/** Time for the last line before a storm to arrive. */
export const CALM_BEFORE_STORM_MS = 2000;
/** Time for each socket to come back, and at least: a handshake costs more than a message. */
const RETURN_MS = 4;
const RETURN_AT_LEAST_MS = 5000;

/** When the senders of a run fall silent, and for how long. */
export function stormOf(messages: number, receivers: number): StormPlan {
  const pauseMs = CALM_BEFORE_STORM_MS + RETURN_AT_LEAST_MS + receivers * RETURN_MS;
  return { after: Math.floor(messages / 2), pauseMs };
}

/** The named runs of `npm run load -- NAME`. */
export const PROFILES = {
  'hall-throughput': {
    script: 'hall',
    receivers: 1000,
    perSecond: 10,
    seconds: 30,
    faults: NO_FAULTS,
    options: [...CROWD_OPTIONS, 'delivery-p95', 'ack-p95'],
    hasStorm: false,
  },
  dedupe: {
    script: 'hall',
    receivers: 1000,
    perSecond: 10,
    seconds: 30,
    faults: { ...NO_FAULTS, duplicate: 0.05 },
    options: [...CROWD_OPTIONS, 'delivery-p95', 'ack-p95'],
    hasStorm: false,
  },
  'reconnect-storm': {
    script: 'hall',
    // Two cores cannot begin more sockets at once: k6 would be late itself.
    receivers: 200,
    perSecond: 10,
    seconds: 20,
    faults: NO_FAULTS,
    options: [...CROWD_OPTIONS, 'delivery-p95', 'ack-p95'],
    hasStorm: true,
  },
  'login-wave': {
    script: 'logins',
    receivers: 400,
    perSecond: 20,
    seconds: 20,
    faults: NO_FAULTS,
    options: ['receivers', 'rate', 'vus', 'entry-p95'],
    hasStorm: false,
  },
  room: {
    script: 'room',
    receivers: 120,
    perSecond: 8,
    seconds: 30,
    faults: NO_FAULTS,
    options: [...CROWD_OPTIONS, 'delivery-p95', 'gift-p95'],
    hasStorm: false,
  },
  'mixed-evening': {
    script: 'evening',
    receivers: 240,
    perSecond: 8,
    seconds: 30,
    faults: NO_FAULTS,
    options: [...CROWD_OPTIONS, 'delivery-p95', 'ack-p95', 'gift-p95', 'entry-p95'],
    hasStorm: false,
  },
  scenario: {
    script: 'scenario',
    receivers: 8,
    perSecond: 2,
    seconds: 20,
    faults: NO_FAULTS,
    options: ['receivers', 'rate', 'seconds', 'step-p95'],
    hasStorm: false,
  },
  soak: {
    script: 'hall',
    receivers: 500,
    perSecond: 10,
    seconds: 600,
    faults: NO_FAULTS,
    options: [...CROWD_OPTIONS, 'delivery-p95', 'ack-p95'],
    hasStorm: false,
  },
} as const satisfies Readonly<Record<string, LoadProfile>>;

export type ProfileName = keyof typeof PROFILES;
