import { type KeyAction, type KeyBindings, keysOf } from '../preferences/index.ts';

/** Keys that browsers and systems keep for themselves, or that edit texts: a page does not get them, or must not take them. */
const OF_THE_BROWSER = new Set([
  ...'ACFHJLNOPQRSTVWXYZ'.split('').map((letter) => `Mod+Key${letter}`),
  ...'CIJNPQRTW'.split('').map((letter) => `Mod+Shift+Key${letter}`),
  ...'0123456789+-='.split('').map((sign) => `Mod+${sign}`),
  ...[
    'Alt+ArrowLeft',
    'Alt+ArrowRight',
    'Alt+Home',
    'Alt+F4',
    'Mod+F4',
    'Mod+F5',
    'Mod+Tab',
    'Mod+Shift+Tab',
    'Alt+Tab',
  ],
  ...['F1', 'F3', 'F5', 'F6', 'F7', 'F11', 'F12', 'Mod+PageUp', 'Mod+PageDown', 'Mod+Shift+Delete', 'Mod+Alt+Delete'],
]);
const MODIFIERS = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'NumLock', 'Fn']);

/** Nothing yet: only modifiers are held. */
export const isHalf = (key: string): boolean => MODIFIERS.has(key);

export type KeyProblem = 'browser' | 'needsModifier';

/** Why these keys cannot be bound; null when they can. Without Ctrl or Alt a key writes, so only muting may have one. */
export function problemOf(action: KeyAction, combo: string): KeyProblem | null {
  if (OF_THE_BROWSER.has(combo)) return 'browser';
  const hasModifier = /^(?:Mod|Alt)\+/.test(combo) || /(?:^|\+)F\d+$/.test(combo) || combo === 'Shift+Escape';
  const isLetter = /^Key[A-Z]$/.test(combo);
  return hasModifier || (action === 'quickMute' && isLetter) ? null : 'needsModifier';
}

/** The other action that has these keys; null for none. */
export function ownerOf(
  bindings: KeyBindings,
  actions: readonly KeyAction[],
  wish: { readonly action: KeyAction; readonly combo: string },
): KeyAction | null {
  return actions.find((each) => each !== wish.action && keysOf(bindings, each) === wish.combo) ?? null;
}
