import { comboOf } from './key-bindings.ts';

/** The labels of keys on keyboards. */
const SIGNS: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};
const APPLE_SIGNS: typeof SIGNS = { ...SIGNS, Mod: '⌘', Alt: '⌥' };

/** The names of bound keys, one by one; none without keys. */
export function keyNames(combo: string): readonly string[] {
  if (combo === '') return [];
  const signs = /Mac|iPhone|iPad/.test(navigator.userAgent) ? APPLE_SIGNS : SIGNS;
  // The key itself may be a plus.
  const parts = combo.endsWith('++') ? [...combo.slice(0, -2).split('+'), '+'] : combo.split('+');
  return parts.map((part) => signs[part] ?? part.replace(/^Key(?=.)/, ''));
}

/** The talk key of the voice settings (entity.voice-settings.key) as keys of the table; '' for none. */
export function talkCombo({ VoiceMode, Key }: { readonly VoiceMode: number; readonly Key: string }): string {
  const [code = '', key = ''] = Key.split(',');
  if (VoiceMode !== 2) return '';
  return comboOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });
}
