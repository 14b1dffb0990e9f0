import { useSelector } from 'react-redux';
import { type KeyAction, keyNames, keysOf, selectKeyBindings } from '../index.ts';

/** The keys of an action in one text, as a tooltip says them; '' without keys. */
export function useKeyNames(): (action: KeyAction) => string {
  const bindings = useSelector(selectKeyBindings);
  return (action) => keyNames(keysOf(bindings, action)).join('+');
}
