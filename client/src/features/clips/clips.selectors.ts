import type { ImSessionId } from '../im/index.ts';
import type { ClipsRoot } from './clips.state.ts';

/** The voice message that is being made in a session. */
export const selectRecording = ({ clips }: ClipsRoot, session: ImSessionId) =>
  clips.recordings.find((recording) => recording.session === session) ?? null;
export const selectUploads = ({ clips }: ClipsRoot) => clips.uploads;
export const selectPlayed = ({ clips }: ClipsRoot) => clips.played;
