import type { AudioRoot } from '../audio.state.ts';
import { selectIsDeafened, selectTalkKey } from '../voice.selectors.ts';
import type { VoiceRoot } from '../voice.state.ts';

/** Selectors of the dock alone: they load with it, not with the state. */

/**
 * What the microphone button shows, from the strongest reason for silence to the weakest. seatless: in a room only those on a
 * seat may send. forbidden: a manager has muted the viewer. keyless: push-to-talk is on, and no key talks.
 */
export type MicrophoneLook = 'seatless' | 'forbidden' | 'denied' | 'missing' | 'keyless' | 'muted' | 'waiting' | 'open';

export const selectMicrophoneLook = ({ audio, voice }: AudioRoot & VoiceRoot): MicrophoneLook => {
  const { link, publishing, isDeafened, mutedBy } = voice;
  if (link.kind === 'connected' && !publishing.maySend) {
    return voice.room && mutedBy === null ? 'seatless' : 'forbidden';
  }
  if (publishing.microphone === 'denied' || publishing.microphone === 'missing') return publishing.microphone;
  const isPushToTalk = voice.settings.VoiceMode === 2;
  if (isPushToTalk && selectTalkKey({ voice }) === null) return 'keyless';
  if (audio.isMuted || isDeafened) return 'muted';
  return isPushToTalk && !voice.isTalking ? 'waiting' : 'open';
};

/** The name of the manager who muted the viewer; '' where nothing has told it. */
export const selectMutedBy = ({ voice }: VoiceRoot): string => voice.mutedBy ?? '';

/** What becomes of the microphone with the press that enters a channel. */
export function selectMicrophoneAfterJoin(state: AudioRoot & VoiceRoot): 'muted' | 'talkKey' | 'open' {
  if (state.audio.isMuted || selectIsDeafened(state)) return 'muted';
  return state.voice.settings.VoiceMode === 2 ? 'talkKey' : 'open';
}
