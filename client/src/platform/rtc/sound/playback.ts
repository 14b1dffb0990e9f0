import { levelMeter } from './sound-level.ts';
import { factorOf } from './volume.ts';

/** Less than one step of a 16-bit sample: what decoders give while nothing is sent. */
const SILENCE = 2 ** -15;

interface Heard {
  readonly source: MediaStreamAudioSourceNode;
  readonly gain: GainNode;
  readonly pump: HTMLAudioElement;
  /** Made when a provider asks for the level. */
  meter: ReturnType<typeof levelMeter> | null;
}

/**
 * Plays other people: track → gain of the person → limiter → output. Gains above 1 are possible, which media elements do not
 * offer; the limiter keeps their sum from clipping.
 */
export class Playback {
  readonly #context: AudioContext;
  readonly #limiter: DynamicsCompressorNode;
  readonly #people = new Map<string, Heard>();
  readonly #personVolumes = new Map<string, number>();
  #speaker = '';
  #speakerVolume = 1;
  #isDeafened = false;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#limiter = context.createDynamicsCompressor();
    this.#limiter.threshold.value = -3;
    this.#limiter.knee.value = 0;
    this.#limiter.ratio.value = 20;
    this.#limiter.attack.value = 0.003;
    this.#limiter.release.value = 0.1;
    this.#limiter.connect(context.destination);
  }

  play(uid: string, track: MediaStreamTrack): void {
    this.stop(uid);
    const stream = new MediaStream([track]);
    // Chromium decodes a remote track for Web Audio only when a media element has it as well; it need not play.
    const pump = new Audio();
    pump.srcObject = stream;
    const source = this.#context.createMediaStreamSource(stream);
    const gain = this.#context.createGain();
    gain.gain.value = this.#gain(uid);
    source.connect(gain).connect(this.#limiter);
    this.#people.set(uid, { source, gain, pump, meter: null });
  }

  stop(uid: string): void {
    const heard = this.#people.get(uid);
    if (!heard) return;
    this.#people.delete(uid);
    heard.gain.disconnect();
    heard.source.disconnect();
    heard.pump.srcObject = null;
  }

  stopAll(): void {
    for (const uid of [...this.#people.keys()]) this.stop(uid);
  }

  /** Sources connected here play under the limiter, without a gain of their own. */
  get input(): AudioNode {
    return this.#limiter;
  }

  /** Whether a person is played. */
  has(uid: string): boolean {
    return this.#people.has(uid);
  }

  /** How loud each person that is played arrives, 0 to 1, before any gain. */
  levels(): Map<string, number> {
    const levels = new Map<string, number>();
    for (const [uid, heard] of this.#people) {
      if (!heard.meter) {
        heard.meter = levelMeter(this.#context);
        heard.source.connect(heard.meter.node);
      }
      const level = heard.meter.level();
      if (level >= SILENCE) levels.set(uid, level);
    }
    return levels;
  }

  /** The factor that is applied to a person's sound now; 0 for a person who is not played. */
  gainOf(uid: string): number {
    return this.#people.get(uid)?.gain.gain.value ?? 0;
  }

  setDeafened(isDeafened: boolean): void {
    this.#isDeafened = isDeafened;
    this.#applyGains();
  }

  setSpeakerVolume(volume: number): void {
    this.#speakerVolume = factorOf(volume);
    this.#applyGains();
  }

  setPersonVolume(uid: string, volume: number): void {
    this.#personVolumes.set(uid, factorOf(volume));
    this.#applyGains();
  }

  /** The output in use; '' is the system's. */
  get speaker(): string {
    return this.#speaker;
  }

  /** Rejects when the browser knows no such output; the one in use stays. */
  async playTo(deviceId: string): Promise<void> {
    if (deviceId === this.#speaker) return;
    // lib.dom does not know it yet, and neither do some browsers.
    const context: AudioContext & { setSinkId?(id: string): Promise<void> } = this.#context;
    if (!context.setSinkId) throw new Error('this browser has one output');
    await context.setSinkId(deviceId);
    this.#speaker = deviceId;
  }

  #applyGains(): void {
    for (const [uid, { gain }] of this.#people) gain.gain.value = this.#gain(uid);
  }

  #gain(uid: string): number {
    return this.#isDeafened ? 0 : this.#speakerVolume * (this.#personVolumes.get(uid) ?? 1);
  }
}
