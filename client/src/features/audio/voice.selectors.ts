import type { HallId, RoomId } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { hallRoute, roomRoute } from '../../lib/routes.ts';
import type { MicrophoneOptions } from '../../platform/ports/rtc.ts';
import type { HallsRoot } from '../halls/index.ts';
import { selectViewer } from '../session/index.ts';
import { selectVoicePlace } from './audio.selectors.ts';
import type { AudioRoot } from './audio.state.ts';
import type { VoiceLink, VoiceRoot } from './voice.state.ts';
import type { PlaceFacts } from './voice-place.machine.ts';

/** The voice part of the state is taken in late. */
type Root = AudioRoot & HallsRoot & Partial<VoiceRoot>;

/** Where the viewer's voice is, of either kind: a room goes before a channel. */
export interface AudioPlace {
  readonly kind: 'channel' | 'room';
  readonly id: string;
  readonly name: string;
  /** Of a channel: its hall. */
  readonly hallName?: string | undefined;
  readonly path: string;
}

export const selectAudioPlace = createSelector(
  [selectVoicePlace, ({ voice }: Root) => voice?.room ?? null, ({ halls }: Root) => halls.mine.list],
  (channel, room, mine): AudioPlace | null => {
    if (room) return { kind: 'room', id: room.group_id, name: room.name, path: roomRoute(room.group_id) };
    if (!channel) return null;
    const { hall_id, channel_id, name } = channel;
    const hallName = mine.find(({ id }) => id === hall_id)?.name;
    return { kind: 'channel', id: channel_id, name, hallName, path: hallRoute(hall_id, channel_id) };
  },
);

/** The viewer wants to be silent now: muted, deafened, or the talk key is up. */
export const selectIsSilent = ({ audio, voice }: AudioRoot & VoiceRoot): boolean =>
  audio.isMuted || voice.isDeafened || (voice.settings.VoiceMode === 2 && !voice.isTalking);

/** The viewer wants to be heard, talk key or not, and the browser has a microphone for it. The deafened say nothing either. */
export const selectWantsMic = ({ audio, voice: { isDeafened, publishing } }: AudioRoot & VoiceRoot): boolean =>
  !audio.isMuted && !isDeafened && publishing.microphone !== 'denied' && publishing.microphone !== 'missing';

/** Three bars of the connection; null while nothing is known. */
export const selectQualityBars = ({ voice }: VoiceRoot): 1 | 2 | 3 | null => {
  if (!voice.quality) return null;
  const { roundTripMs, loss } = voice.quality;
  if (roundTripMs > 400 || loss > 0.1) return 1;
  return roundTripMs > 150 || loss > 0.03 ? 2 : 3;
};

/** Uids of the people who can be heard now, the viewer among them. A viewer who wants silence has no ring. */
export const selectSpeaking = createSelector(
  [({ voice }: VoiceRoot) => voice.speaking, selectIsSilent, selectViewer],
  (speaking, isSilent, viewer): readonly string[] => (isSilent ? speaking.filter((uid) => uid !== viewer) : speaking),
);
const ELSEWHERE: VoiceLink = { kind: 'elsewhere' };
export const selectVoiceLink = ({ voice: { link, isElsewhere } }: VoiceRoot): VoiceLink =>
  isElsewhere && (link.kind === 'off' || link.kind === 'failed') ? ELSEWHERE : link;
/** This page is in no call: buttons and keys for its sound would only change their own icons. */
export const selectIsSilentHere = (state: VoiceRoot): boolean => {
  const { kind } = selectVoiceLink(state);
  return kind === 'off' || kind === 'elsewhere';
};
/** Another tab of this browser has the voice (ADR 0187). The voice part of the state is taken in late. */
export const selectIsElsewhere = ({ voice }: Partial<VoiceRoot>): boolean => voice?.isElsewhere ?? false;
/** The viewer sits on a seat of a voice room, be it one that a manager muted: who leaves the room loses it. */
export const selectIsOnSeat = ({ voice }: Partial<VoiceRoot>): boolean =>
  voice?.room != null && (voice.publishing.isAllowed || voice.mutedBy !== null);
/** How loud a person is played, 0 to 200. */
export const selectPersonVolume = ({ voice }: VoiceRoot, uid: string): number => voice.preferences.people[uid] ?? 100;

/** The ticket of the audio that the viewer should be in; null for none, or while the platform has given no token. */
export const selectTicket = ({
  audio: { place },
  voice: { room },
}: AudioRoot & VoiceRoot): {
  readonly channel: string;
  readonly token: string;
  readonly hall_id?: HallId;
  readonly group_id?: RoomId;
} | null => {
  if (room) return { channel: `room:${room.group_id}`, token: room.token, group_id: room.group_id };
  if (!place?.token) return null;
  return { channel: `channel:${place.channel_id}`, token: place.token, hall_id: place.hall_id };
};

/** What the machine of the voice place knows. */
export const selectPlaceFacts = (state: AudioRoot & VoiceRoot): PlaceFacts => ({
  ...state.audio,
  ...state.voice,
  channel: selectTicket(state)?.channel ?? null,
});

export const selectRoomVoice = ({ voice }: VoiceRoot) => voice.room;
export const selectIsDeafened = ({ voice }: VoiceRoot): boolean => voice.isDeafened;
export const selectIsPlaybackBlocked = ({ voice }: VoiceRoot): boolean => voice.isPlaybackBlocked;
/** The viewer's open microphone is not heard until the viewer has acted on the page. */
export const selectIsUnheard = (state: AudioRoot & VoiceRoot): boolean =>
  state.voice.isPlaybackBlocked && state.voice.publishing.microphone === 'open' && !selectIsSilent(state);
export const selectQuality = ({ voice }: VoiceRoot) => voice.quality;
export const selectVoiceDevices = ({ voice }: VoiceRoot) => voice.devices;
export const selectVoiceSettings = ({ voice }: VoiceRoot) => voice.settings;
/** Settings of the account and the device of this browser, as the port takes them. */
export const selectMicrophoneOptions = ({ voice: { settings, preferences } }: VoiceRoot): MicrophoneOptions => ({
  ...(preferences.microphoneId !== '' && { deviceId: preferences.microphoneId }),
  echoCancellation: settings.EchoRemoval,
  autoGain: settings.VolumeBoost,
  noiseSuppression: settings.NoiseCancellation,
  aiDenoise: settings.NoiseReduction,
});
export const selectVoicePreferences = ({ voice }: VoiceRoot) => voice.preferences;
/** `KeyboardEvent.code` of the talk key; null unless push-to-talk is on and has one (entity.voice-settings.key). */
export const selectTalkKey = ({ voice: { settings } }: VoiceRoot): string | null =>
  settings.VoiceMode === 2 ? settings.Key.split(',')[0] || null : null;
