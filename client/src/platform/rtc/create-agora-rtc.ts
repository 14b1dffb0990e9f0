import { type ClientConfig, channelId, OPS_CALLS, VOICE_CALLS } from '@miczero/contracts';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/api-failure.ts';
import { type Rtc, RtcError } from '../ports/rtc.ts';
import type { Clock, Http } from '../ports.ts';
import { AgoraRtc } from './agora/agora-rtc.ts';
import { createAgoraSdk } from './agora/agora-sdk.ts';
import { createVoiceContext } from './sound/voice-context.ts';

/** The place of a ticket that is a channel of a hall. */
const HALL_CHANNEL = /^channel:(\d+)$/;

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
    // api.lobby.channel.get_voice_id: for the channels of halls; the specification shows no such call for rooms.
    nameOf: async (channel) => {
      const id = z.safeParse(channelId, HALL_CHANNEL.exec(channel)?.[1]);
      if (!id.success) return channel;
      try {
        const { voice_id } = await http.call(VOICE_CALLS['channel.get_voice_id'], { channel_id: id.data });
        return voice_id || channel;
      } catch (error) {
        throw new RtcError(
          error instanceof ApiFailure && error.fact.reason === 'refused' ? 'auth' : 'network',
          String(error),
        );
      }
    },
    clock,
    media: navigator.mediaDevices,
    createContext: () => createVoiceContext(),
  });
}
