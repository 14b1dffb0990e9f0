import { combineReducers } from '@reduxjs/toolkit';
import { channelReducer } from '../features/channel/index.ts';
import { chatReducer } from '../features/chat/index.ts';
import { connectionReducer } from '../features/connection/index.ts';
import { feedbackReducer } from '../features/feedback/index.ts';
import { hallsReducer } from '../features/halls/index.ts';
import { languageReducer } from '../features/language/index.ts';
import { modalsReducer } from '../features/modals/index.ts';
import { preferencesReducer } from '../features/preferences/index.ts';
import { sessionReducer } from '../features/session/index.ts';
import { teamUpReducer } from '../features/team-up/index.ts';

/** The areas that every page needs. Others are taken in later (`addFeature` of the store). */
export const ROOT_REDUCERS = {
  channel: channelReducer,
  chat: chatReducer,
  connection: connectionReducer,
  feedback: feedbackReducer,
  halls: hallsReducer,
  language: languageReducer,
  modals: modalsReducer,
  preferences: preferencesReducer,
  session: sessionReducer,
  teamUp: teamUpReducer,
} as const;

export const rootReducer = combineReducers(ROOT_REDUCERS);

export type AppState = ReturnType<typeof rootReducer>;
