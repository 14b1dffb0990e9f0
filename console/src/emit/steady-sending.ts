/** At most so many events a second. */
export const SHORTEST_MS = 1;
/** A forgotten page must not fill a world for ever. */
export const SENDS_MAX = 100_000;
/** Requests under way; a slower platform gets fewer events instead of a queue. */
const IN_FLIGHT_MAX = 64;
const TICK_MS = 10;

export interface SteadyState {
  readonly sent: number;
  readonly failed: number;
}

export interface SteadyOptions {
  readonly everyMs: number;
  /** Rejects when the platform refuses. */
  readonly send: () => Promise<void>;
  readonly onChange: (state: SteadyState) => void;
  /** Called once: after `SENDS_MAX`, or after a refusal. Not after a stop by hand. */
  readonly onEnd: (reason: 'limit' | 'failed') => void;
  /** Milliseconds that only increase. */
  readonly now: () => number;
}

/** Sends again and again, evenly, until stopped, refused or at the limit. Returns the stop. */
export function startSteadySending({ everyMs, send, onChange, onEnd, now }: SteadyOptions): () => void {
  const pace = Math.max(SHORTEST_MS, everyMs);
  const start = now();
  let [begun, inFlight, sent, failed] = [0, 0, 0, 0];
  /** Sends that were due while too many were under way: left out, not made up for. */
  let skipped = 0;

  const finish = (reason: 'limit' | 'failed') => {
    clearInterval(timer);
    onEnd(reason);
  };
  const sendOne = async () => {
    begun += 1;
    inFlight += 1;
    try {
      await send();
      sent += 1;
      if (sent === SENDS_MAX) finish('limit');
    } catch {
      failed += 1;
      if (failed === 1) finish('failed');
    }
    inFlight -= 1;
    onChange({ sent, failed });
  };
  const tick = () => {
    const due = Math.floor((now() - start) / pace) + 1 - begun - skipped;
    const count = failed > 0 ? 0 : Math.max(0, Math.min(due, IN_FLIGHT_MAX - inFlight, SENDS_MAX - begun));
    skipped += Math.max(0, due - count);
    for (let index = 0; index < count; index += 1) void sendOne();
  };
  const timer = setInterval(tick, Math.max(TICK_MS, Math.min(pace, 1000)));
  tick();
  return () => clearInterval(timer);
}
