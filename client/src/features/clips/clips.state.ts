import type { RecorderReason } from '../../platform/ports/recorder.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { ImSessionId } from '../im/index.ts';

/** Why nothing can be recorded: the browser cannot, the part that records did not load, or too many wait to be sent. */
export type RecordingFailure = RecorderReason | 'not-supported' | 'not-loaded' | 'too-many';

/** A voice message that is being made: one in each session, and only one of them is recorded at a time. */
export interface RecordingState {
  readonly session: ImSessionId;
  readonly phase: 'asking' | 'recording' | 'ready' | 'failed';
  readonly failure: RecordingFailure | null;
  readonly elapsedMs: number;
  /** How loud it was, 0 to 1, oldest first. */
  readonly levels: readonly number[];
  /** What the pointer does that began it. */
  readonly pointer: 'free' | 'holds' | 'cancels';
  /** What was recorded. */
  readonly clip: RecordedClip | null;
}

export interface RecordedClip {
  /** Of the attachment. */
  readonly id: string;
  readonly preview: string;
  readonly durationMs: number;
}

/** A clip that is being uploaded. It becomes a message once it is stored. */
export interface ClipUpload extends RecordedClip {
  readonly session: ImSessionId;
  readonly kind: 'voice' | 'video';
  readonly w: number;
  readonly h: number;
  /** The picture that stands for a video: its attachment, and its address once it is uploaded. */
  readonly poster: { readonly id: string; readonly url: string } | null;
  /** 0 to 1; null while it waits. */
  readonly progress: number | null;
  /** Why it was not taken. */
  readonly problem: FeedbackText | null;
  /** How often in a row the connection broke it. The next connections try again, a few times. */
  readonly losses: number;
}

export interface ClipsState {
  /** At most one of each session. */
  readonly recordings: readonly RecordingState[];
  /** Oldest first. */
  readonly uploads: readonly ClipUpload[];
  /** Ids of voice messages that were played on this device, oldest first. */
  readonly played: readonly string[];
}
export interface ClipsRoot {
  readonly clips: ClipsState;
}

export const initialClips: ClipsState = { recordings: [], uploads: [], played: [] };
