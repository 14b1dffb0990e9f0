/**
 * What keys do, and which keys do it until the user binds others: modifiers in a fixed order, then the key. `Mod` is Ctrl, or ⌘
 * on a Mac.
 */
export const DEFAULT_KEYS = {
  quick: 'Mod+KeyK',
  previous: 'Alt+ArrowUp',
  next: 'Alt+ArrowDown',
  previousUnread: 'Alt+Shift+ArrowUp',
  nextUnread: 'Alt+Shift+ArrowDown',
  previousMention: 'Mod+Alt+Shift+ArrowUp',
  nextMention: 'Mod+Alt+Shift+ArrowDown',
  markRead: 'Shift+Escape',
  landmark: 'Mod+F6',
  landmarkBack: 'Mod+Shift+F6',
  mute: 'Mod+Shift+KeyM',
  quickMute: 'KeyM',
  deafen: 'Mod+Shift+KeyD',
  settings: 'Mod+,',
  list: 'Mod+/',
} as const;
export type KeyAction = keyof typeof DEFAULT_KEYS;

/** What the user has bound otherwise; '' is an action without keys. */
export type KeyBindings = Readonly<Partial<Record<string, string>>>;

export const keysOf = (bindings: KeyBindings, action: KeyAction): string => bindings[action] ?? DEFAULT_KEYS[action];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What stands on punctuation keys by their place, for layouts that write other signs there. */
const PLACES: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
};

/** The keys of an event. A letter or sign is the one of the layout, or of its place where the layout has another script. */
export function comboOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isNamed = key.length > 1 && !/^(?:Dead|Process|Unidentified)$/.test(key);
  const name = /^[a-z]$/i.test(key)
    ? `Key${key.toUpperCase()}`
    : isNamed || /^[!-~]$/.test(key)
      ? key
      : (PLACES[code] ?? code.replace(/^Digit/, ''));
  const held = [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', name];
  return held.filter(Boolean).join('+');
}

/** What an event does; undefined for nothing. */
export function actionOf(bindings: KeyBindings, event: Pressed): KeyAction | undefined {
  const combo = comboOf(event);
  return (Object.keys(DEFAULT_KEYS) as KeyAction[]).find((action) => keysOf(bindings, action) === combo);
}
