export { settingsModal } from './modals.ts';
export { preferencesSaga } from './preferences.saga.ts';
export {
  type PreferencesRoot,
  preferencesActions,
  preferencesReducer,
  selectPreferences,
} from './preferences.slice.ts';
