export { audioEventHandlers } from './audio.events.ts';
export { audioSaga } from './audio.saga.ts';
export { selectIsMobileLogin, selectVoicePlace } from './audio.selectors.ts';
export { audioActions, audioReducer } from './audio.slice.ts';
export type { AudioRoot } from './audio.state.ts';
