import type { UserNo } from '@miczero/contracts';
import type { Clock } from '../../ports/clock.ts';
import {
  type MicrophoneOptions,
  type Rtc,
  type RtcDevices,
  RtcError,
  type RtcEvents,
  type RtcReason,
  type RtcState,
  type RtcTicket,
} from '../../ports/rtc.ts';
import { listDevices } from './devices.ts';
import { RtcEmitter } from './emitter.ts';
import { Mesh } from './mesh.ts';
import { Microphone } from './microphone.ts';
import { Playback } from './playback.ts';
import { createQuality } from './quality.ts';
import type { RtcSocket } from './signalling.ts';
import { Visit } from './visit.ts';

/** A mesh carries no more: each speaker sends to every other person. */
export const MESH_SPEAKERS_MAX = 6;
export const MESH_LISTENERS_MAX = 10;
const METER_MS = 50;
const QUALITY_MS = 2000;

export interface LocalRtcOptions {
  readonly socket: RtcSocket;
  readonly clock: Clock;
  readonly media: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'>;
  readonly createContext: () => AudioContext;
  readonly iceServers: readonly RTCIceServer[];
}

/** Sound from browser to browser, signalled by the platform at /ws/rtc (decision 0029). */
export class LocalRtc implements Rtc {
  readonly #options: LocalRtcOptions;
  readonly #events = new RtcEmitter();
  #sound: { readonly context: AudioContext; readonly playback: Playback; readonly microphone: Microphone } | null =
    null;
  #visit: Visit | null = null;
  #mesh: Mesh | null = null;
  #state: RtcState = 'idle';
  #maySend = false;
  #isPublished = false;
  #isMuted = false;
  #used: MicrophoneOptions | null = null;
  #me = '';
  #entries: { resolve: () => void; reject: (error: RtcError) => void }[] = [];
  #stopWatching: () => void = () => {};

  constructor(options: LocalRtcOptions) {
    this.#options = options;
  }

  isSupported(): boolean {
    return 'RTCPeerConnection' in globalThis && 'AudioContext' in globalThis;
  }

  devices(): Promise<RtcDevices> {
    return listDevices(this.#options.media);
  }

  async join(ticket: RtcTicket, timeoutMs: number): Promise<void> {
    if (this.#state !== 'idle') throw new RtcError('aborted');
    const sound = this.#openSound();
    const { socket, clock, iceServers } = this.#options;
    const visit = new Visit(socket, clock, ticket, {
      entered: ({ list, speaks }) => {
        const maySend = speaks === true;
        const alike = list.filter((person) => (person.speaks === true) === maySend).length;
        if (alike >= (maySend ? MESH_SPEAKERS_MAX : MESH_LISTENERS_MAX)) {
          visit.leave();
          this.#end('full');
          return;
        }
        this.#setRights(maySend);
        this.#mesh?.begin(list, maySend);
        this.#move('joined');
        for (const { resolve } of this.#entries.splice(0)) resolve();
      },
      changed: ({ list }) => this.#mesh?.update(list),
      link: (frame) => this.#mesh?.take(frame),
      gone: (uid) => this.#mesh?.drop(uid),
      lost: () => {
        this.#mesh?.close();
        this.#move('reconnecting');
      },
      silenced: () => {
        if (!this.#maySend) return;
        this.#setRights(false);
        this.#mesh?.close();
        visit.enterAgain();
      },
      ended: (reason) => this.#end(reason),
    });
    this.#visit = visit;
    this.#me = ticket.uid;
    this.#mesh = new Mesh({
      // The uid of a ticket is the user number that the platform gave.
      me: ticket.uid as UserNo,
      iceServers,
      send: (frame) => visit.send(frame),
      onTrack: (uid, track) => sound.playback.play(uid, track),
      onPerson: (event) => {
        if (event.is === 'gone') sound.playback.stop(event.uid);
        this.#events.emit('person', event);
      },
    });
    this.#apply();
    this.#move('joining');
    this.#watch(sound.context);
    const entry = this.#entry();
    visit.start(timeoutMs);
    await entry;
  }

  async leave(): Promise<void> {
    if (this.#state === 'idle') return;
    this.#visit?.leave();
    this.#stop();
    this.#fail('aborted');
  }

  async publish(options: MicrophoneOptions): Promise<void> {
    const visit = this.#visit;
    if (!visit) throw new RtcError('aborted');
    if (!this.#maySend) {
      // The right may have come since the join: only another join tells.
      this.#mesh?.close();
      const entry = this.#entry();
      visit.enterAgain();
      await entry;
    }
    if (!this.#maySend) throw new RtcError('auth');
    const { microphone } = this.#openSound();
    this.#used = options;
    await microphone.open(options);
    if (this.#visit !== visit) {
      microphone.close();
      throw new RtcError('aborted');
    }
    this.#isPublished = true;
    this.#apply();
  }

  async unpublish(): Promise<void> {
    this.#isPublished = false;
    this.#sound?.microphone.close();
    this.#apply();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#apply();
  }

  setDeafened(isDeafened: boolean): void {
    this.#openSound().playback.setDeafened(isDeafened);
  }

  setMicrophoneVolume(volume: number): void {
    this.#openSound().microphone.setVolume(volume);
  }

  setSpeakerVolume(volume: number): void {
    this.#openSound().playback.setSpeakerVolume(volume);
  }

  setPersonVolume(uid: string, volume: number): void {
    this.#openSound().playback.setPersonVolume(uid, volume);
  }

  setInputThreshold(level: number): void {
    this.#openSound().microphone.setThreshold(level);
  }

  async allowPlayback(): Promise<void> {
    await this.#sound?.context.resume();
  }

  async useMicrophone(deviceId: string): Promise<void> {
    const { microphones } = await this.devices();
    if (!microphones.some(({ id }) => id === deviceId)) throw new RtcError('no-device');
    const before = this.#used;
    if (!before || !this.#isPublished) return;
    const { microphone } = this.#openSound();
    try {
      await microphone.open({ ...before, deviceId });
      this.#used = { ...before, deviceId };
    } catch (error) {
      await microphone.open(before);
      throw error;
    }
  }

  async useSpeaker(deviceId: string): Promise<void> {
    const { speakers } = await this.devices();
    if (!speakers.some(({ id }) => id === deviceId)) throw new RtcError('no-device');
    await this.#openSound()
      .playback.useSpeaker(deviceId)
      .catch(() => {
        throw new RtcError('no-device');
      });
  }

  on<Name extends keyof RtcEvents>(name: Name, listener: (event: RtcEvents[Name]) => void): () => void {
    return this.#events.on(name, listener);
  }

  /** How loud a person is played now against how they were recorded: 0 when no sound of theirs arrives. */
  hears(uid: string): number {
    const isArriving = (this.#mesh?.levels(now()).get(uid) ?? 0) > 0;
    return isArriving ? (this.#sound?.playback.gainOf(uid) ?? 0) : 0;
  }

  /** Gives the audio of the page back. Nothing else may be called after. */
  async close(): Promise<void> {
    await this.leave();
    await this.#sound?.context.close();
  }

  #openSound() {
    if (!this.#sound) {
      const { createContext, media, clock } = this.#options;
      const context = createContext();
      const microphone = new Microphone(context, media, clock, () => void this.#onDevicesChanged());
      this.#sound = { context, playback: new Playback(context), microphone };
    }
    return this.#sound;
  }

  /** Everything that decides what is sent meets here, before a link hears of it. */
  #apply(): void {
    const isHeard = this.#isPublished && this.#maySend && !this.#isMuted;
    // At once: what a link does follows later.
    this.#sound?.microphone.setMuted(!isHeard);
    const track = isHeard ? (this.#sound?.microphone.track ?? null) : null;
    this.#mesh?.setOwn({ isPublished: this.#isPublished && this.#maySend, track });
  }

  #setRights(maySend: boolean): void {
    const isNews = maySend !== this.#maySend || this.#state === 'joining';
    this.#maySend = maySend;
    if (!maySend) {
      this.#isPublished = false;
      this.#sound?.microphone.close();
    }
    this.#apply();
    if (isNews) this.#events.emit('rights', { maySend });
  }

  /** Resolves with the next entry, rejects with the end of the visit. */
  #entry(): Promise<void> {
    return new Promise((resolve, reject) => this.#entries.push({ resolve, reject }));
  }

  #end(reason: RtcReason): void {
    const wasIn = this.#state === 'joined' || this.#state === 'reconnecting';
    const error = new RtcError(reason);
    this.#stop(() => {
      if (wasIn) this.#events.emit('ended', error);
    });
    this.#fail(reason);
  }

  #fail(reason: RtcReason): void {
    for (const { reject } of this.#entries.splice(0)) reject(new RtcError(reason));
  }

  #stop(before: () => void = () => {}): void {
    this.#stopWatching();
    this.#visit = null;
    this.#isPublished = false;
    this.#maySend = false;
    this.#apply();
    this.#sound?.microphone.close();
    this.#mesh?.close();
    this.#mesh = null;
    before();
    this.#move('idle');
  }

  #move(state: RtcState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#events.emit('state', state);
  }

  /** Levels, quality, devices, and whether the browser plays, for as long as a visit lasts. */
  #watch(context: AudioContext): void {
    const { clock, media } = this.#options;
    const quality = createQuality();
    const ends = [
      every(clock, METER_MS, () => this.#tellLevels()),
      every(clock, QUALITY_MS, () => {
        void this.#mesh?.statistics().then((reports) => {
          const seen = quality(reports);
          if (seen && this.#state === 'joined') this.#events.emit('quality', seen);
        });
      }),
      heard(media, 'devicechange', () => void this.#onDevicesChanged()),
      heard(context, 'statechange', () => this.#events.emit('playbackBlocked', context.state !== 'running')),
    ];
    if (context.state !== 'running') {
      void context.resume();
      this.#events.emit('playbackBlocked', true);
    }
    this.#stopWatching = () => {
      for (const end of ends.splice(0)) end();
    };
  }

  #tellLevels(): void {
    if (!this.#mesh || this.#state !== 'joined') return;
    const levels = this.#mesh.levels(now());
    const own = this.#sound?.microphone.sentLevel() ?? 0;
    if (own > 0 && this.#me !== '') levels.set(this.#me, own);
    this.#events.emit('levels', levels);
  }

  /** The device in use may be gone: the system's choice takes over. */
  async #onDevicesChanged(): Promise<void> {
    const devices = await this.devices();
    const { microphone } = this.#openSound();
    const inUse = microphone.deviceId;
    if (this.#isPublished && this.#used && !devices.microphones.some(({ id }) => id === inUse)) {
      const { deviceId: _gone, ...options } = this.#used;
      this.#used = options;
      await microphone.open(options).catch(() => this.unpublish());
    }
    this.#events.emit('devicesChanged', devices);
  }
}

/** Statistics of WebRTC carry the time of the system. */
const now = () => performance.timeOrigin + performance.now();

function every(clock: Clock, ms: number, work: () => void): () => void {
  let cancel = () => {};
  const next = () => {
    cancel = clock.after(ms, () => {
      work();
      next();
    });
  };
  next();
  return () => cancel();
}

function heard(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, name: string, act: () => void) {
  target.addEventListener(name, act);
  return () => target.removeEventListener(name, act);
}
