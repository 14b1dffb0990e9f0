/** A frame at 60 Hz, with room for the usual unevenness. */
const FRAME_BUDGET_MS = 24;
/** The slowest pace: more would be felt as lag. */
export const FLUSH_PAUSE_MAX_MS = 100;
/** A shorter pause ends within the frame that would come anyway. */
const FLUSH_PAUSE_MIN_MS = 12;
const SHRINK = 0.9;

/**
 * How long to wait before asking for the frame of the next flush. While frames come late, before a flush or because of it, the page is
 * overloaded, and the pause is about as long as the frame took: about half of the time stays for input and animations, and more messages
 * share one rendering. Twice the last pause instead would feed on itself: a longer pause makes a larger batch, and that a later frame.
 */
export function nextFlushPause(pauseMs: number, frameTookMs: number): number {
  const due = frameTookMs > FRAME_BUDGET_MS ? frameTookMs - FLUSH_PAUSE_MIN_MS : 0;
  const pause = Math.min(FLUSH_PAUSE_MAX_MS, Math.max(due, pauseMs * SHRINK));
  return pause < FLUSH_PAUSE_MIN_MS ? 0 : pause;
}
