import { type ClientConfig, OPS_CALLS } from '@miczero/contracts';
import { type Rtc, RtcError } from '../ports/rtc.ts';
import type { Clock, Http } from '../ports.ts';
import { AgoraRtc } from './agora/agora-rtc.ts';
import { createAgoraSdk } from './agora/agora-sdk.ts';

interface AgoraOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
  readonly http: Http;
}

/** The audio of this page over the servers of Agora. */
export function createAgoraRtc({ config, clock, http }: AgoraOptions): Rtc {
  return new AgoraRtc({
    sdk: createAgoraSdk(),
    // api.rtc.config, open point B21
    appId: async () => {
      try {
        const { agora_app_id } = await http.call(OPS_CALLS['rtc.config'], {});
        return agora_app_id || config.rtc.agora_app_id;
      } catch (error) {
        if (config.rtc.agora_app_id === '') throw new RtcError('network', String(error));
        return config.rtc.agora_app_id;
      }
    },
    clock,
    media: navigator.mediaDevices,
    createContext: () => new AudioContext({ latencyHint: 'interactive' }),
  });
}
