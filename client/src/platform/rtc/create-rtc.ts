import type { AnyRtcFrame, ClientConfig } from '@miczero/contracts';
import type { Rtc } from '../ports/rtc.ts';
import type { Clock, Ids, KeyRing } from '../ports.ts';
import { createSignedSocket } from '../sockets/signed-web-socket.ts';
import { LocalRtc } from './local/local-rtc.ts';

interface RtcOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keyRing: KeyRing;
}

/** The real audio of this page. */
export function createRtc(options: RtcOptions): Rtc {
  const { config, clock } = options;
  return new LocalRtc({
    socket: createSignedSocket<AnyRtcFrame>(options, config.audio_socket),
    clock,
    media: navigator.mediaDevices,
    createContext: () => new AudioContext({ latencyHint: 'interactive' }),
    // `exactOptionalPropertyTypes`: what zod reads as optional may be undefined, which RTCIceServer does not take.
    iceServers: config.ice_servers.map(({ urls, username, credential }) => ({
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    })),
  });
}
