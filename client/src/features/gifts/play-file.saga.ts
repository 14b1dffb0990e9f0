import type { Action } from '@reduxjs/toolkit';
import type { EffectEnd, Playable } from '../../lib/effect-file.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { EffectLane } from '../../platform/ports/effect-player.ts';
import type { Ports } from '../../platform/ports.ts';
import { selectResolvePicture } from '../connection/index.ts';
import { preferencesActions, selectPreferences } from '../preferences/index.ts';
import { isOutOfRoom } from '../room/index.ts';
import { firstFile, UNHURRIED } from './gift-effects.model.ts';
import { giftsActions } from './gifts.slice.ts';
import type { GiftsRoot } from './gifts.state.ts';

/** Plays the file or scene of the first effect of a list. What does not play costs this effect only: its picture or banner shows instead. */
export function* playFile(ports: Ports, lane: EffectLane): SagaGenerator<void> {
  const { effects } = yield* select(({ gifts }: GiftsRoot) => gifts);
  if (!(yield* select(selectPreferences)).giftEffects) {
    yield* put(giftsActions.effectsDropped());
    return;
  }
  const named = firstFile(effects, lane);
  if (!named) return;
  const resolve = yield* select(selectResolvePicture);
  const file = named.format === 'scene' ? named : { ...named, url: resolve(named.url) };
  // In a rain of gifts banners and drawings pass: files and scenes would hold the lane for minutes.
  const isRain = effects[lane].length > UNHURRIED;
  const { end, out } = yield* race({ end: call(playOrFail, ports, file, lane, isRain), out: take(isOver) });
  if (out || end === undefined) return;
  yield* put(end === 'played' ? giftsActions.effectPlayed(lane) : giftsActions.effectFailed({ lane, end }));
}

/** The room is left, or effects are switched off. */
function isOver(action: Action): boolean {
  return (
    isOutOfRoom(action) || (preferencesActions.changeRequested.match(action) && action.payload.giftEffects === false)
  );
}

function* playOrFail(ports: Ports, file: Playable, lane: EffectLane, isRain: boolean): SagaGenerator<EffectEnd> {
  if (isRain) return 'slow';
  const player = yield* call(loadPlayer, ports);
  if (!player) return 'broken';
  try {
    return yield* call([player, player.play], file, lane);
  } finally {
    // Out of the room, signed out, or switched off.
    player.stop(lane);
  }
}

async function loadPlayer({ late, telemetry }: Pick<Ports, 'late' | 'telemetry'>) {
  try {
    return await late.effects();
  } catch (error) {
    telemetry.log('warn', 'the effect player did not load', { cause: String(error) });
    return null;
  }
}
