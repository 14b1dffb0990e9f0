import type { EffectEnd, Playable } from '../../lib/effect-file.ts';

/** Where an effect plays: gifts in lane A, entrances in lane B (entity.gift-effect). */
export type EffectLane = 'A' | 'B';

/** Plays animation files and scenes, one at a time in each lane. */
export interface EffectPlayer {
  /** Loads what is played and plays it once, inside the element with this `data-effect-lane`. Never rejects. */
  play(effect: Playable, lane: EffectLane): Promise<EffectEnd>;
  /** Ends what a lane plays or loads, with `played`. */
  stop(lane: EffectLane): void;
}
