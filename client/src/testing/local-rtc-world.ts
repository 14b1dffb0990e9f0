import { userNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import { LocalRtc } from '../platform/rtc/local/local-rtc.ts';
import type { PageRtcOptions } from '../platform/rtc/sound/page-rtc.ts';
import type { RtcWorld } from './contracts/rtc-contract.ts';
import { FakeRtcHub, hubToken } from './fakes/fake-rtc-hub.ts';
import { createSoundPages } from './sound-pages.ts';

/** Links are negotiated over several frames: after so many readings without news, sound and events have travelled. */
const CALM_METERS = 14;

/** Several pages in this one, with real connections and real sound between them. Uids of the contract stand for user numbers. */
export function createLocalRtcWorld(): RtcWorld & {
  readonly silence: (uid: string) => void;
  readonly hear: (uid: string) => void;
  /** So many others are in the place, without sound of their own. */
  readonly crowd: (count: number, rights: { readonly maySend: boolean }) => void;
} {
  const hub = new FakeRtcHub();
  const open = (uid: string, options: PageRtcOptions) =>
    new LocalRtc({ ...options, socket: hub.socket(z.parse(userNo, uid)), iceServers: [] });
  return {
    ...createSoundPages(open, CALM_METERS),
    ticket: (uid, { maySend } = { maySend: true }) => ({ channel: 'channel:9003', uid, token: hubToken(uid, maySend) }),
    kick: (uid) => hub.kick(uid),
    silence: (uid) => hub.silence(uid),
    hear: (uid) => hub.hear(uid),
    crowd(count, { maySend }) {
      for (let index = 0; index < count; index += 1) {
        const uid = `${maySend ? 2 : 3}${String(index).padStart(4, '0')}`;
        const { connect, send } = hub.socket(z.parse(userNo, uid));
        const enter = () => void send({ type: 'join', scope: 'channel', id: '9003', token: hubToken(uid, maySend) });
        connect({ opened: enter, frame: () => {}, closed: () => {} });
      }
    },
    cut: () => hub.cut(),
    mend: () => hub.mend(),
  };
}
