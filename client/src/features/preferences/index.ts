export { preferencesSaga } from './preferences.saga.ts';
export {
  type Preferences,
  type PreferencesRoot,
  preferencesActions,
  preferencesReducer,
  selectPreferences,
} from './preferences.slice.ts';
