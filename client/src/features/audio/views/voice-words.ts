import type { MicrophoneLook, VoiceLink } from '../index.ts';

/** Keys of texts, by what they say. */
export const stateKey = ({ kind }: VoiceLink) => `voice.state.${kind}` as const;

export function failureKey(reason: Extract<VoiceLink, { kind: 'failed' }>['reason']) {
  return `voice.failure.${reason}` as const;
}

export const microphoneKey = (look: MicrophoneLook) => `audio.mic.${look}` as const;

/** The steps to allow a microphone differ by browser. */
export function deniedStepsKey() {
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox/')) return 'voice.denied.firefox' as const;
  return userAgent.includes('Chrome/') ? ('voice.denied.chrome' as const) : ('voice.denied.safari' as const);
}
