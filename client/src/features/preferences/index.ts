export {
  actionOf,
  comboOf,
  DEFAULT_KEYS,
  type KeyAction,
  type KeyBindings,
  keysOf,
} from './key-bindings.ts';
export { keyNames, talkCombo } from './key-names.ts';
export { settingsModal } from './modals.ts';
export { preferencesSaga } from './preferences.saga.ts';
export {
  type PreferencesRoot,
  preferencesActions,
  preferencesReducer,
  selectKeyBindings,
  selectPreferences,
} from './preferences.slice.ts';
