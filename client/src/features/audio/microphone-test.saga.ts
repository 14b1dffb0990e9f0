import { call, put, type SagaGenerator, select, take } from '../../lib/effects.ts';
import { type Rtc, RtcError } from '../../platform/ports/rtc.ts';
import type { Ports } from '../../platform/ports.ts';
import type { RtcWord } from './rtc-words.saga.ts';
import { selectMicrophoneOptions, selectVoicePreferences } from './voice.selectors.ts';
import { voiceActions } from './voice.slice.ts';

/** While the settings are open: lists the devices, tells how loud the microphone is and how the denoiser does. Runs until it is cancelled. */
export function* showMicrophone(ports: Ports, tell: (word: RtcWord) => void): SagaGenerator<void> {
  const rtc = yield* call(ports.late.rtc);
  yield* put(voiceActions.devicesListed(yield* call([rtc, rtc.devices])));
  const unlisten = [
    rtc.on('inputLevel', (level) => tell(voiceActions.microphoneTold({ inputLevel: Math.round(level * 100) }))),
    rtc.on('denoiser', (denoiser) => tell(voiceActions.microphoneTold({ denoiser }))),
  ];
  try {
    yield* call(() => new Promise<never>(() => {}));
  } finally {
    for (const end of unlisten) end();
    yield* put(voiceActions.microphoneTold({ inputLevel: null }));
  }
}

type Failure = 'denied' | 'missing';

/** Plays the microphone to the viewer until it is cancelled, or cannot be opened. Other settings open it anew. */
export function* testMicrophone(ports: Ports): SagaGenerator<void> {
  const rtc = yield* call(ports.late.rtc);
  let failure: Failure | null = null;
  try {
    yield* put(voiceActions.microphoneTold({ test: 'starting' }));
    while (failure === null) failure = yield* call(playUntilOther, rtc);
  } finally {
    yield* put(voiceActions.microphoneTold({ test: failure ?? 'off', inputLevel: null }));
  }
}

/** Resolves to null once the microphone is wanted with other options, else to why it could not be opened. */
function* playUntilOther(rtc: Rtc): SagaGenerator<Failure | null> {
  yield* call(prepare, rtc);
  const options = yield* select(selectMicrophoneOptions);
  const opened = rtc.testMicrophone(options);
  try {
    yield* call(() => opened);
    yield* put(voiceActions.microphoneTold({ test: 'on' }));
    const asked = JSON.stringify(options);
    let wanted = asked;
    while (wanted === asked) {
      yield* take([voiceActions.settingsLoaded.type, voiceActions.preferencesChanged.type]);
      yield* call(prepare, rtc);
      wanted = JSON.stringify(yield* select(selectMicrophoneOptions));
    }
    return null;
  } catch (error) {
    if (!(error instanceof RtcError)) throw error;
    return error.reason === 'denied' ? 'denied' : 'missing';
  } finally {
    // Also where the browser still asks for the permission. A test that never began has nothing to stop.
    opened.then(
      (stop) => stop(),
      () => {},
    );
  }
}

/** Volumes are those of a participation. */
function* prepare(rtc: Rtc): SagaGenerator<void> {
  const { microphoneVolume, inputThreshold } = yield* select(selectVoicePreferences);
  rtc.setMicrophoneVolume(microphoneVolume);
  rtc.setInputThreshold(inputThreshold);
}
