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
  /** A person whose page ignores prohibitions of the platform and keeps sending. */
  readonly deaf?: string;
  /** A person whose page takes standing by for the right to be heard. */
  readonly eager?: string;
}

/** Several pages in this one over a real Janus, led there by the platform's own `VideoRooms`. */
export function createServedRtcWorld({ url, secret, deaf = '', eager = '' }: ServedRtcOptions): RtcWorld & {
  readonly silence: (uid: string) => void;
  readonly hear: (uid: string) => void;
  readonly standBy: (uid: string) => void;
  /** Descriptions made so far, by pages and by the server. */
  readonly offers: () => number;
} {
  let offers = 0;
  let rooms: Pick<VideoRooms<never>, 'close'> | null = null;
  const hub = new FakeRtcHub((send) => {
    const counted: typeof send = (member, frame) => {
      if (frame.type === 'offer' || frame.type === 'answer') offers += 1;
      send(member, frame);
    };
    const made = new VideoRooms({
      open: janusSocket(url),
      secret,
      send: counted,
      lost: () => {},
      closed: () => {},
      unmoderated: () => {},
    });
    rooms = made;
    return made;
  });
  const socketOf = (uid: string) => {
    const socket = hub.socket(z.parse(userNo, uid));
    if (uid === deaf) return withoutRights(socket);
    return uid === eager ? withEarlyRights(socket) : socket;
  };
  const open = (uid: string, options: PageRtcOptions) =>
    new LocalRtc({
      ...options,
      socket: socketOf(uid),
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
    standBy: (uid) => hub.standBy(uid),
    offers: () => offers,
    cut: () => hub.cut(),
    mend: () => hub.mend(),
    async close() {
      await pages.close();
      await rooms?.close();
    },
  };
}

function withoutRights(socket: RtcSocket): RtcSocket {
  const tellsOfAnEnd = (frame: unknown) =>
    typeof frame === 'object' && frame !== null && 'speaks' in frame && frame.speaks === false;
  return {
    send: (frame) => socket.send(frame),
    connect: (listeners) =>
      socket.connect({ ...listeners, frame: (frame) => tellsOfAnEnd(frame) || listeners.frame(frame) }),
  };
}

function withEarlyRights(socket: RtcSocket): RtcSocket {
  const early = (frame: unknown) =>
    typeof frame === 'object' && frame !== null && 'stands_by' in frame ? { ...frame, speaks: true } : frame;
  return {
    send: (frame) => socket.send(frame),
    connect: (listeners) => socket.connect({ ...listeners, frame: (frame) => listeners.frame(early(frame)) }),
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
