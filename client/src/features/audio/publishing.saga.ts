import { VOICE_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select } from '../../lib/effects.ts';
import { type Rtc, RtcError } from '../../platform/ports/rtc.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, guarded, isPassing, type Watchers } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { MUTE_CHANGES } from './audio.slice.ts';
import type { AudioRoot } from './audio.state.ts';
import { commandsBetween, notPublishing, type Publishing, type PublishingCommand } from './publishing.machine.ts';
import { selectIsSilent, selectMicrophoneOptions, selectWantsMic } from './voice.selectors.ts';
import { voiceActions } from './voice.slice.ts';
import type { VoiceRoot } from './voice.state.ts';
import { loadVoiceSettings } from './voice-settings.saga.ts';

type Root = AudioRoot & VoiceRoot & SessionRoot;

/** Every action that may change the sent or played sound. */
const SOUND_CHANGES = [
  ...MUTE_CHANGES,
  voiceActions.deafenToggled,
  voiceActions.talkChanged,
  voiceActions.publishingMoved,
  voiceActions.settingsLoaded,
  voiceActions.preferencesChanged,
] as const;

const MIC_CHANGES = [...MUTE_CHANGES, voiceActions.publishingMoved] as const;

/** Pause before a mute that was not answered is told again. */
const MIC_RETRY_MS = 3000;

/** The port of the participation that runs, and what it was told last. */
export interface Sound {
  /** null between participations. */
  rtc: Rtc | null;
  publishing: Publishing;
  /** Options of the open microphone, as text; '' while none is open. */
  options: string;
  /** Place and token that the port knows. */
  channel: string;
  token: string;
  /** Whether the others were told that the microphone is open. */
  isMicShown: boolean;
}
export const noSound = (): Sound => ({
  rtc: null,
  publishing: notPublishing,
  options: '',
  channel: '',
  token: '',
  isMicShown: true,
});

/** Silence and volumes, before the page enters a place: nothing is sent or played before they hold. */
export function* beginSound(sound: Sound, rtc: Rtc): SagaGenerator<void> {
  Object.assign(sound, noSound());
  sound.rtc = rtc;
  rtc.setMuted(true);
  yield* call(applyVolumes, sound);
  yield* call(applySpeaker, sound);
}

/** The port follows the machine, the machine follows intent, platform and browser. */
export function* publishingSaga(ports: Ports, watch: Watchers, sound: Sound): SagaGenerator<void> {
  yield* watch.every(SOUND_CHANGES, followMachine, ports, sound);
  yield* watch.every([voiceActions.preferencesChanged, voiceActions.deafenToggled], applyVolumes, sound);
  yield* watch.latest([voiceActions.preferencesChanged, voiceActions.devicesListed], applySpeaker, sound);
  yield* watch.every(voiceActions.playbackRequested, allowPlayback, sound);
  yield* watch.leading(voiceActions.speakRequested, speak, ports, sound);
  yield* watch.newest(MIC_CHANGES, tellMic, ports, sound);
}

function* applyVolumes({ rtc }: Sound): SagaGenerator<void> {
  if (!rtc) return;
  const { isDeafened, preferences } = yield* select(({ voice }: VoiceRoot) => voice);
  rtc.setDeafened(isDeafened);
  rtc.setMicrophoneVolume(preferences.microphoneVolume);
  rtc.setSpeakerVolume(preferences.speakerVolume);
  rtc.setInputThreshold(preferences.inputThreshold);
  for (const [uid, volume] of Object.entries(preferences.people)) rtc.setPersonVolume(uid, volume);
}

/** While the chosen device is missing, the system plays to the one that it has. */
function* applySpeaker({ rtc }: Sound): SagaGenerator<void> {
  const { speakerId } = yield* select(({ voice }: VoiceRoot) => voice.preferences);
  if (!rtc) return;
  try {
    yield* call([rtc, rtc.useSpeaker], speakerId);
  } catch (error) {
    if (!(error instanceof RtcError)) throw error;
  }
}

function* allowPlayback({ rtc }: Sound): SagaGenerator<void> {
  if (rtc) yield* call([rtc, rtc.allowPlayback]);
}

function* followMachine(ports: Ports, sound: Sound): SagaGenerator<void> {
  const { rtc } = sound;
  if (!rtc) return;
  const isSilent = yield* select(selectIsSilent);
  if (isSilent !== (yield* select(selectPublishing)).isSilent) {
    yield* put(voiceActions.publishingMoved({ type: 'intended', isSilent }));
  }
  const publishing = yield* select(selectPublishing);
  const commands = commandsBetween(sound.publishing, publishing);
  sound.publishing = publishing;
  for (const command of commands) yield* call(run, ports, rtc, command);
  const options = publishing.microphone === 'open' ? JSON.stringify(yield* select(selectMicrophoneOptions)) : '';
  // The result of the denoiser belongs to the previous microphone.
  if (sound.options !== options) yield* put(voiceActions.microphoneTold({ denoiser: null }));
  const isChanged = sound.options !== '' && options !== '' && sound.options !== options;
  sound.options = options;
  // Other options for an open microphone: it is opened anew.
  if (isChanged) yield* fork(guarded(ports.telemetry, 'voice', publish), ports, rtc);
}

function* run(ports: Ports, rtc: Rtc, command: PublishingCommand): SagaGenerator<void> {
  switch (command) {
    case 'mute':
      rtc.setMuted(true);
      return;
    case 'unmute':
      rtc.setMuted(false);
      return;
    case 'unpublish':
      void rtc.unpublish();
      return;
    case 'publish':
      yield* fork(guarded(ports.telemetry, 'voice', publish), ports, rtc);
  }
}

function* publish(ports: Ports, rtc: Rtc): SagaGenerator<void> {
  yield* call(loadVoiceSettings, ports);
  try {
    yield* call([rtc, rtc.publish], yield* select(selectMicrophoneOptions));
    yield* put(voiceActions.publishingMoved({ type: 'opened' }));
  } catch (error) {
    if (!(error instanceof RtcError)) throw error;
    // Another wish has followed: how that one goes is told by it.
    if (error.reason === 'aborted') return;
    const microphone = error.reason === 'denied' ? 'denied' : error.reason === 'no-device' ? 'missing' : 'closed';
    yield* put(voiceActions.publishingMoved({ type: 'failed', microphone }));
  }
}

/** The viewer wants to speak: the browser, or the platform, may allow by now what it did not before. */
function* speak(ports: Ports, { rtc }: Sound): SagaGenerator<void> {
  if (!rtc) return;
  if ((yield* select(selectPublishing)).maySend) yield* put(voiceActions.publishingMoved({ type: 'retried' }));
  else yield* call(publish, ports, rtc);
}

/** The others see in the channel whether the viewer's microphone is open. Without an answer it is told again. */
function* tellMic(ports: Ports, sound: Sound): SagaGenerator<void> {
  while (!(yield* call(micTold, ports, sound))) yield* call(ports.clock.sleep, MIC_RETRY_MS);
}

function* micTold(ports: Ports, sound: Sound): SagaGenerator<boolean> {
  const { rtc } = sound;
  const { wantsOpen, microphone, maySend, isIn, hall_id, viewer } = yield* select(selectOwnMic);
  // The join itself opens it where the hall allows, and the end of a manager's mute leaves it closed.
  if (isIn && !maySend) sound.isMicShown = false;
  // One that opens shows as before until the browser has answered.
  const isOpen = wantsOpen && (microphone !== 'opening' || sound.isMicShown);
  if (!isIn || !maySend || hall_id === null || viewer === null || isOpen === sound.isMicShown) return true;
  const request = { hall_id, uid: viewer, mute: !isOpen };
  const told = yield* callApi(ports, VOICE_CALLS['hall.user_mute_mic'], request);
  if (!told.ok && isPassing(told.failure)) return false;
  // Another participation begins with what its own join has shown.
  if (sound.rtc === rtc) sound.isMicShown = isOpen;
  return true;
}

const selectOwnMic = (state: Root) => ({
  ...state.voice.publishing,
  hall_id: state.voice.room ? null : (state.audio.place?.hall_id ?? null),
  viewer: selectViewer(state),
  wantsOpen: selectWantsMic(state),
});

const selectPublishing = ({ voice }: VoiceRoot) => voice.publishing;
