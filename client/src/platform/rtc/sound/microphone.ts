import type { Clock } from '../../ports/clock.ts';
import { type MicrophoneOptions, RtcError, type RtcEvents } from '../../ports/rtc.ts';
import type { Denoiser } from './denoiser.ts';
import { levelMeter } from './sound-level.ts';
import { factorOf } from './volume.ts';

/** How long the way stays open after sound above the threshold, so that ends of words are heard. */
const GATE_HOLD_MS = 300;

/** Names of the errors of `getUserMedia`. */
const REFUSED: readonly string[] = ['NotAllowedError', 'SecurityError'];
const ABSENT: readonly string[] = ['OverconstrainedError', 'NotFoundError'];
const isOf = (error: unknown, names: readonly string[]) =>
  typeof error === 'object' && error !== null && 'name' in error && names.includes(String(error.name));

export type Capture = Pick<MediaDevices, 'getUserMedia'>;

/**
 * The open microphone: device → denoiser → volume → threshold → one track that stays the same over changes of device and options, so that
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
  readonly #onDenoiser: (state: RtcEvents['denoiser']) => void;
  #denoiser: Denoiser | null = null;
  /** The source whose denoiser loads now. */
  #denoising: AudioNode | null = null;
  #isDenoised = false;
  #monitor: AudioNode | null = null;
  #stream: MediaStream | null = null;
  #source: MediaStreamAudioSourceNode | null = null;
  #threshold = 0;
  /** Counts what opens and closes: a device that the browser hands out after that is not wanted any more. */
  #turn = 0;
  #lastLoudAt = 0;

  constructor(
    context: AudioContext,
    capture: Capture,
    clock: Clock,
    { onEnded, onDenoiser }: { onEnded: () => void; onDenoiser: (state: RtcEvents['denoiser']) => void },
  ) {
    this.#context = context;
    this.#capture = capture;
    this.#clock = clock;
    this.#onEnded = onEnded;
    this.#onDenoiser = onDenoiser;
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

  get isOpen(): boolean {
    return this.#stream !== null;
  }

  /** The track of the device in use; undefined while none is open. */
  get device(): MediaStreamTrack | undefined {
    return this.#stream?.getAudioTracks()[0];
  }

  /**
   * Opens a device, the default one of the system where the wanted one is not there. The one before is closed first: a second capture of the same device would take over its echo
   * cancellation, gain and noise suppression. Rejects with `denied` or `no-device`; then no device is open. Rejects with `aborted` when
   * it was closed, or opened again, while the browser asked.
   */
  async open({ deviceId, echoCancellation, autoGain, noiseSuppression, aiDenoise }: MicrophoneOptions): Promise<void> {
    this.close();
    const turn = this.#turn;
    const audio = {
      echoCancellation,
      autoGainControl: autoGain,
      noiseSuppression,
    };
    const given = (wanted: MediaTrackConstraints) => this.#capture.getUserMedia({ audio: wanted });
    const stream = await given({ ...audio, ...(deviceId !== undefined && { deviceId: { exact: deviceId } }) })
      .catch((error: unknown) => {
        if (deviceId === undefined || turn !== this.#turn || !isOf(error, ABSENT)) throw error;
        return given(audio);
      })
      .catch((error: unknown) => {
        // What has followed tells how that one goes.
        const reason = turn !== this.#turn ? 'aborted' : isOf(error, REFUSED) ? 'denied' : 'no-device';
        throw new RtcError(reason, error instanceof Error ? error.message : '');
      });
    if (turn !== this.#turn) {
      for (const track of stream.getTracks()) track.stop();
      throw new RtcError('aborted');
    }
    this.#stream = stream;
    this.#source = this.#context.createMediaStreamSource(stream);
    this.#source.connect(this.#volume);
    this.#isDenoised = aiDenoise;
    this.retryDenoiser();
    // Only a device that went away ends its track; `close` does not fire the event.
    this.device?.addEventListener('ended', this.#onEnded);
  }

  close(): void {
    this.#turn += 1;
    this.#denoiser?.end();
    this.#denoiser = null;
    this.#source?.disconnect();
    this.#source = null;
    for (const track of this.#stream?.getTracks() ?? []) {
      track.removeEventListener('ended', this.#onEnded);
      track.stop();
    }
    this.#stream = null;
  }

  /** Loads the denoiser where it is wanted, is not there, and does not load already. */
  retryDenoiser(): void {
    const source = this.#source;
    if (source && this.#isDenoised && !this.#denoiser && this.#denoising !== source) void this.#denoise(source);
  }

  /** Also plays what would be sent here; null ends it. */
  monitor(target: AudioNode | null): void {
    if (this.#monitor) this.#gate.disconnect(this.#monitor);
    this.#monitor = target;
    if (target) this.#gate.connect(target);
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

  /** Level of the sent sound. */
  sentLevel(): number {
    const level = this.level();
    return this.track.enabled && this.#gate.gain.value > 0 ? level : 0;
  }

  /** The microphone sounds unprocessed until the denoiser has loaded, and when it fails to load. */
  async #denoise(source: MediaStreamAudioSourceNode): Promise<void> {
    this.#denoising = source;
    const denoiser = await loadDenoiser(this.#context).catch(() => null);
    if (this.#denoising === source) this.#denoising = null;
    // Closed, or opened anew with other options, meanwhile.
    if (this.#source !== source) {
      denoiser?.end();
      return;
    }
    this.#denoiser = denoiser;
    if (denoiser) {
      source.connect(denoiser.node).connect(this.#volume);
      source.disconnect(this.#volume);
    }
    this.#onDenoiser(denoiser ? 'on' : 'failed');
  }
}

async function loadDenoiser(context: AudioContext): Promise<Denoiser> {
  const { createDenoiser } = await import('./denoiser.ts');
  return createDenoiser(context);
}
