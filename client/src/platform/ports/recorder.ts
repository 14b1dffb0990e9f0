/**
 * Records voice messages. It opens a stream of its own, so that a voice place keeps its microphone as it is. The adapter
 * loads late.
 */
export interface Recorder {
  /** Whether this browser can record at all. Asks for no permission. */
  isSupported(): boolean;
  /** Opens the microphone and begins. Rejects with a `RecorderError`: `denied`, `no-device`. */
  start(options: RecordingOptions, tell: RecordingListeners): Promise<Recording>;
}

export interface RecordingOptions {
  /** Absent, or a device that is gone: the default device of the system. */
  readonly deviceId?: string;
  readonly echoCancellation: boolean;
  readonly autoGain: boolean;
  readonly noiseSuppression: boolean;
}

export interface RecordingListeners {
  /** How loud the microphone is, 0 to 1, ten times a second. */
  level(level: number): void;
  /** The device went away. What was recorded until then can be finished. */
  lost(): void;
}

export interface Recording {
  /** Ends it and gives the microphone back. Resolves with the recording and its length in milliseconds. */
  finish(): Promise<{ readonly file: Blob; readonly durationMs: number }>;
  /** Ends it, gives the microphone back and keeps nothing. */
  cancel(): void;
}

export type RecorderReason = 'denied' | 'no-device';

/** The only error that `Recorder.start` rejects with. */
export class RecorderError extends Error {
  override readonly name = 'RecorderError';
  readonly reason: RecorderReason;

  constructor(reason: RecorderReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}
