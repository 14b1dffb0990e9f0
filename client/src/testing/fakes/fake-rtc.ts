import {
  type MicrophoneOptions,
  type Rtc,
  type RtcDevices,
  RtcError,
  type RtcEvents,
  type RtcState,
  type RtcTicket,
} from '../../platform/ports/rtc.ts';
import type { RtcPage, RtcWorld } from '../contracts/rtc-contract.ts';

const clamped = (volume: number) => Math.min(200, Math.max(0, volume)) / 100;
const tokenOf = (uid: string, maySend: boolean) => `${uid}:${maySend ? 'send' : 'listen'}`;
const kindOf = (deviceId: string) => (deviceId.startsWith('mic-') ? 'microphones' : 'speakers');
const device = (id: string) => ({ id, label: id });

/**
 * Sound between several pages, in memory: what a page hears is computed from what the others send.
 * How to extend (most to least common): another page (`page`), its rights (`ticket`), an outage (`cut`, `mend`).
 */
export function createFakeRtcWorld(): RtcWorld & {
  /** The browser plays nothing on this page until the person has acted. */
  block(uid: string): void;
  /** This page's browser has no sound between people. */
  forbid(uid: string): void;
  /** The place carries no more than those who are in it. */
  fill(uid: string): void;
  /** Whether the denoiser of this page's microphone loads from now on. */
  denoises(uid: string, loads: boolean): void;
} {
  const pages = new Map<string, FakeRtc>();
  let isCut = false;
  const others = (self: FakeRtc) => [...pages.values()].filter((page) => page !== self && page.isIn);
  const world = {
    isCut: () => isCut,
    others,
    tell: (from: FakeRtc, is: RtcEvents['person']['is']) => {
      for (const page of others(from)) page.emit('person', { uid: from.uid, is });
    },
  };
  return {
    page(uid) {
      const rtc = new FakeRtc(uid, world);
      pages.set(uid, rtc);
      return {
        rtc,
        hears: (from) => {
          const source = pages.get(from);
          return source && source !== rtc ? rtc.gainFor(source) : 0;
        },
        refuseMicrophone: () => rtc.refuseMicrophone(true),
        allowMicrophone: () => rtc.refuseMicrophone(false),
        plug: (id) => rtc.plug(id),
        unplug: (id) => rtc.unplug(id),
        speaker: () => rtc.speaker,
      } satisfies RtcPage;
    },
    ticket: (uid, { maySend } = { maySend: true }) => ({ channel: 'place', uid, token: tokenOf(uid, maySend) }),
    block: (uid) => pages.get(uid)?.emit('playbackBlocked', true),
    forbid: (uid) => pages.get(uid)?.forbid(),
    fill: (uid) => pages.get(uid)?.fill(),
    denoises: (uid, loads) => pages.get(uid)?.denoises(loads),
    kick: (uid) => pages.get(uid)?.end(new RtcError('kicked')),
    cut() {
      isCut = true;
      for (const page of pages.values()) page.lose();
    },
    mend() {
      isCut = false;
      for (const page of pages.values()) page.regain();
    },
    async settle() {
      await Promise.resolve();
      for (const page of pages.values()) page.meter();
    },
    async close() {
      for (const page of pages.values()) await page.leave();
    },
  };
}

interface Surroundings {
  isCut(): boolean;
  others(self: FakeRtc): FakeRtc[];
  tell(from: FakeRtc, is: RtcEvents['person']['is']): void;
}

class FakeRtc implements Rtc {
  readonly uid: string;
  readonly #world: Surroundings;
  readonly #listeners = new Map<string, Set<(event: never) => void>>();
  readonly #personVolumes = new Map<string, number>();
  #state: RtcState = 'idle';
  #maySend = false;
  #isSending = false;
  #isMuted = false;
  #isTesting = false;
  #isDeafened = false;
  #isRefused = false;
  #isSupported = true;
  #denoiserLoads = true;
  #isDenoised = false;
  #microphoneVolume = 1;
  #speakerVolume = 1;
  #isFull = false;
  #microphone = '';
  #speaker = '';
  /** The first of a kind is the default of the system. */
  #plugged: Pick<RtcDevices, 'microphones' | 'speakers'> = {
    microphones: ['mic-1', 'mic-2'].map(device),
    speakers: ['out-1', 'out-2'].map(device),
  };

  constructor(uid: string, world: Surroundings) {
    this.uid = uid;
    this.#world = world;
  }

  get isIn(): boolean {
    return this.#state === 'joined' || this.#state === 'reconnecting';
  }

  isSupported(): boolean {
    return this.#isSupported;
  }

  async devices(): Promise<RtcDevices> {
    return { ...this.#plugged, inUse: this.#inUse };
  }

  async join({ uid, token }: RtcTicket): Promise<void> {
    if (this.#state !== 'idle') throw new RtcError('aborted');
    this.#move('joining');
    await Promise.resolve();
    if (!this.#isJoining()) throw new RtcError('aborted');
    // Tickets from the calls of a test permit speaking.
    const rights = token === 'forged' ? undefined : token !== tokenOf(uid, false);
    const failure = this.#world.isCut() ? 'network' : rights === undefined ? 'auth' : this.#isFull ? 'full' : null;
    if (failure) {
      this.#move('idle');
      throw new RtcError(failure);
    }
    this.#maySend = rights === true;
    this.#move('joined');
    this.emit('rights', { maySend: this.#maySend });
    this.#world.tell(this, 'here');
  }

  async leave(): Promise<void> {
    if (this.#state === 'idle') return;
    if (this.isIn) this.#world.tell(this, 'gone');
    this.#isSending = false;
    this.#move('idle');
  }

  async publish({ aiDenoise, deviceId = '' }: MicrophoneOptions): Promise<void> {
    if (!this.#maySend) throw new RtcError('auth');
    if (this.#isRefused) throw new RtcError('denied');
    if (this.#plugged.microphones.length === 0) throw new RtcError('no-device');
    if (!this.#isSending) this.#world.tell(this, 'sending');
    this.#isSending = true;
    this.#microphone = deviceId;
    this.#isDenoised = aiDenoise;
    this.retryDenoiser();
  }

  async unpublish(): Promise<void> {
    if (this.#isSending) this.#world.tell(this, 'silent');
    this.#isSending = false;
  }

  async renew(token: string): Promise<void> {
    if (token === 'forged') throw new RtcError('auth');
  }

  async testMicrophone(): Promise<() => void> {
    if (this.#isRefused) throw new RtcError('denied');
    if (this.#plugged.microphones.length === 0) throw new RtcError('no-device');
    this.#isTesting = true;
    return () => {
      this.#isTesting = false;
    };
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
  }

  setDeafened(isDeafened: boolean): void {
    this.#isDeafened = isDeafened;
  }

  setMicrophoneVolume(volume: number): void {
    this.#microphoneVolume = clamped(volume);
  }

  setSpeakerVolume(volume: number): void {
    this.#speakerVolume = clamped(volume);
  }

  setPersonVolume(uid: string, volume: number): void {
    this.#personVolumes.set(uid, clamped(volume));
  }

  setInputThreshold(): void {}

  retryDenoiser(): void {
    if (this.#isSending && this.#isDenoised) this.emit('denoiser', this.#denoiserLoads ? 'on' : 'failed');
  }

  async allowPlayback(): Promise<void> {
    this.emit('playbackBlocked', false);
  }

  async useMicrophone(deviceId: string): Promise<void> {
    if (!this.#plugged.microphones.some(({ id }) => id === deviceId)) throw new RtcError('no-device');
    this.#microphone = deviceId;
  }

  async useSpeaker(deviceId: string): Promise<void> {
    if (deviceId !== '' && !this.#plugged.speakers.some(({ id }) => id === deviceId)) throw new RtcError('no-device');
    this.#speaker = deviceId;
  }

  on<Name extends keyof RtcEvents>(name: Name, listener: (event: RtcEvents[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  emit<Name extends keyof RtcEvents>(name: Name, event: RtcEvents[Name]): void {
    // Listeners are kept by the name of their event, which TypeScript cannot correlate.
    for (const listener of this.#listeners.get(name) ?? []) (listener as (event: RtcEvents[Name]) => void)(event);
  }

  /** How loud this page plays another one. */
  gainFor(source: FakeRtc): number {
    const isHeard =
      this.#state === 'joined' &&
      source.#state === 'joined' &&
      source.#isSending &&
      !source.#isMuted &&
      !source.#isTesting;
    if (!isHeard || this.#isDeafened) return 0;
    return source.#microphoneVolume * this.#speakerVolume * (this.#personVolumes.get(source.uid) ?? 1);
  }

  refuseMicrophone(isRefused: boolean): void {
    this.#isRefused = isRefused;
  }

  forbid(): void {
    this.#isSupported = false;
  }

  denoises(loads: boolean): void {
    this.#denoiserLoads = loads;
  }

  fill(): void {
    this.#isFull = true;
  }

  get speaker(): string {
    return this.#speaker;
  }

  plug(deviceId: string): void {
    const kind = kindOf(deviceId);
    this.#plugged = { ...this.#plugged, [kind]: [device(deviceId), ...this.#plugged[kind]] };
    this.#tellDevices();
  }

  unplug(deviceId: string): void {
    const kind = kindOf(deviceId);
    this.#plugged = { ...this.#plugged, [kind]: this.#plugged[kind].filter(({ id }) => id !== deviceId) };
    if (this.#speaker === deviceId) this.#speaker = '';
    const isLost = this.#isSending && this.#plugged.microphones.length === 0;
    if (isLost) void this.unpublish();
    this.#tellDevices();
    if (isLost) this.emit('microphoneLost', 'missing');
  }

  lose(): void {
    if (this.#state === 'joined') this.#move('reconnecting');
  }

  regain(): void {
    if (this.#state === 'reconnecting') this.#move('joined');
  }

  end(reason: RtcError): void {
    if (!this.isIn) return;
    this.#world.tell(this, 'gone');
    this.#isSending = false;
    this.emit('ended', reason);
    this.#move('idle');
  }

  /** Tells the levels of the moment. */
  meter(): void {
    if (this.#isSending || this.#isTesting) this.emit('inputLevel', 0.5 * this.#microphoneVolume);
    if (!this.isIn) return;
    const levels = this.#world.others(this).map((other) => [other.uid, Math.min(1, this.gainFor(other))] as const);
    this.emit('levels', new Map(levels));
  }

  get #inUse(): string {
    const { microphones } = this.#plugged;
    const chosen = microphones.find(({ id }) => id === this.#microphone) ?? microphones[0];
    return this.#isSending ? (chosen?.label ?? '') : '';
  }

  #tellDevices(): void {
    this.emit('devicesChanged', { ...this.#plugged, inUse: this.#inUse });
  }

  #isJoining(): boolean {
    return this.#state === 'joining';
  }

  #move(state: RtcState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.emit('state', state);
  }
}
