import type { Analytics } from './ports/analytics.ts';
import type { Attachments } from './ports/attachments.ts';
import type { Clock } from './ports/clock.ts';
import type { EffectPlayer } from './ports/effect-player.ts';
import type { Http } from './ports/http.ts';
import type { Digest, Ids } from './ports/ids.ts';
import type { Im } from './ports/im.ts';
import type { Installation } from './ports/installation.ts';
import type { KeptAnswers } from './ports/kept-answers.ts';
import type { Notifier } from './ports/notifier.ts';
import type { Navigation, Page } from './ports/page.ts';
import type { Recorder } from './ports/recorder.ts';
import type { Rtc } from './ports/rtc.ts';
import type { HallSocket, RoomSocket } from './ports/sockets.ts';
import type { KeyRing, Storage, Vault } from './ports/storage.ts';
import type { Telemetry } from './ports/telemetry.ts';
import type { VideoFiles } from './ports/video-files.ts';
import type { VoiceTab } from './ports/voice-tab.ts';

export type { Analytics, PageView } from './ports/analytics.ts';
export type { Attachments } from './ports/attachments.ts';
export type { Clock } from './ports/clock.ts';
export type { Http } from './ports/http.ts';
export type { Digest, Ids } from './ports/ids.ts';
export type { Installation } from './ports/installation.ts';
export type { KeptAnswers } from './ports/kept-answers.ts';
export type { Notifier, SystemNotice } from './ports/notifier.ts';
export type { Navigation, Page } from './ports/page.ts';
export type { Rtc } from './ports/rtc.ts';
export type { HallSocket, HallSocketListeners, RoomSocket, RoomSocketListeners } from './ports/sockets.ts';
export type { KeyRing, SessionKeys, Storage, StorageKey, Vault } from './ports/storage.ts';
export type { Telemetry } from './ports/telemetry.ts';
export type { VoiceTab } from './ports/voice-tab.ts';

/**
 * Everything that the client needs from outside itself. Sagas get these as an argument; the ports stand in ports/, a
 * real adapter of each in this folder, a fake one in testing/fakes. Nothing else may touch fetch, sockets, storage, Date, timers or crypto.
 */
export interface Ports {
  readonly http: Http;
  readonly hallSocket: HallSocket;
  readonly storage: Storage;
  readonly vault: Vault;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly page: Page;
  readonly navigation: Navigation;
  readonly attachments: Attachments;
  readonly telemetry: Telemetry;
  /** Ports of features that are loaded late. */
  readonly late: LatePorts;
  readonly analytics: Analytics;
  /** Origins that relative addresses belong to ('' is the page's own), and the addresses of the static pages. */
  readonly origins: {
    readonly files: string;
    readonly pictures: string;
    readonly terms: string;
    readonly privacy: string;
    /** The page of the chat app that asks for an identity; '' without one. */
    readonly chatApp: string;
  };
}

/** Ports whose adapters come in chunks of their own, with the features that need them; each is made once. */
export interface LatePorts {
  /** Rejects when the adapter cannot be loaded; the next call tries again. */
  roomSocket(): Promise<RoomSocket>;
  notifier(): Promise<Notifier>;
  /** Sound: one participation at a time. */
  rtc(): Promise<Rtc>;
  voiceTab(): Promise<VoiceTab>;
  im(): Promise<Im>;
  recorder(): Promise<Recorder>;
  videoFiles(): Promise<VideoFiles>;
  installation(): Promise<Installation>;
  /** False where the configuration keeps nothing on the device. */
  keptAnswers(): Promise<KeptAnswers | false>;
  /** Animation files of gifts. */
  effects(): Promise<EffectPlayer>;
}

/** What the voice rooms need beside the other ports. */
export interface RoomPorts extends Ports {
  readonly roomSocket: RoomSocket;
}
