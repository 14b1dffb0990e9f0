import { call, put, type SagaGenerator, select, take } from '../../lib/effects.ts';
import { type Rtc, RtcError } from '../../platform/ports/rtc.ts';
import type { RtcWord } from './rtc-words.saga.ts';
import { selectMicrophoneOptions, selectVoicePreferences } from './voice.selectors.ts';
import { voiceActions } from './voice.slice.ts';

/** While the settings are open: tells how loud the microphone is and how the denoiser does. Runs until it is cancelled. */
export function* meterMicrophone(rtc: Rtc, tell: (word: RtcWord) => void): SagaGenerator<void> {
  const unlisten = [
    rtc.on('inputLevel', (level) => tell({ type: 'inputLevel', percent: Math.round(level * 100) })),
    rtc.on('denoiser', (state) => tell({ type: 'denoiser', state })),
  ];
  try {
    yield* call(() => new Promise<never>(() => {}));
  } finally {
    for (const end of unlisten) end();
    yield* put(voiceActions.microphoneTold({ inputLevel: null }));
  }
}

/** Plays the microphone to the viewer until it is cancelled. Other settings open the microphone anew. */
export function* testMicrophone(rtc: Rtc): SagaGenerator<void> {
  let stop = () => {};
  let end: 'off' | 'denied' | 'missing' = 'off';
  try {
    yield* put(voiceActions.microphoneTold({ test: 'starting' }));
    let isWanted = true;
    while (isWanted) {
      yield* call(prepare, rtc);
      const options = yield* select(selectMicrophoneOptions);
      const opened = rtc.testMicrophone(options);
      // Also where the browser still asks for the permission.
      stop = () => void opened.then((close) => close()).catch(() => {});
      yield* call(() => opened);
      yield* put(voiceActions.microphoneTold({ test: 'on' }));
      isWanted = yield* call(untilOther, rtc, JSON.stringify(options));
      stop();
    }
  } catch (error) {
    if (!(error instanceof RtcError)) throw error;
    end = error.reason === 'denied' ? 'denied' : 'missing';
  } finally {
    stop();
    yield* put(voiceActions.microphoneTold({ test: end, inputLevel: null }));
  }
}

/** Volumes are those of a visit. */
function* prepare(rtc: Rtc): SagaGenerator<void> {
  const { microphoneVolume, inputThreshold } = yield* select(selectVoicePreferences);
  rtc.setMicrophoneVolume(microphoneVolume);
  rtc.setInputThreshold(inputThreshold);
}

/** Resolves to true when the microphone is wanted with other options. */
function* untilOther(rtc: Rtc, asked: string): SagaGenerator<boolean> {
  let isOther = false;
  while (!isOther) {
    yield* take([voiceActions.settingsLoaded.type, voiceActions.preferencesChanged.type]);
    yield* call(prepare, rtc);
    isOther = JSON.stringify(yield* select(selectMicrophoneOptions)) !== asked;
  }
  return isOther;
}
