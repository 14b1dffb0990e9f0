import { type Channel, call, channel, fork, put, race, type SagaGenerator, select, take } from '../../lib/effects.ts';
import { type Rtc, RtcError, type RtcEvents } from '../../platform/ports/rtc.ts';
import type { Ports } from '../../platform/ports.ts';
import { selectMicrophoneOptions, selectVoicePreferences } from './voice.selectors.ts';
import { voiceActions } from './voice.slice.ts';

type Word =
  | { readonly type: 'level'; readonly percent: number }
  | { readonly type: 'denoiser'; readonly state: RtcEvents['denoiser'] };

/** While the settings are open: how loud the microphone is, and the test that plays it to the viewer. */
export function* whileSettingsAreOpen(ports: Ports): SagaGenerator<void> {
  const rtc = yield* call(ports.late.rtc);
  const words = channel<Word>();
  let shown = -1;
  const unlisten = [
    rtc.on('inputLevel', (level) => {
      const percent = Math.round(level * 100);
      if (percent !== shown) words.put({ type: 'level', percent });
      shown = percent;
    }),
    rtc.on('denoiser', (state) => words.put({ type: 'denoiser', state })),
  ];
  try {
    yield* fork(followWords, words);
    while (true) {
      yield* take(voiceActions.testToggled);
      yield* call(test, rtc);
      shown = -1;
      yield* put(voiceActions.microphoneTold({ inputLevel: null }));
    }
  } finally {
    for (const end of unlisten) end();
    yield* put(voiceActions.microphoneTold({ inputLevel: null }));
    yield* put(voiceActions.microphoneTold({ test: 'off' }));
  }
}

function* followWords(words: Channel<Word>): SagaGenerator<void> {
  while (true) {
    const word = yield* take(words);
    if (word.type === 'level') yield* put(voiceActions.microphoneTold({ inputLevel: word.percent }));
    else yield* put(voiceActions.microphoneTold({ denoiser: word.state }));
  }
}

/** Until it is toggled again. Other settings open the microphone anew. */
function* test(rtc: Rtc): SagaGenerator<void> {
  yield* put(voiceActions.microphoneTold({ test: 'starting' }));
  let stop = () => {};
  try {
    while (true) {
      yield* call(prepare, rtc);
      const options = yield* select(selectMicrophoneOptions);
      stop = yield* call([rtc, rtc.testMicrophone], options);
      yield* put(voiceActions.microphoneTold({ test: 'on' }));
      const asked = JSON.stringify(options);
      const isOver = yield* call(untilOther, rtc, asked);
      stop();
      if (isOver) break;
    }
    yield* put(voiceActions.microphoneTold({ test: 'off' }));
  } catch (error) {
    if (!(error instanceof RtcError)) throw error;
    yield* put(voiceActions.microphoneTold({ test: error.reason === 'denied' ? 'denied' : 'missing' }));
  } finally {
    stop();
  }
}

/** Volumes are those of a visit. */
function* prepare(rtc: Rtc): SagaGenerator<void> {
  const { microphoneVolume, inputThreshold } = yield* select(selectVoicePreferences);
  rtc.setMicrophoneVolume(microphoneVolume);
  rtc.setInputThreshold(inputThreshold);
}

/** true: the viewer ended the test; false: the microphone is wanted with other options. */
function* untilOther(rtc: Rtc, asked: string): SagaGenerator<boolean> {
  while (true) {
    const { over } = yield* race({
      over: take(voiceActions.testToggled),
      changed: take([voiceActions.settingsLoaded.type, voiceActions.preferencesChanged.type]),
    });
    if (over) return true;
    yield* call(prepare, rtc);
    if (JSON.stringify(yield* select(selectMicrophoneOptions)) !== asked) return false;
  }
}
