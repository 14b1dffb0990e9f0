export { settingsModal } from './modals.ts';
export { preferencesSaga } from './preferences.saga.ts';
export {
  preferencesActions,
  preferencesReducer,
  selectPreferences,
} from './preferences.slice.ts';
