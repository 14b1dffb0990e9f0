import { actionOf, type KeyBindings } from '../preferences/index.ts';

interface Keys {
  readonly bindings: KeyBindings;
  /** `KeyboardEvent.code` of the talk key; null for none. */
  readonly talkKey: string | null;
}
type Pressed = Parameters<typeof actionOf>[1];

/** What a pressed key does to the voice; null for nothing. A field keeps the talk key and the key that only mutes. */
export function voiceActionOf(
  { bindings, talkKey }: Keys,
  event: Pressed,
  inField: boolean,
): 'talk' | 'mute' | 'deafen' | null {
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  if (!inField && isPlain && event.code === talkKey) return 'talk';
  const action = actionOf(bindings, event);
  if (action === 'quickMute') return inField ? null : 'mute';
  return action === 'mute' || action === 'deafen' ? action : null;
}
