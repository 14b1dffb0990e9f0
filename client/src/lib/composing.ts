import type { KeyboardEvent } from 'react';

const KEY_CODE_OF_IME = 229;

/** True while an input method is at work: its Enter picks a word and must not send or submit anything. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the keydown that ended it; only the old key code still tells.
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === KEY_CODE_OF_IME;
}
