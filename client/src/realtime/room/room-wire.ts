import { ROOM_PING_MS, ROOM_RECONNECT_MS, roomEventCodec, type UserNo } from '@miczero/contracts';
import type { RoomPorts } from '../../platform/ports.ts';
import type { Wire } from '../kernel/wire.ts';
import { type RoomEvent, roomEventsArrived, roomLinkActions } from './room-events.ts';
import { roomAckFrame, roomPingFrame } from './room-requests.ts';

/** As many as the 21 s of the timer have. */
const PINGS_UNANSWERED = 2;

type RoomWirePorts = Pick<RoomPorts, 'clock' | 'roomSocket' | 'telemetry'>;

/** The room link on the wire: acknowledges every message, keeps a heartbeat, and cannot claim an account. */
export function createRoomWire(ports: RoomWirePorts, viewer: UserNo): Wire<RoomEvent> {
  const { clock, roomSocket, telemetry } = ports;
  return {
    name: 'room link',
    actions: roomLinkActions,
    eventsArrived: roomEventsArrived,
    connect({ opened, event, closed }) {
      const heart = createHeartbeat(ports, viewer, () => closed({ kind: 'lost', detail: 'silent' }));
      const close = roomSocket.connect({
        opened() {
          heart.start();
          opened();
        },
        frame(frame) {
          const result = roomEventCodec.decode(frame);
          if (!result.ok) {
            // An unknown type or an unreadable body is reported, never thrown.
            telemetry.log('warn', 'room frame dropped', { ...result.failure });
          } else if (result.event.name === 'roomPong') {
            heart.refresh();
          } else {
            const { name, envelope } = result.event;
            // A repeated message is acknowledged too: the first acknowledgement may have been lost.
            const ack = roomAckFrame(viewer, clock.now(), { ...envelope, name });
            if (ack) roomSocket.send(ack);
            event(result.event);
          }
        },
        closed,
      });
      return () => {
        heart.stop();
        close();
      };
    },
    // socket.room.dedupe: by mid alone.
    dedupeKey: ({ envelope: { mid } }) => (mid === '' ? null : mid),
    isTakeover: ({ name }) => name === 'roomTakenOver', // room-event.0x1007
    // room-event.0x1009 ends the session too, by way of the room feature, which leaves the room first.
    expulsionOf: () => null,
  };
}

/**
 * socket.room.heartbeat, socket.room.reconnect-timer: a ping every 10 s, and a timer of 21 s that each pong winds up
 * again. When the timer runs out, the link makes a new socket, unless fewer pings went out than 21 s have: a browser runs
 * the chained timers of a hidden page once a minute, and a ping that was not sent has no answer.
 */
function createHeartbeat(
  { clock, roomSocket }: Pick<RoomWirePorts, 'clock' | 'roomSocket'>,
  viewer: UserNo,
  onSilence: () => void,
) {
  let cancelPing = () => {};
  let cancelSilence = () => {};
  let unanswered = 0;
  const refresh = () => {
    unanswered = 0;
    cancelSilence();
    cancelSilence = clock.after(ROOM_RECONNECT_MS, onQuiet);
  };
  const send = () => {
    unanswered += 1;
    roomSocket.send(roomPingFrame(viewer, clock.now()));
  };
  const onQuiet = () => {
    if (unanswered >= PINGS_UNANSWERED) return onSilence();
    send();
    cancelSilence = clock.after(ROOM_PING_MS, onQuiet);
  };
  const beat = () => {
    cancelPing = clock.after(ROOM_PING_MS, () => {
      send();
      beat();
    });
  };
  return {
    start() {
      refresh();
      beat();
    },
    refresh,
    stop() {
      cancelPing();
      cancelSilence();
    },
  };
}
