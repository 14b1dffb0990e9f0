import { hallEventCodec, isSessionCode } from '@miczero/contracts';
import type { Ports } from '../../platform/ports.ts';
import type { Wire } from '../kernel/wire.ts';
import { type HallEvent, hallEventsArrived, hallLinkActions } from './hall-events.ts';

/** The hall link on the wire: no acknowledgements, no heartbeat of its own (socket.io has one), and accounts can be claimed. */
export function createHallWire({ hallSocket, telemetry }: Pick<Ports, 'hallSocket' | 'telemetry'>): Wire<HallEvent> {
  return {
    name: 'hall link',
    actions: hallLinkActions,
    eventsArrived: hallEventsArrived,
    connect: ({ opened, event, closed }, how) =>
      hallSocket.connect(
        {
          opened,
          frame: (frame) => {
            const result = hallEventCodec.decode(frame);
            if (result.ok) event(result.event);
            // An unknown type or an unreadable body is reported, never thrown.
            else telemetry.log('warn', 'hall frame dropped', { ...result.failure });
          },
          closed,
        },
        how,
      ),
    // hall-event.dedupe: by mid and type.
    dedupeKey: ({ envelope: { mid, type } }) => (mid === '' ? null : `${type}:${mid}`),
    isTakeover: ({ name }) => name === 'loggedInElsewhere', // hall-event.2001
    expulsionOf,
  };
}

/** A 9998 with a session code: the platform ends the session before it closes the connection. */
function expulsionOf(event: HallEvent) {
  if (event.name !== 'errorReported' || event.body.code === undefined) return null;
  return isSessionCode(event.body.code) ? { code: event.body.code, message: event.body.msg } : null;
}
