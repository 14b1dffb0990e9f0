/** Fewer frames than these in a second look broken. */
const FRAMES_MIN = 20;
/** Seconds in a row with too few frames. The first one includes the start of the clip. */
const BAD_SECONDS = 2;
/** A longer pause is a page that was hidden. */
const HIDDEN_MS = 1500;

/** Counts frames: `frame` says whether the page still keeps up. Times are milliseconds. */
export function createFrameBudget(): { readonly frame: (now: number) => boolean } {
  let begun = Number.NaN;
  let latest = Number.NaN;
  let frames = 0;
  let bad = 0;
  return {
    frame(now) {
      const isFresh = !(now - latest <= HIDDEN_MS);
      latest = now;
      if (isFresh) {
        begun = now;
        frames = 0;
        return true;
      }
      frames += 1;
      const seconds = (now - begun) / 1000;
      if (seconds < 1) return true;
      bad = frames / seconds < FRAMES_MIN ? bad + 1 : 0;
      begun = now;
      frames = 0;
      return bad < BAD_SECONDS;
    },
  };
}
