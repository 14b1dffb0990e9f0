import { type KeyAction, type KeyBindings, keysOf } from '../preferences/index.ts';

/** Keys that browsers and systems keep for themselves, or that edit texts: a page does not get them, or must not take them. */
const OF_THE_BROWSER = new Set([
  ...'ACFHJLNOPQRSTVWXYZ'.split('').map((letter) => `Mod+Key${letter}`),
  ...'CIJNPQRTVWZ'.split('').map((letter) => `Mod+Shift+Key${letter}`),
  ...'0123456789+-='.split('').map((sign) => `Mod+${sign}`),
  ...[
    'Alt+ArrowLeft',
    'Alt+ArrowRight',
    'Alt+Home',
    'Alt+Space',
    'Alt+F4',
    'Mod+F4',
    'Mod+F5',
    'Mod+Enter',
    'Mod+PageUp',
    'Mod+PageDown',
  ],
  ...['ArrowLeft', 'ArrowRight', 'Home', 'End'].flatMap((key) => [`Mod+${key}`, `Mod+Shift+${key}`]),
  ...['F1', 'F3', 'F5', 'F6', 'F7', 'F11', 'F12'],
]);
/** AltGr, which writes signs and letters, arrives as Ctrl and Alt on Windows. */
const ALT_GRAPH = /^Mod\+Alt\+(?:Shift\+)?(?:Key[A-Z]|.)$/;
const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'NumLock', 'Fn']);

/** Nothing yet: only modifiers are held. */
export const isHalf = (key: string): boolean => MODIFIERS.has(key);

export type KeyProblem = 'browser' | 'needsModifier';

/** Why these keys cannot be bound; null when they can. Without Ctrl or Alt a key writes, so only muting may have one. */
export function problemOf(action: KeyAction, combo: string): KeyProblem | null {
  if (OF_THE_BROWSER.has(combo) || ALT_GRAPH.test(combo)) return 'browser';
  const hasModifier = /^(?:Mod|Alt)\+/.test(combo) || /(?:^|\+)F\d+$/.test(combo) || combo === 'Shift+Escape';
  const isLetter = /^Key[A-Z]$/.test(combo);
  return hasModifier || (action === 'quickMute' && isLetter) ? null : 'needsModifier';
}

export type KeyOwner = KeyAction | 'talk';

/** What else has these keys: another action or the talk key; null for nothing. */
export function ownerOf(
  { bindings, talk }: { readonly bindings: KeyBindings; readonly talk: string },
  actions: readonly KeyAction[],
  wish: { readonly action: KeyAction; readonly combo: string },
): KeyOwner | null {
  if (wish.combo === talk) return 'talk';
  return actions.find((each) => each !== wish.action && keysOf(bindings, each) === wish.combo) ?? null;
}
