import type { ClientConfig } from '@miczero/contracts';
import { once } from './once.ts';
import type { Clock, Http, Ids, KeptAnswers, KeyRing, LatePorts } from './ports.ts';

interface LatePortsOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keyRing: KeyRing;
  readonly http: Http;
  readonly isFresh: boolean;
  readonly kept: (() => Promise<KeptAnswers>) | false;
}

/** The real adapters of the late ports. */
export function createLatePorts(options: LatePortsOptions): LatePorts {
  return {
    roomSocket: once(async () => {
      const { createRoomSocket } = await import('./sockets/web-socket.room-socket.ts');
      return createRoomSocket(options);
    }),
    notifier: once(async () => {
      const { createNotifier } = await import('./notifier/browser-notifier.ts');
      return createNotifier();
    }),
    rtc: once(async () => {
      const { createRtc } = await import('./rtc/create-rtc.ts');
      return createRtc(options);
    }),
    im: once(async () => {
      const { createIm } = await import('./im/create-im.ts');
      return createIm(options);
    }),
    recorder: once(async () => {
      const { createRecorder } = await import('./recorder/browser-recorder.ts');
      const createContext = () => new AudioContext();
      return createRecorder({ clock: options.clock, media: navigator.mediaDevices, createContext });
    }),
    videoFiles: once(async () => {
      const { createVideoFiles } = await import('./video-files/browser-video-files.ts');
      return createVideoFiles(options.clock);
    }),
    installation: once(async () => {
      const { createInstallation } = await import('./installation/browser-installation.ts');
      // The development server has no worker.
      return createInstallation({ isKept: options.config.offline && import.meta.env.PROD, isFresh: options.isFresh });
    }),
    keptAnswers: async () => (options.kept ? options.kept() : false),
    effects: once(async () => {
      const { createEffectPlayer } = await import('./effects/browser-effect-player.ts');
      return createEffectPlayer(options);
    }),
    voiceTab: once(async () => {
      const { createVoiceTab } = await import('./rtc/voice-tab.ts');
      return createVoiceTab();
    }),
  };
}
