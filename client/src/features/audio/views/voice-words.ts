import type { Translate } from '../../../i18n/text-engine.ts';
import type { VoiceLink } from '../index.ts';
import type { MicrophoneLook } from './microphone-look.selectors.ts';

/** Keys of texts, by what they say. */
export const stateKey = ({ kind }: VoiceLink) => `voice.state.${kind}` as const;

/** One name for one action: a page that was not in the call joins it, a call that broke off here is connected again. */
export function wayKey({ kind }: VoiceLink) {
  if (kind === 'elsewhere') return 'voice.takeHere' as const;
  return kind === 'failed' ? ('voice.reconnect' as const) : ('voice.way.join' as const);
}

export function failureKey(reason: Extract<VoiceLink, { kind: 'failed' }>['reason']) {
  return `voice.failure.${reason}` as const;
}

/** What the microphone of the viewer does, or who has muted it. */
export const microphoneText = (t: Translate, look: MicrophoneLook, mutedBy: string): string =>
  look === 'forbidden' && mutedBy !== '' ? t('audio.mutedBy', { name: mutedBy }) : t(microphoneKey(look));

const microphoneKey = (look: MicrophoneLook) => `audio.mic.${look}` as const;
