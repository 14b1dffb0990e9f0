import {
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VER,
  createCodec,
  encoderOf,
  HALL_EVENTS,
  type WireEnvelope,
} from '@miczero/contracts';
import type { HallEventOut } from '../../core/kernel/events.ts';
import { envelopeOfText } from '../gateway/envelope-of-text.ts';
import { textFrame } from '../gateway/text-frame.ts';

/** Name of the socket.io event that carries every envelope, both ways. */
export const FRAME_EVENT = 'message';

const { encode } = createCodec(HALL_EVENTS, encoderOf);

/** Encodes an event of the core as the contract's envelope. */
export function envelopeOf(event: HallEventOut): WireEnvelope {
  const addressing = {
    platform: event.from === '' ? 'server' : CLIENT_PLATFORM,
    mid: event.mid,
    ver: CLIENT_VER,
    gate: CLIENT_GATE,
    time: event.at,
    from: event.from,
    to: 'no' in event.audience ? event.audience.no : event.audience.hall_id,
    channel: event.channel,
  };
  if (event.raw !== undefined) return envelopeOfText(HALL_EVENTS[event.name].code, addressing, event.raw);
  // name and body belong together in each member of the union, which a generic call cannot see
  return encode(event.name, addressing, event.body as never);
}

/**
 * The bytes of an envelope on a WebSocket: the socket.io packet `42["message",{…}]` in one unmasked, uncompressed text
 * frame. Made once for all receivers: the system call for each socket is most of the cost of a delivery.
 */
export function prepareFrame(envelope: WireEnvelope): Buffer {
  return textFrame(`42${JSON.stringify([FRAME_EVENT, envelope])}`);
}
