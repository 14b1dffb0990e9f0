/** A frame at 60 Hz, with room for the usual unevenness. */
const FRAME_BUDGET_MS = 24;
/** The slowest pace: more would be felt as lag. */
export const FLUSH_PAUSE_MAX_MS = 100;
const STEP_MS = 12;

/**
 * How long to wait before asking for the frame of the next flush. While frames come late, before a flush or because of it, the page is
 * overloaded, and the pause grows towards 100 ms, so that more messages share one rendering; when they are on time it shrinks to 0.
 */
export function nextFlushPause(pauseMs: number, frameTookMs: number): number {
  if (frameTookMs > FRAME_BUDGET_MS) return Math.min(FLUSH_PAUSE_MAX_MS, Math.max(STEP_MS, pauseMs * 2));
  const shrunk = pauseMs - STEP_MS / 2;
  return shrunk < STEP_MS ? 0 : shrunk;
}
