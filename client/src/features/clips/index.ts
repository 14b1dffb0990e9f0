export { clipsSaga } from './clips.saga.ts';
export { selectPlayed, selectRecording, selectUploads } from './clips.selectors.ts';
export { clipsActions, clipsReducer } from './clips.slice.ts';
export type { ClipsRoot, ClipUpload, RecordingState } from './clips.state.ts';
