import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { actionChannel, buffers, call, flush, put, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { loadPart } from '../feedback/index.ts';
import { audioActions } from './audio.slice.ts';
import { loadSound } from './load-sound.ts';
import { missedWord } from './missed-words.ts';
import { selectTicket } from './voice.selectors.ts';
import { voiceActions } from './voice.slice.ts';
import { voicePreferencesSaga } from './voice-preferences.saga.ts';

/** With the first of these the page has a voice, or its viewer asks for what the sound answers. */
const FIRST_WORDS = [
  audioActions.found,
  audioActions.entered,
  voiceActions.roomEntered,
  voiceActions.reconnectRequested,
  voiceActions.tabsAsked,
  voiceActions.settingsOpened,
  voiceActions.settingsRequested,
  voiceActions.testToggled,
  voiceActions.denoiserRequested,
].map(({ type }) => type);

/** What the sound watches for; halls and rooms say much more meanwhile. */
const isOfVoice = (action: Action): boolean =>
  /^(?:audio|voice|session)\//.test(action.type) || hallEventsArrived.match(action);

/** The viewer's voice, on a page that may never have one: its sound loads with the first word about it, and hears what it missed. */
export function* voiceSaga(ports: Ports, load = loadSound): SagaGenerator<void> {
  yield* voicePreferencesSaga(ports);
  const { soundSaga, missed } = yield* call(firstNeed, ports, load);
  yield* soundSaga(ports);
  for (const word of missed) yield* put(missedWord(word));
}

function* firstNeed(ports: Ports, load: typeof loadSound) {
  let part: Awaited<ReturnType<typeof loadSound>> | null = null;
  const missed: Action[] = [];
  while (part === null) {
    const first: Action = yield* take(FIRST_WORDS);
    const later = yield* actionChannel<Action>(isOfVoice, buffers.expanding());
    if (audioActions.entered.match(first)) yield* put(voiceActions.linkMoved({ kind: 'connecting' }));
    part = yield* loadPart(ports, load);
    // Also those of a try that failed: a setting that was asked for then is still to be saved.
    missed.push(first, ...(yield* flush(later)));
    later.close();
    const isFailed = part === null && (yield* select(selectTicket)) !== null;
    // A press on 重连语音 asks again.
    if (isFailed) yield* put(voiceActions.linkMoved({ kind: 'failed', reason: 'network' }));
  }
  return { soundSaga: part.soundSaga, missed };
}
