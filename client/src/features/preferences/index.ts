export { preferencesSaga } from './preferences.saga.ts';
export {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesRoot,
  preferencesActions,
  preferencesReducer,
  selectPreferences,
} from './preferences.slice.ts';
