import { VOICE_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrPresent, type Watchers } from '../feedback/index.ts';
import type { RtcWord } from './rtc-words.saga.ts';
import { voiceActions } from './voice.slice.ts';
import type { VoiceRoot } from './voice.state.ts';

/** Sound settings of the account. */
export function* voiceSettingsSaga(ports: Ports, watch: Watchers, tell: (word: RtcWord) => void): SagaGenerator<void> {
  yield* watch.latest([voiceActions.settingsOpened, voiceActions.settingsClosed], onSettings, ports, tell);
  // The way into a voice channel says whether the talk key holds the microphone closed.
  yield* watch.leading(voiceActions.tabsAsked, loadVoiceSettings, ports);
  yield* watch.leading(voiceActions.testToggled, onTest, ports);
  yield* watch.every([voiceActions.denoiserRequested, voiceActions.linkMoved], onDenoiser, ports);
  yield* watch.inTurn(voiceActions.settingsRequested, onSettingsRequested, ports);
}

/** Once a session; without an answer the defaults hold (const.default-voice). */
export function* loadVoiceSettings(ports: Ports): SagaGenerator<void> {
  if (yield* select(({ voice }: VoiceRoot) => voice.areSettingsLoaded)) return;
  const loaded = yield* callApi(ports, VOICE_CALLS['voice.get'], {});
  if (loaded.ok) yield* put(voiceActions.settingsLoaded(loaded.data.voice_info));
}

function* onSettings(ports: Ports, tell: (word: RtcWord) => void, action: Action): SagaGenerator<void> {
  if (voiceActions.settingsClosed.match(action)) return;
  yield* call(loadVoiceSettings, ports);
  const { showMicrophone } = yield* call(loadMicrophoneTest);
  yield* call(showMicrophone, ports, tell);
}

/** The devices, the meter and the test come with the dialog. */
const loadMicrophoneTest = () => import('./microphone-test.saga.ts');

/** Until it is toggled again, or the settings close. */
function* onTest(ports: Ports): SagaGenerator<void> {
  yield* race({
    test: call(runTest, ports),
    over: take([voiceActions.testToggled.type, voiceActions.settingsClosed.type]),
  });
}

function* runTest(ports: Ports): SagaGenerator<void> {
  const { testMicrophone } = yield* call(loadMicrophoneTest);
  yield* call(testMicrophone, ports);
}

/** What did not load may load when the viewer asks again, and when the connection is back. */
function* onDenoiser(ports: Ports, action: Action): SagaGenerator<void> {
  if (voiceActions.linkMoved.match(action) && action.payload.kind !== 'connected') return;
  if ((yield* select(({ voice }: VoiceRoot) => voice.denoiser)) !== 'failed') return;
  yield* put(voiceActions.microphoneTold({ denoiser: null }));
  const rtc = yield* call(ports.late.rtc);
  rtc.retryDenoiser();
}

/** api.lobby.voice.settings, rule.voice-setting-1-or-0: shown at once, taken back when the platform refuses. */
function* onSettingsRequested(
  ports: Ports,
  { payload }: ReturnType<typeof voiceActions.settingsRequested>,
): SagaGenerator<void> {
  const before = yield* select(({ voice }: VoiceRoot) => voice.settings);
  const after = { ...before, ...payload };
  yield* put(voiceActions.settingsLoaded(after));
  const saved = yield* callOrPresent(ports, VOICE_CALLS['voice.settings'], { voice_setting: after });
  if (!saved) yield* put(voiceActions.settingsLoaded(before));
}
