import type { Clock } from '../../ports/clock.ts';
import {
  type MicrophoneOptions,
  type Rtc,
  type RtcDevice,
  type RtcDevices,
  RtcError,
  type RtcEvents,
  type RtcQuality,
  type RtcReason,
  type RtcState,
  type RtcTicket,
} from '../../ports/rtc.ts';
import { listDevices } from './devices.ts';
import { RtcEmitter } from './emitter.ts';
import { Microphone } from './microphone.ts';
import { Playback } from './playback.ts';
import { meter, watchSound } from './sound-watch.ts';

/** A connection that stays lost for this time ends the participation. */
export const RECONNECT_DEADLINE_MS = 10_000;

export interface PageRtcOptions {
  readonly clock: Clock;
  readonly media: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'>;
  readonly createContext: () => AudioContext;
}

/** What the viewer sends: whether a microphone is published, and the track while it may be heard. */
export interface OwnSound {
  readonly isPublished: boolean;
  /** Whether the viewer has the right to be heard now. */
  readonly maySend: boolean;
  /** null while muted. */
  readonly track: MediaStreamTrack | null;
}

interface Sound {
  readonly context: AudioContext;
  readonly playback: Playback;
  readonly microphone: Microphone;
}

/**
 * The page's part of sound, for every audio provider: the microphone with its volume, threshold and denoiser, the
 * playback with its gains, devices, levels, and what decides whether the viewer is heard. A provider adds the participation.
 */
export abstract class PageRtc implements Rtc {
  protected readonly events = new RtcEmitter();
  protected maySend = false;
  protected isPublished = false;
  readonly #options: PageRtcOptions;
  #sound: Sound | null = null;
  #state: RtcState = 'idle';
  #isMuted = false;
  #isTesting = false;
  #used: MicrophoneOptions | null = null;
  #me = '';
  #stopWatching: () => void = () => {};
  #stopTest: () => void = () => {};

  constructor(options: PageRtcOptions) {
    this.#options = options;
  }

  abstract join(ticket: RtcTicket, timeoutMs: number): Promise<void>;
  abstract renew(token: string): Promise<void>;
  abstract leave(): Promise<void>;
  abstract publish(options: MicrophoneOptions): Promise<void>;

  /** Sends this of the viewer from now on; it may be asked for the same again. */
  protected abstract send(own: OwnSound): void;
  /** How loud the others are, 0 to 1, by uid. */
  protected abstract levelsOfOthers(): Map<string, number>;
  /** null while nothing is heard. */
  protected abstract measure(): Promise<RtcQuality | null>;

  isSupported(): boolean {
    return 'RTCPeerConnection' in globalThis && 'AudioContext' in globalThis;
  }

  async devices(): Promise<RtcDevices> {
    return { ...(await listDevices(this.#options.media)), inUse: this.#sound?.microphone.device?.label ?? '' };
  }

  async unpublish(): Promise<void> {
    this.isPublished = false;
    this.closeMicrophone();
    this.apply();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.apply();
  }

  setDeafened(isDeafened: boolean): void {
    this.sound.playback.setDeafened(isDeafened);
  }

  setMicrophoneVolume(volume: number): void {
    this.sound.microphone.setVolume(volume);
  }

  setSpeakerVolume(volume: number): void {
    this.sound.playback.setSpeakerVolume(volume);
  }

  setPersonVolume(uid: string, volume: number): void {
    this.sound.playback.setPersonVolume(uid, volume);
  }

  setInputThreshold(level: number): void {
    this.sound.microphone.setThreshold(level);
  }

  retryDenoiser(): void {
    this.#sound?.microphone.retryDenoiser();
  }

  async allowPlayback(): Promise<void> {
    await this.#sound?.context.resume();
  }

  async useMicrophone(deviceId: string): Promise<void> {
    const { microphones } = await this.devices();
    if (!microphones.some(({ id }) => id === deviceId)) throw new RtcError('no-device');
    const before = this.#used;
    if (!before || !this.isPublished) return;
    const { microphone } = this.sound;
    try {
      await microphone.open({ ...before, deviceId });
      this.#used = { ...before, deviceId };
    } catch (error) {
      if (!isOf(error, 'aborted')) await microphone.open(before);
      throw error;
    }
  }

  async useSpeaker(deviceId: string): Promise<void> {
    const { playback } = this.sound;
    const { speakers } = await this.devices();
    this.#leaveGoneSpeaker(speakers);
    if (deviceId !== '' && !has(speakers, deviceId)) throw new RtcError('no-device');
    await playback.playTo(deviceId).catch(() => {
      throw new RtcError('no-device');
    });
  }

  async testMicrophone(options: MicrophoneOptions): Promise<() => void> {
    this.#stopTest();
    const { context, microphone, playback } = this.sound;
    this.#isTesting = true;
    this.apply();
    let isOver = false;
    const stop = () => {
      if (isOver) return;
      isOver = true;
      this.#stopTest = () => {};
      this.#isTesting = false;
      microphone.monitor(null);
      if (!this.isPublished) microphone.close();
      this.apply();
    };
    this.#stopTest = stop;
    void context.resume();
    try {
      if (!this.isPublished || !microphone.isOpen) await microphone.open(options);
    } catch (error) {
      stop();
      throw error;
    }
    if (isOver) {
      if (!this.isPublished) microphone.close();
      throw new RtcError('aborted');
    }
    microphone.monitor(playback.input);
    const stopMeter = meter(this.#options.clock, () => this.#tellInput());
    return () => {
      stopMeter();
      stop();
    };
  }

  on<Name extends keyof RtcEvents>(name: Name, listener: (event: RtcEvents[Name]) => void): () => void {
    return this.events.on(name, listener);
  }

  /** The factor that is applied to a person's sound now; 0 for a person who is not played. */
  gainOf(uid: string): number {
    return this.#sound?.playback.gainOf(uid) ?? 0;
  }

  /** The played level of a person relative to the recorded one: 0 when none of their sound arrives. */
  hears(uid: string): number {
    const isArriving = (this.levelsOfOthers().get(uid) ?? 0) > 0;
    return isArriving ? this.gainOf(uid) : 0;
  }

  /** Gives the audio of the page back. Nothing else may be called after. */
  async close(): Promise<void> {
    this.#stopTest();
    await this.leave();
    await this.#sound?.context.close();
  }

  protected get state(): RtcState {
    return this.#state;
  }

  /** Made at the first use: a page that never enters a place opens no audio. */
  protected get sound(): Sound {
    if (!this.#sound) {
      const { createContext, media, clock } = this.#options;
      const context = createContext();
      const microphone = new Microphone(context, media, clock, {
        onEnded: () => void this.#onDevicesChanged(),
        onDenoiser: (state) => this.events.emit('denoiser', state),
      });
      this.#sound = { context, playback: new Playback(context), microphone };
    }
    return this.#sound;
  }

  /** Throws `aborted` unless there is no participation. Silence holds before the provider starts the participation. */
  protected begin({ uid }: RtcTicket): void {
    if (this.#state !== 'idle') throw new RtcError('aborted');
    const { context } = this.sound;
    this.#me = uid;
    this.apply();
    this.move('joining');
    const { clock, media } = this.#options;
    this.#stopWatching = watchSound({
      clock,
      media,
      context,
      page: document,
      onLevels: () => this.#tellLevels(),
      onQuality: () => void this.#tellQuality(),
      onDevices: () => void this.#onDevicesChanged(),
      onPlaybackBlocked: (isBlocked) => this.events.emit('playbackBlocked', isBlocked),
    });
  }

  /**
   * Opens the microphone; it is heard once `isPublished` is set and applied. Rejects with `denied` or `no-device`, and with `aborted` where
   * the right, the place or the wish has ended while the browser asked.
   */
  protected async openMicrophone(options: MicrophoneOptions): Promise<void> {
    this.#used = options;
    await this.sound.microphone.open(options);
  }

  protected closeMicrophone(): void {
    if (!this.#isTesting) this.#sound?.microphone.close();
  }

  /** Combines everything that decides what is sent, before the provider acts. */
  protected apply(): void {
    const isHeard = this.isPublished && this.maySend && !this.#isMuted && !this.#isTesting;
    // At once: what a provider does follows later.
    this.#sound?.microphone.setMuted(!isHeard);
    const track = isHeard ? (this.#sound?.microphone.track ?? null) : null;
    this.send({ isPublished: this.isPublished && this.maySend, maySend: this.maySend, track });
  }

  protected setRights(maySend: boolean): void {
    const isNews = maySend !== this.maySend || this.#state === 'joining';
    this.maySend = maySend;
    if (!maySend) {
      this.isPublished = false;
      this.closeMicrophone();
    }
    this.apply();
    if (isNews) this.events.emit('rights', { maySend });
  }

  /** Ends the participation: nothing is sent, metered or reported any more. `ended` is reported if it had begun. */
  protected finish(ended: RtcReason | null): void {
    const wasIn = this.#state === 'joined' || this.#state === 'reconnecting';
    this.#stopWatching();
    this.isPublished = false;
    this.maySend = false;
    this.apply();
    this.closeMicrophone();
    if (ended !== null && wasIn) this.events.emit('ended', new RtcError(ended));
    this.move('idle');
  }

  protected move(state: RtcState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.events.emit('state', state);
  }

  #tellLevels(): void {
    if (this.#state !== 'joined') return;
    const levels = this.levelsOfOthers();
    const own = this.#sound?.microphone.sentLevel() ?? 0;
    if (own > 0 && this.#me !== '') levels.set(this.#me, own);
    this.events.emit('levels', levels);
    if (!this.#isTesting) this.#tellInput();
  }

  #tellInput(): void {
    const microphone = this.#sound?.microphone;
    if (microphone?.isOpen) this.events.emit('inputLevel', microphone.level());
  }

  async #tellQuality(): Promise<void> {
    const seen = await this.measure();
    if (seen && this.#state === 'joined') this.events.emit('quality', seen);
  }

  #leaveGoneSpeaker(speakers: RtcDevices['speakers']): void {
    const { playback } = this.sound;
    if (!has(speakers, playback.speaker)) playback.playTo('').catch(() => {});
  }

  /** The devices in use may be gone, where the system's take over; the microphone that the viewer chose may be back. */
  async #onDevicesChanged(): Promise<void> {
    const { microphone } = this.sound;
    const devices = await this.devices();
    const { microphones, speakers } = devices;
    this.#leaveGoneSpeaker(speakers);
    const used = this.#used;
    const inUse = microphone.device?.getSettings().deviceId;
    const isRight = has(microphones, used?.deviceId) ? inUse === used?.deviceId : has(microphones, inUse);
    let lost: RtcEvents['microphoneLost'] | null = null;
    if (this.isPublished && used && !isRight) {
      await microphone.open(used).catch((error: unknown) => {
        if (!isOf(error, 'aborted')) lost = isOf(error, 'denied') ? 'denied' : 'missing';
      });
    }
    if (lost) void this.unpublish();
    this.events.emit('devicesChanged', { ...devices, inUse: microphone.device?.label ?? '' });
    // Last: other devices are a reason to publish again.
    if (lost) this.events.emit('microphoneLost', lost);
  }
}

const has = (devices: readonly RtcDevice[], wanted: string | undefined) => devices.some(({ id }) => id === wanted);
const isOf = (error: unknown, reason: RtcReason) => error instanceof RtcError && error.reason === reason;
