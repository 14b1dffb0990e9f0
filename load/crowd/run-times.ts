import type { LoadPlan } from './load-plan.ts';

/** How long the parts of a crowd take, in milliseconds. */
export interface CrowdTimes {
  /** Until every socket is open. */
  readonly opening: number;
  /** What is sent, after that. */
  readonly talking: number;
  /** For the last message to arrive, or the last person to come in. */
  readonly settling: number;
}

/** Pause between two sockets of a hall that open, because a handshake costs more than a message. */
export const OPEN_EVERY_MS = 4;
/** Pause between two members who enter a room, because each entry is announced to everyone inside. */
export const ENTER_EVERY_MS = 30;
const OPENING_AT_LEAST_MS = 5000;
const SETTLING_MS = 3000;
/** The wave ends before this as soon as everyone is in. */
const LAST_LOGIN_MS = 30_000;
/** What a run may take longer than planned: k6 that starts its virtual users, and sockets that close. */
const MARGIN_MS = 60_000;

export function hallTimes({ receivers, messages, perSecond, storm }: LoadPlan): CrowdTimes {
  return {
    opening: OPENING_AT_LEAST_MS + receivers * OPEN_EVERY_MS,
    talking: (messages / perSecond) * 1000 + (storm?.pauseMs ?? 0),
    settling: SETTLING_MS,
  };
}

export function roomTimes({ room }: LoadPlan): CrowdTimes {
  if (!room) throw new Error('the plan has no room');
  const { sessions, lines, linesPerSecond, gifts, giftsPerSecond } = room;
  return {
    opening: OPENING_AT_LEAST_MS + sessions.length * ENTER_EVERY_MS,
    talking: Math.max(lines / linesPerSecond, gifts / giftsPerSecond) * 1000,
    settling: SETTLING_MS,
  };
}

export function waveTimes({ arrivals: { people, perSecond } }: LoadPlan): CrowdTimes {
  return { opening: 0, talking: (people / perSecond) * 1000, settling: LAST_LOGIN_MS };
}

/** k6's limit of a run of several crowds that talk from one moment on: k6 ends a run at its limit without figures. */
export function maxDuration(...crowds: readonly CrowdTimes[]): string {
  const opening = Math.max(...crowds.map((times) => times.opening));
  const rest = Math.max(...crowds.map(({ talking, settling }) => talking + settling));
  return `${Math.ceil((opening + rest + MARGIN_MS) / 1000)}s`;
}
