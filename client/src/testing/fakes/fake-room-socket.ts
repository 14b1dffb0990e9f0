import {
  type Envelope,
  ROOM_REQUESTS,
  type RoomEventBody,
  type RoomEventName,
  roomEventCodec,
  type WireEnvelope,
} from '@miczero/contracts';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { RoomSocket, RoomSocketListeners } from '../../platform/ports.ts';

/**
 * The room platform seen from one socket, at the level of the wire: frames are really encoded and decoded.
 * How to extend (most to least common): tell something (`server.emit`), what was sent (`server.sent`), break the line
 * (`server.drop`), refuse connections (`server.refuses = …`), answer no pings (`server.beats = false`).
 */
export function createFakeRoomSocket() {
  let listeners: RoomSocketListeners | null = null;
  let isOpen = false;
  let sequence = 0;
  const sent: WireEnvelope[] = [];
  const address = { platform: 'server', ver: 1, gate: 'pc', time: 0, from: '', to: '', channel: '' };

  const server = {
    /** Attempts so far. */
    attempts: 0,
    refuses: null as CloseReason | null,
    /** Whether pings are answered. */
    beats: true,
    sent,
    isOpen: () => isOpen,
    emit<Name extends RoomEventName>(name: Name, body: RoomEventBody<Name>, about: Partial<Envelope> = {}) {
      sequence += 1;
      server.raw(roomEventCodec.encode(name, { ...address, mid: `r${sequence}`, ...about }, body as never));
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
    /** Frames of one type that the client sent. */
    sentOfType: (type: number) => sent.filter((frame) => frame.type === type),
  };

  const socket: RoomSocket = {
    connect(next) {
      server.attempts += 1;
      listeners = next;
      queueMicrotask(() => {
        if (listeners !== next) return;
        if (server.refuses) server.drop(server.refuses);
        else {
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
      if (frame.type === ROOM_REQUESTS.roomPing.code && server.beats) {
        server.raw(roomEventCodec.encode('roomPong', { ...address, mid: '' }, {}));
      }
      return true;
    },
  };
  return { socket, server };
}
