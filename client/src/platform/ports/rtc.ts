/**
 * Sound between people: one microphone, one place at a time (a voice channel or a voice room). The adapters are loaded late
 * and share one contract suite (testing/contracts/rtc-contract.ts).
 *
 * Intent comes first: mute, deafen and volumes may be set at any moment, also before `join`; they hold over joins,
 * reconnects and device changes, and no sound is sent or played before they apply.
 */
export interface Rtc {
  /** Whether this browser can send and play sound at all. Asks for no permission. */
  isSupported(): boolean;
  /** Available devices. Labels are empty until the microphone was allowed once. */
  devices(): Promise<RtcDevices>;
  /**
   * Enters a place and hears it; nothing is sent yet. Rejects with an `RtcError`: `timeout` after `timeoutMs`, `aborted`
   * when `leave` comes first. While in a place, or on the way into one, a second join is `aborted` and changes nothing.
   */
  join(ticket: RtcTicket, timeoutMs: number): Promise<void>;
  /** The platform gave the place another token: it holds from now on, without leaving. Rejects with an `RtcError`. */
  renew(token: string): Promise<void>;
  /** Leaves the place and gives the microphone back. Resolves when no sound is sent or played; never rejects. */
  leave(): Promise<void>;
  /**
   * Opens the microphone and sends it, silent while muted. Rejects with `denied`, `no-device`, or `auth` when the place
   * lets the viewer only listen: the platform is asked again each time. Publishing again applies the options to the open microphone.
   */
  publish(options: MicrophoneOptions): Promise<void>;
  /** Stops sending and gives the microphone back. */
  unpublish(): Promise<void>;
  /** While muted, not one sample of the microphone is sent. */
  setMuted(isMuted: boolean): void;
  /** While deafened, nothing is played. */
  setDeafened(isDeafened: boolean): void;
  /** Volume of the own microphone: 0 to 200, where 100 is as recorded. Values outside are clamped. */
  setMicrophoneVolume(volume: number): void;
  /** Volume of everything that is played: 0 to 200. */
  setSpeakerVolume(volume: number): void;
  /** Volume of one person: 0 to 200, remembered while the page lives, also for a person who is not there yet. */
  setPersonVolume(uid: string, volume: number): void;
  /**
   * The level, 0 to 1, below which the open microphone sends silence; 0 sends everything. Sound that rises above it opens
   * the way at once and keeps it open for a moment.
   */
  setInputThreshold(level: number): void;
  /**
   * Opens the microphone and plays it to the viewer alone, as the others would hear it; `inputLevel` tells how loud it is.
   * Also outside a place. While it lasts, nothing is sent. Resolves with what ends it; rejects with `denied` or `no-device`,
   * and with `aborted` when another test began meanwhile.
   */
  testMicrophone(options: MicrophoneOptions): Promise<() => void>;
  /** Loads the denoiser again after `failed`, without opening the microphone anew; `denoiser` reports the result. */
  retryDenoiser(): void;
  /** Plays again after `playbackBlocked`. Only a click or a key press of the person makes it succeed. */
  allowPlayback(): Promise<void>;
  /** Takes another microphone without leaving. Rejects with `no-device` and keeps the one in use. */
  useMicrophone(deviceId: string): Promise<void>;
  /** Plays to another output without leaving; '' is the system's. Rejects with `no-device` and keeps the one in use while it is there. */
  useSpeaker(deviceId: string): Promise<void>;
  /** Calls back with each event of this name. Returns the unsubscriber. */
  on<Name extends keyof RtcEvents>(name: Name, listener: (event: RtcEvents[Name]) => void): () => void;
}

/** Credentials of a join. */
export interface RtcTicket {
  /** Names the place for the provider: ASCII, at most 64 bytes. Of the local one `channel:ID` or `room:ID`. */
  readonly channel: string;
  readonly uid: string;
  /** Opaque; the platform decides by it who may send. */
  readonly token: string;
}

export interface RtcDevices {
  readonly microphones: readonly RtcDevice[];
  readonly speakers: readonly RtcDevice[];
  /** The label of the open microphone; '' while none is open. */
  readonly inUse: string;
}
export interface RtcDevice {
  readonly id: string;
  readonly label: string;
}

export interface MicrophoneOptions {
  /** Absent, or not plugged in: the default device of the system. */
  readonly deviceId?: string;
  readonly echoCancellation: boolean;
  readonly autoGain: boolean;
  readonly noiseSuppression: boolean;
  /** A neural network removes noise from the voice. It loads late, and the microphone continues without it when it fails (`denoiser`, `retryDenoiser`). */
  readonly aiDenoise: boolean;
}

export type RtcState = 'idle' | 'joining' | 'joined' | 'reconnecting';

export interface RtcEvents {
  /** The connection to the place. From `reconnecting` it comes back by itself, or ends in `idle` with an `ended` before. */
  readonly state: RtcState;
  /** Another person began or stopped to send, or came or went. */
  readonly person: {
    readonly uid: string;
    readonly is: 'here' | 'sending' | 'silent' | 'gone';
  };
  /** The viewer's permission in this place; set after a join, and on every change. */
  readonly rights: { readonly maySend: boolean };
  /** How well sound travels, every two seconds while others are heard. */
  readonly quality: RtcQuality;
  /** Sound levels by person, the viewer among them, 0 to 1, at least five times a second while in a place; persons at 0 may be left out. */
  readonly levels: ReadonlyMap<string, number>;
  /** How loud the open microphone is before the threshold, 0 to 1, twenty times a second. Also while muted. */
  readonly inputLevel: number;
  /** What came of `aiDenoise`. */
  readonly denoiser: 'on' | 'failed';
  /** The token of the ticket ends soon: `renew` with another one. */
  readonly ticketExpiring: null;
  /**
   * A device was plugged in or out. When the one in use has gone, the default device has taken over, and gives way to the chosen
   * microphone once that is back.
   */
  readonly devicesChanged: RtcDevices;
  /** No microphone took over, or the browser took the permission back: nothing is published any more. */
  readonly microphoneLost: 'denied' | 'missing';
  /** The place was left without `leave`: `kicked` by the platform, `auth` when the token ended, `network` when lost. */
  readonly ended: RtcError;
  /** The browser plays nothing before the person has acted on the page. */
  readonly playbackBlocked: boolean;
}

export interface RtcQuality {
  /** Round trip in milliseconds. */
  readonly roundTripMs: number;
  /** Share of the packets that did not arrive, 0 to 1. */
  readonly loss: number;
}

/** `full`: the place carries no more speakers or listeners. */
export const RTC_REASONS = ['timeout', 'network', 'denied', 'no-device', 'kicked', 'auth', 'full', 'aborted'] as const;
export type RtcReason = (typeof RTC_REASONS)[number];

/** The only error that the methods of `Rtc` reject with. */
export class RtcError extends Error {
  override readonly name = 'RtcError';
  readonly reason: RtcReason;

  constructor(reason: RtcReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}
