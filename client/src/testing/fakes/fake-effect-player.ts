import type { EffectEnd, Playable } from '../../lib/effect-file.ts';
import type { EffectLane, EffectPlayer } from '../../platform/ports/effect-player.ts';

/** A player without files: a test says how each play ends. */
export function createFakeEffectPlayer() {
  const playing = new Map<EffectLane, (end: EffectEnd) => void>();
  const played: Playable[] = [];
  const finish = (lane: EffectLane, end: EffectEnd) => {
    playing.get(lane)?.(end);
    playing.delete(lane);
  };
  const player: EffectPlayer = {
    play: (file, lane) => {
      played.push(file);
      finish(lane, 'played');
      return new Promise((resolve) => playing.set(lane, resolve));
    },
    stop: (lane) => finish(lane, 'played'),
  };
  let loads = true;
  return {
    /** The late part of the page with the player; it rejects while `canLoad(false)` holds. */
    load: async () => {
      if (!loads) throw new TypeError('Failed to fetch dynamically imported module');
      return player;
    },
    canLoad: (can: boolean) => {
      loads = can;
    },
    /** Files that were played, in their order. */
    played,
    /** Lanes in which a file plays now. */
    lanes: () => [...playing.keys()],
    finish,
  };
}
