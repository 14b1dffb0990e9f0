import { combineReducers } from '@reduxjs/toolkit';
import { audioReducer } from '../features/audio/index.ts';
import { connectionReducer } from '../features/connection/index.ts';
import { feedbackReducer } from '../features/feedback/index.ts';
import { hallsReducer } from '../features/halls/index.ts';
import { languageReducer } from '../features/language/index.ts';
import { modalsReducer } from '../features/modals/index.ts';
import { preferencesReducer } from '../features/preferences/index.ts';
import { sessionReducer } from '../features/session/index.ts';

/** The state that every page needs. The rest is taken in later (late/late-parts.ts). */
export const ROOT_REDUCERS = {
  audio: audioReducer,
  connection: connectionReducer,
  feedback: feedbackReducer,
  halls: hallsReducer,
  language: languageReducer,
  modals: modalsReducer,
  preferences: preferencesReducer,
  session: sessionReducer,
} as const;

export const rootReducer = combineReducers(ROOT_REDUCERS);

export type AppState = ReturnType<typeof rootReducer>;
