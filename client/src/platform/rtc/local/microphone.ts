import type { Clock } from '../../ports/clock.ts';
import { type MicrophoneOptions, RtcError } from '../../ports/rtc.ts';
import { levelMeter } from './sound-level.ts';
import { factorOf } from './volume.ts';

/** How long the way stays open after sound above the threshold, so that ends of words are heard. */
const GATE_HOLD_MS = 300;

export type Capture = Pick<MediaDevices, 'getUserMedia'>;

/**
 * The open microphone: device → volume → threshold → one track that stays the same over changes of device and options, so that
 * no link has to be told. A closed way is a disabled track: not one sample passes.
 */
export class Microphone {
  readonly #context: AudioContext;
  readonly #capture: Capture;
  readonly #clock: Clock;
  readonly #volume: GainNode;
  readonly #gate: GainNode;
  readonly #out: MediaStreamAudioDestinationNode;
  readonly #before: ReturnType<typeof levelMeter>;
  readonly #onEnded: () => void;
  #stream: MediaStream | null = null;
  #source: MediaStreamAudioSourceNode | null = null;
  #threshold = 0;
  #lastLoudAt = 0;

  constructor(context: AudioContext, capture: Capture, clock: Clock, onEnded: () => void) {
    this.#context = context;
    this.#capture = capture;
    this.#clock = clock;
    this.#onEnded = onEnded;
    this.#volume = context.createGain();
    this.#gate = context.createGain();
    this.#out = context.createMediaStreamDestination();
    this.#before = levelMeter(context);
    this.#volume.connect(this.#before.node);
    this.#volume.connect(this.#gate).connect(this.#out);
    this.track.enabled = false;
  }

  /** What is sent. */
  get track(): MediaStreamTrack {
    const [track] = this.#out.stream.getAudioTracks();
    if (!track) throw new Error('a destination has one track');
    return track;
  }

  /** The device in use; undefined while none is open. */
  get deviceId(): string | undefined {
    return this.#stream?.getAudioTracks()[0]?.getSettings().deviceId;
  }

  /**
   * Opens a device. The one before is closed first: a second capture of the same device would take over its echo
   * cancellation, gain and noise suppression. Rejects with `denied` or `no-device`; then no device is open.
   */
  async open({ deviceId, echoCancellation, autoGain, noiseSuppression }: MicrophoneOptions): Promise<void> {
    this.close();
    const audio = {
      echoCancellation,
      autoGainControl: autoGain,
      noiseSuppression,
      ...(deviceId !== undefined && { deviceId: { exact: deviceId } }),
    };
    const stream = await this.#capture.getUserMedia({ audio }).catch((error: unknown) => {
      const isDenied = error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
      throw new RtcError(isDenied ? 'denied' : 'no-device', error instanceof Error ? error.message : '');
    });
    this.close();
    this.#stream = stream;
    this.#source = this.#context.createMediaStreamSource(stream);
    this.#source.connect(this.#volume);
    // Only a device that went away ends its track; `close` does not fire the event.
    stream.getAudioTracks()[0]?.addEventListener('ended', this.#onEnded);
  }

  close(): void {
    this.#source?.disconnect();
    this.#source = null;
    for (const track of this.#stream?.getTracks() ?? []) {
      track.removeEventListener('ended', this.#onEnded);
      track.stop();
    }
    this.#stream = null;
  }

  setMuted(isMuted: boolean): void {
    this.track.enabled = !isMuted;
  }

  setVolume(volume: number): void {
    this.#volume.gain.value = factorOf(volume);
  }

  setThreshold(level: number): void {
    this.#threshold = level;
    this.level();
  }

  /** How loud the microphone is before the threshold; also moves the threshold's gate. */
  level(): number {
    const level = this.#stream ? this.#before.level() : 0;
    const now = this.#clock.now();
    if (level >= this.#threshold) this.#lastLoudAt = now;
    this.#gate.gain.value = now - this.#lastLoudAt <= GATE_HOLD_MS ? 1 : 0;
    return level;
  }

  /** How loud what is sent is. */
  sentLevel(): number {
    const level = this.level();
    return this.track.enabled && this.#gate.gain.value > 0 ? level : 0;
  }
}
