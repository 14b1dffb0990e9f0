import type { Clock } from '../ports/clock.ts';
import {
  type Recorder,
  RecorderError,
  type Recording,
  type RecordingListeners,
  type RecordingOptions,
} from '../ports/recorder.ts';
import { levelMeter } from '../rtc/sound/sound-level.ts';

/** What the platform stores; each browser records at least one of them. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'] as const;
/** Enough for a voice: a minute is about 240 kB. */
const BITS_PER_SECOND = 32_000;
const LEVEL_INTERVAL_MS = 100;

interface RecorderEnvironment {
  readonly clock: Clock;
  /** Undefined on a page without TLS. */
  readonly media: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly createContext: () => AudioContext;
}

/** Records by the browser's own `MediaRecorder`. */
export function createRecorder({ clock, media, createContext }: RecorderEnvironment): Recorder {
  const type =
    typeof MediaRecorder === 'undefined' ? undefined : TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  return {
    isSupported: () => media !== undefined && type !== undefined,
    async start(options, tell) {
      if (!media || type === undefined) throw new RecorderError('no-device', 'not supported');
      const stream = await open(media, options);
      let context: AudioContext | null = null;
      try {
        context = createContext();
        return record({ stream, type, clock, context, tell });
      } catch (error) {
        giveBack(stream, context);
        throw new RecorderError('no-device', error instanceof Error ? error.message : '');
      }
    },
  };
}

/** A device that was chosen for voice and is gone does not keep anyone from recording with another one. */
async function open(media: Pick<MediaDevices, 'getUserMedia'>, options: RecordingOptions): Promise<MediaStream> {
  const { deviceId, echoCancellation, autoGain, noiseSuppression } = options;
  const audio = { echoCancellation, autoGainControl: autoGain, noiseSuppression };
  try {
    if (deviceId !== undefined) {
      const chosen = media.getUserMedia({ audio: { ...audio, deviceId: { exact: deviceId } } });
      return await chosen.catch((error: unknown) =>
        isDenial(error) ? Promise.reject(error) : media.getUserMedia({ audio }),
      );
    }
    return await media.getUserMedia({ audio });
  } catch (error) {
    throw new RecorderError(isDenial(error) ? 'denied' : 'no-device', error instanceof Error ? error.message : '');
  }
}

const isDenial = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);

interface RecordInput {
  readonly stream: MediaStream;
  readonly type: string;
  readonly clock: Clock;
  readonly context: AudioContext;
  readonly tell: RecordingListeners;
}

function giveBack(stream: MediaStream, context: AudioContext | null): void {
  for (const track of stream.getTracks()) track.stop();
  void context?.close();
}

function record({ stream, type, clock, context, tell }: RecordInput): Recording {
  const meter = levelMeter(context);
  context.createMediaStreamSource(stream).connect(meter.node);
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  let stopLevels = () => {};
  const tellLevel = () => {
    tell.level(meter.level());
    stopLevels = clock.after(LEVEL_INTERVAL_MS, tellLevel);
  };
  const [track] = stream.getTracks();
  const onEnded = () => tell.lost();
  // Only a device that went away ends its track; `stop` does not fire the event.
  track?.addEventListener('ended', onEnded);
  const end = () => {
    stopLevels();
    track?.removeEventListener('ended', onEnded);
    giveBack(stream, context);
  };
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start();
  const beganAt = clock.now();
  let endedAt: number | null = null;
  // A device that goes away ends the recording by itself.
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      endedAt ??= clock.now();
      resolve();
    };
  });
  tellLevel();
  return {
    async finish() {
      endedAt ??= clock.now();
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      end();
      return { file: new Blob(parts, { type: type.split(';')[0] ?? type }), durationMs: endedAt - beganAt };
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      end();
    },
  };
}
