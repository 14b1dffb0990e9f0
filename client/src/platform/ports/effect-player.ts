import type { EffectEnd, EffectFile } from '../../lib/effect-file.ts';

/** Where an effect plays: gifts in lane A, entrances in lane B (entity.gift-effect). */
export type EffectLane = 'A' | 'B';

/** Plays animation files, one at a time in each lane. */
export interface EffectPlayer {
  /** Loads a file and plays it once, inside the element with this `data-effect-lane`. Never rejects. */
  play(file: EffectFile, lane: EffectLane): Promise<EffectEnd>;
  /** Ends what a lane plays or loads, with `played`. */
  stop(lane: EffectLane): void;
}
