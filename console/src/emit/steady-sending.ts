import { EMIT_TIMES_MAX } from '@miczero/contracts/control';

/** At most a thousand events a second. */
export const SHORTEST_MS = 1;
/** A forgotten page must not fill a world for ever. */
export const SENDS_MAX = 100_000;
/** Requests under way; a slower platform gets fewer events instead of a queue. */
const IN_FLIGHT_MAX = 8;
const TICK_MS = 10;

export interface SteadyState {
  readonly sent: number;
  readonly failed: number;
}

export interface SteadyOptions {
  readonly everyMs: number;
  /** Sends so many events at once, at most `EMIT_TIMES_MAX`. Rejects when the platform refuses. */
  readonly send: (times: number) => Promise<void>;
  /** Called after each answer. After the end, and after a stop by hand, only for what is accepted: that was sent as well. */
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
  /** Requests that are under way at the end are answered after it, and end nothing. */
  let isOver = false;

  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  const finish = (reason: 'limit' | 'failed') => {
    stop();
    onEnd(reason);
  };
  const sendSome = async (count: number) => {
    begun += count;
    inFlight += 1;
    const isSent = await send(count).then(
      () => true,
      () => false,
    );
    inFlight -= 1;
    if (isOver && !isSent) return;
    if (isSent) sent += count;
    else failed += 1;
    onChange({ sent, failed });
    if (isOver) return;
    if (failed > 0) finish('failed');
    else if (sent === SENDS_MAX) finish('limit');
  };
  const tick = () => {
    const due = Math.floor((now() - start) / pace) + 1 - begun - skipped;
    const most = inFlight < IN_FLIGHT_MAX ? EMIT_TIMES_MAX : 0;
    const count = Math.max(0, Math.min(due, most, SENDS_MAX - begun));
    skipped += Math.max(0, due - count);
    if (count > 0) void sendSome(count);
  };
  const timer = setInterval(tick, Math.max(TICK_MS, Math.min(pace, 1000)));
  tick();
  return stop;
}
