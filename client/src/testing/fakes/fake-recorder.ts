import type { Clock } from '../../platform/ports/clock.ts';
import {
  type Recorder,
  RecorderError,
  type RecorderReason,
  type RecordingListeners,
} from '../../platform/ports/recorder.ts';
import type { VideoFacts, VideoFiles } from '../../platform/ports/video-files.ts';

/**
 * A microphone that records what the test says, and videos that are what the test says.
 * How to extend (most to least common): a sound (`say`), a refusal (`refuse`), a permission that is still asked for (`ask`), a device that goes (`lose`).
 */
export function createFakeRecorder(clock: Clock) {
  let refusal: RecorderReason | null = null;
  let isSupported = true;
  let answer: (() => void) | null = null;
  let asks = false;
  let listeners: RecordingListeners | null = null;
  let facts: VideoFacts | null = null;
  const opened: object[] = [];
  const recorder: Recorder = {
    isSupported: () => isSupported,
    async start(options, tell) {
      if (asks) await new Promise<void>((resolve) => (answer = resolve));
      if (refusal) throw new RecorderError(refusal);
      opened.push(options);
      listeners = tell;
      const beganAt = clock.now();
      const end = () => {
        listeners = null;
      };
      return {
        async finish() {
          end();
          return { file: new Blob(['sound'], { type: 'audio/webm' }), durationMs: clock.now() - beganAt };
        },
        cancel: end,
      };
    },
  };
  const videoFiles: VideoFiles = { read: async () => facts };
  return {
    recorder,
    videoFiles,
    /** Options of each microphone that was opened. */
    opened,
    isOpen: () => listeners !== null,
    say: (level: number) => listeners?.level(level),
    lose: () => listeners?.lost(),
    refuse: (reason: RecorderReason | null) => {
      refusal = reason;
    },
    /** The browser asks the person, who answers by `allow`. */
    ask: () => {
      asks = true;
    },
    allow: () => {
      asks = false;
      answer?.();
    },
    leaveOut: () => {
      isSupported = false;
    },
    /** What the next video is; null for a file that cannot be played. */
    show: (next: VideoFacts | null) => {
      facts = next;
    },
  };
}
