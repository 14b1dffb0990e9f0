import { userNo } from '@miczero/contracts';
import { type OpenJanusSocket, VideoRooms } from '@miczero/mock-platform/video-rooms';
import * as z from 'zod/mini';
import { LocalRtc } from '../platform/rtc/local/local-rtc.ts';
import type { RtcSocket } from '../platform/rtc/local/signalling.ts';
import { ServerLinks } from '../platform/rtc/sfu/server-links.ts';
import type { PageRtcOptions } from '../platform/rtc/sound/page-rtc.ts';
import type { RtcWorld } from './contracts/rtc-contract.ts';
import { FakeRtcHub, hubToken } from './fakes/fake-rtc-hub.ts';
import { createSoundPages } from './sound-pages.ts';

/** Sound passes two connections and a server: after so many readings without news it has travelled. */
const CALM_METERS = 16;

interface ServedRtcOptions {
  readonly url: string;
  readonly secret: string;
  /** A person whose page ignores what the platform forbids, and goes on sending. */
  readonly deaf?: string;
}

/** Several pages in this one over a real Janus, led there by the platform's own `VideoRooms`. */
export function createServedRtcWorld({ url, secret, deaf = '' }: ServedRtcOptions): RtcWorld & {
  readonly silence: (uid: string) => void;
  readonly hear: (uid: string) => void;
} {
  let rooms: Pick<VideoRooms<never>, 'close'> | null = null;
  const hub = new FakeRtcHub((send) => {
    const made = new VideoRooms({ open: janusSocket(url), secret, send, lost: () => {} });
    rooms = made;
    return made;
  });
  const open = (uid: string, options: PageRtcOptions) =>
    new LocalRtc({
      ...options,
      socket: uid === deaf ? withoutErrors(hub.socket(z.parse(userNo, uid))) : hub.socket(z.parse(userNo, uid)),
      iceServers: [],
      serve: (links) => new ServerLinks(links),
    });
  const pages = createSoundPages(open, CALM_METERS);
  return {
    ...pages,
    ticket: (uid, { maySend } = { maySend: true }) => ({ channel: 'channel:9003', uid, token: hubToken(uid, maySend) }),
    kick: (uid) => hub.kick(uid),
    silence: (uid) => hub.silence(uid),
    hear: (uid) => hub.hear(uid),
    cut: () => hub.cut(),
    mend: () => hub.mend(),
    async close() {
      await pages.close();
      await rooms?.close();
    },
  };
}

function withoutErrors(socket: RtcSocket): RtcSocket {
  const isError = (frame: unknown) => typeof frame === 'object' && frame !== null && 'code' in frame;
  return {
    send: (frame) => socket.send(frame),
    connect: (listeners) =>
      socket.connect({ ...listeners, frame: (frame) => isError(frame) || listeners.frame(frame) }),
  };
}

const janusSocket =
  (url: string): OpenJanusSocket =>
  ({ opened, text, closed }) => {
    const socket = new WebSocket(url, 'janus-protocol');
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => text(String(data)));
    socket.addEventListener('close', ({ code }) => closed(String(code)));
    return {
      send: (message) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(message);
      },
      close: () => socket.close(),
    };
  };
