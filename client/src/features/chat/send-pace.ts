import { SEND_BURST_MESSAGES, SEND_RATE_PER_S } from '@miczero/contracts';

/**
 * The bucket of tokens by which the platform paces the sends of a user, kept by the client as well: what it would refuse
 * waits here instead.
 */
export interface SendPace {
  /** Takes a token and answers 0, or answers how many milliseconds are left until there is one. */
  readonly take: (now: number) => number;
  /** The platform refused a send: its bucket is empty, even if the one here is not. */
  readonly drain: (now: number) => void;
}

const MS_PER_TOKEN = 1000 / SEND_RATE_PER_S;

export function createSendPace(): SendPace {
  // Counted in milliseconds, which are whole: a token is worth the time that refills it.
  const full = SEND_BURST_MESSAGES * MS_PER_TOKEN;
  let credit = full;
  let countedAt = Number.NEGATIVE_INFINITY;
  const count = (now: number) => {
    // A clock that was set back refills nothing.
    credit = Math.min(full, credit + Math.max(0, now - countedAt));
    countedAt = now;
  };
  return {
    take(now) {
      count(now);
      if (credit < MS_PER_TOKEN) return MS_PER_TOKEN - credit;
      credit -= MS_PER_TOKEN;
      return 0;
    },
    drain(now) {
      count(now);
      credit = 0;
    },
  };
}
