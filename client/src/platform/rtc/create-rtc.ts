import type { AnyRtcFrame, ClientConfig } from '@miczero/contracts';
import type { Rtc } from '../ports/rtc.ts';
import type { Clock, Http, Ids, KeyRing } from '../ports.ts';
import { createSignedSocket } from '../sockets/signed-web-socket.ts';
import { LocalRtc } from './local/local-rtc.ts';
import { createVoiceContext } from './sound/voice-context.ts';

// One file of the build: a page that has audio asks the other tabs.
export { createVoiceTab } from './voice-tab.ts';

interface RtcOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keyRing: KeyRing;
  readonly http: Http;
}

/** The real audio of this page. Rejects when the provider's part cannot be loaded. */
export async function createRtc(options: RtcOptions): Promise<Rtc> {
  const { config, clock } = options;
  if (config.rtc.provider === 'agora') {
    const { createAgoraRtc } = await import('./create-agora-rtc.ts');
    return createAgoraRtc(options);
  }
  // The part of a media server loads where it is configured.
  const served = config.rtc.provider === 'sfu' ? await import('./sfu/server-links.ts') : null;
  return new LocalRtc({
    ...(served && { serve: (links) => new served.ServerLinks(links) }),
    socket: createSignedSocket<AnyRtcFrame>(options, config.audio_socket),
    clock,
    media: navigator.mediaDevices,
    createContext: () => createVoiceContext(),
    // `exactOptionalPropertyTypes`: what zod reads as optional may be undefined, which RTCIceServer does not take.
    iceServers: config.ice_servers.map(({ urls, username, credential }) => ({
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    })),
  });
}
