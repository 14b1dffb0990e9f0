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
    roomSocket: once(() =>
      import('./sockets/web-socket.room-socket.ts').then((module) => module.createRoomSocket(options)),
    ),
    notifier: once(() => import('./notifier/browser-notifier.ts').then((module) => module.createNotifier())),
    rtc: once(() => import('./rtc/create-rtc.ts').then((module) => module.createRtc(options))),
    im: once(() => import('./im/create-im.ts').then((module) => module.createIm(options))),
    recorder: once(async () => {
      const createContext = () => new AudioContext();
      const module = await import('./recorder/browser-recorder.ts');
      return module.createRecorder({ clock: options.clock, media: navigator.mediaDevices, createContext });
    }),
    videoFiles: once(() =>
      import('./video-files/browser-video-files.ts').then((module) => module.createVideoFiles(options.clock)),
    ),
    installation: once(async () => {
      const module = await import('./installation/browser-installation.ts');
      // The development server has no worker.
      return module.createInstallation({
        isKept: options.config.offline && import.meta.env.PROD,
        isFresh: options.isFresh,
      });
    }),
    keptAnswers: async () => (options.kept ? options.kept() : false),
    effects: once(() =>
      import('./effects/browser-effect-player.ts').then((module) => module.createEffectPlayer(options)),
    ),
    voiceTab: once(() => import('./rtc/create-rtc.ts').then((module) => module.createVoiceTab())),
  };
}
