import {
  type Decoded,
  type Envelope,
  type HallEventBody,
  type HallEventName,
  type HallRequestName,
  type HallRequests,
  hallEventCodec,
  hallRequestCodec,
  type WireEnvelope,
} from '@miczero/contracts';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { HallSocket, HallSocketListeners } from '../../platform/ports.ts';

type Request<Name extends HallRequestName> = Extract<Decoded<HallRequests>, { name: Name }>;

/**
 * The hall platform seen from one socket, at the level of the wire: frames are really encoded and decoded.
 * How to extend (most to least common): tell something (`server.emit`), what was sent (`server.sentNamed`), break the
 * line (`server.drop`), refuse connections (`server.refuses = …`), stay silent (`server.answers = false`), a raw frame
 * (`server.raw`).
 */
export function createFakeHallSocket() {
  let listeners: HallSocketListeners | null = null;
  let isOpen = false;
  let sequence = 0;
  const sent: WireEnvelope[] = [];
  const onSent = new Set<(frame: WireEnvelope) => void>();

  const server = {
    /** Attempts so far. */
    attempts: 0,
    /** Whether the last attempt asked to take the account over. */
    isClaimed: false,
    answers: true,
    refuses: null as CloseReason | null,
    sent,
    isOpen: () => isOpen,
    onSent,
    emit<Name extends HallEventName>(name: Name, body: HallEventBody<Name>, address: Partial<Envelope> = {}) {
      sequence += 1;
      server.raw(
        hallEventCodec.encode(
          name,
          {
            platform: 'web',
            mid: `s${sequence}`,
            ver: 1,
            gate: 'pc',
            time: 0,
            from: '',
            to: '',
            channel: '',
            ...address,
          },
          body,
        ),
      );
    },
    raw(frame: unknown) {
      if (isOpen) listeners?.frame(frame);
    },
    drop(reason: CloseReason = { kind: 'lost', detail: 'test' }) {
      const gone = listeners;
      listeners = null;
      isOpen = false;
      gone?.closed(reason);
    },
    /** Frames of one kind that the client sent, decoded. */
    sentNamed<Name extends HallRequestName>(name: Name): Request<Name>[] {
      const isNamed = (event: Decoded<HallRequests>): event is Request<Name> => event.name === name;
      return sent.flatMap((frame) => {
        const result = hallRequestCodec.decode(frame);
        return result.ok && isNamed(result.event) ? [result.event] : [];
      });
    },
  };

  const socket: HallSocket = {
    connect(next, how) {
      server.attempts += 1;
      server.isClaimed = how?.isClaim ?? false;
      listeners = next;
      queueMicrotask(() => {
        if (listeners !== next) return;
        if (server.refuses) server.drop(server.refuses);
        else if (server.answers) {
          isOpen = true;
          next.opened();
        }
      });
      return () => {
        if (listeners !== next) return;
        listeners = null;
        isOpen = false;
      };
    },
    send(frame) {
      if (!isOpen) return false;
      sent.push(frame);
      for (const listener of onSent) listener(frame);
      return true;
    },
  };
  return { socket, server };
}
