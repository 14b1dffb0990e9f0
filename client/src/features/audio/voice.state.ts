import { DEFAULT_VOICE_SETTINGS, type RoomId, type VoiceSettings } from '@miczero/contracts';
import type { RtcDevices, RtcEvents, RtcQuality, RtcReason } from '../../platform/ports/rtc.ts';
import { notPublishing, type Publishing } from './publishing.machine.ts';
import { DEFAULT_VOICE_PREFERENCES, type VoicePreferences } from './voice-preferences.ts';

/** The voice room whose audio the viewer is in; it goes before a voice channel. */
export interface RoomVoice {
  readonly group_id: RoomId;
  readonly name: string;
  /** `sig` of the join. */
  readonly token: string;
}

/** How this page is connected to the place. `failed`: the viewer may try again without leaving it, except where the browser is `unsupported`. */
export type OwnLink =
  | { readonly kind: 'off' | 'connecting' | 'connected' | 'reconnecting' }
  | { readonly kind: 'failed'; readonly reason: RtcReason | 'unsupported' };
/** `elsewhere`: this page is not connected, and another tab of this browser has the voice. */
export type VoiceLink = OwnLink | { readonly kind: 'elsewhere' };

/** The viewer hears the own microphone. `denied`, `missing`: the last test found none. */
export type MicrophoneTest = 'off' | 'starting' | 'on' | 'denied' | 'missing';

/** How the viewer's voice reaches its place. Where the place is belongs to `audio`, except for a room. */
export interface VoiceState {
  readonly room: RoomVoice | null;
  readonly link: OwnLink;
  /** Another tab of this browser has the voice, as far as the tabs have told: whatever became of the link of this page. */
  readonly isElsewhere: boolean;
  readonly publishing: Publishing;
  /** The name of the manager who muted the viewer in this place; '' where it is not told, null while no mute was told. */
  readonly mutedBy: string | null;
  readonly isDeafened: boolean;
  /** The talk key is held, or latched. */
  readonly isTalking: boolean;
  /** Who can be heard now, the viewer among them. */
  readonly speaking: readonly string[];
  /** The browser plays nothing before the viewer has acted on the page. */
  readonly isPlaybackBlocked: boolean;
  readonly quality: RtcQuality | null;
  readonly devices: RtcDevices;
  /** How loud the open microphone is, 0 to 100, while the settings are open; null while none is open. */
  readonly inputLevel: number | null;
  readonly test: MicrophoneTest;
  /** Result of the AI denoiser; null while it is off or starting. */
  readonly denoiser: RtcEvents['denoiser'] | null;
  readonly settings: VoiceSettings;
  readonly areSettingsLoaded: boolean;
  readonly preferences: VoicePreferences;
}
export interface VoiceRoot {
  readonly voice: VoiceState;
}

export const initialVoice: VoiceState = {
  room: null,
  link: { kind: 'off' },
  isElsewhere: false,
  publishing: notPublishing,
  mutedBy: null,
  isDeafened: false,
  isTalking: false,
  speaking: [],
  isPlaybackBlocked: false,
  quality: null,
  devices: { microphones: [], speakers: [], inUse: '' },
  inputLevel: null,
  test: 'off',
  denoiser: null,
  settings: DEFAULT_VOICE_SETTINGS,
  areSettingsLoaded: false,
  preferences: DEFAULT_VOICE_PREFERENCES,
};
