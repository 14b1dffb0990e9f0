import {
  envelope,
  HALL_EVENTS,
  HALL_REQUESTS,
  type RealtimeEvent,
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  ROOM_REQUESTS,
  RTC_FRAMES,
  type RtcFrame,
} from '@miczero/contracts';
import {
  HALL_EVENT_FIXTURES,
  HALL_REQUEST_FIXTURES,
  ROOM_EVENT_FIXTURES,
  ROOM_HEARTBEAT_FIXTURES,
  ROOM_REQUEST_FIXTURES,
  RTC_FRAME_FIXTURES,
} from '@miczero/contracts/fixtures';
import { isAfter } from './check-calls.ts';
import { compare } from './compare.ts';
import { type Deviation, shown } from './deviation.ts';
import type { SeenFrame } from './evidence.ts';
import { isRecord } from './json-path.ts';

interface Language {
  readonly events: Readonly<Record<string, RealtimeEvent>>;
  readonly examples: Readonly<Record<string, readonly { readonly body: string }[]>>;
}

type Enveloped = SeenFrame & { readonly socket: 'hall' | 'room' };

const LANGUAGES: Record<`${Enveloped['socket']} ${SeenFrame['direction']}`, Language> = {
  'hall received': { events: HALL_EVENTS, examples: HALL_EVENT_FIXTURES },
  'hall sent': { events: HALL_REQUESTS, examples: HALL_REQUEST_FIXTURES },
  'room received': {
    events: { ...ROOM_EVENTS, ...ROOM_HEARTBEAT },
    examples: { ...ROOM_EVENT_FIXTURES, ...ROOM_HEARTBEAT_FIXTURES },
  },
  'room sent': { events: ROOM_REQUESTS, examples: ROOM_REQUEST_FIXTURES },
};

/** The evidence about one frame. */
export interface FrameFinding {
  /** The contract's name of the frame; null for a frame outside the contract. */
  readonly of: string | null;
  readonly deviations: readonly Deviation[];
}

export function checkFrame(seen: SeenFrame): FrameFinding {
  return isEnveloped(seen) ? checkEnveloped(seen) : checkAudio(seen);
}

const isEnveloped = (seen: SeenFrame): seen is Enveloped => seen.socket !== 'audio';

function checkEnveloped({ socket, direction, frame }: Enveloped): FrameFinding {
  const language = LANGUAGES[`${socket} ${direction}`];
  const head = compare(envelope, frame, exampleHead(language), `${socket} frame`);
  if (!isRecord(frame)) return { of: null, deviations: head };
  const code = Number(frame['type']);
  const event = eventOf(language, frame, code);
  if (!event) {
    // Acknowledgements from the client echo the received type, because the table of codes is replaceable.
    if (socket === 'room' && direction === 'sent') return { of: null, deviations: [] };
    const seen = shown(frame['type']);
    return { of: null, deviations: [unknown(`${socket} frame`, '$.type', 'a known type', seen)] };
  }
  const where = `${socket} ${code} ${event.name}`;
  const about = head.map((deviation) => ({ ...deviation, where }));
  const body = parseBody(frame['body']);
  if (body === undefined) {
    return { of: event.name, deviations: [...about, unknown(where, '$.body', 'JSON text', shown(frame['body']))] };
  }
  const example: unknown = JSON.parse(language.examples[event.name]?.[0]?.body ?? '{}');
  return { of: event.name, deviations: [...about, ...compare(event.body, body, example, where, ['body'])] };
}

/** A frame of the audio signalling has no envelope; its type is its name. */
function checkAudio({ direction, frame }: Pick<SeenFrame, 'direction' | 'frame'>): FrameFinding {
  const type = isRecord(frame) ? String(frame['type']) : '';
  const known = Object.values<RtcFrame>(RTC_FRAMES).find(({ name }) => name === type);
  const sender = direction === 'sent' ? 'client' : 'platform';
  if (!known || (known.from !== sender && known.from !== 'both')) {
    return { of: null, deviations: [unknown('audio frame', '$.type', `a type that the ${sender} sends`, shown(type))] };
  }
  const examples: Readonly<Record<string, readonly unknown[]>> = RTC_FRAME_FIXTURES;
  return { of: audioName(known), deviations: compare(known.schema, frame, examples[type]?.[0], `audio ${type}`) };
}

/** Audio frames have short names, which may collide with events of the other sockets. */
export const audioName = ({ name }: RtcFrame): string => `audio ${name}`;

const unknown = (where: string, path: string, expected: string, seen: string): Deviation => ({
  where,
  path,
  kind: 'unknown',
  expected,
  seen,
});

/** Identifies the event by type and addressing, as the codec does. */
function eventOf({ events }: Language, frame: Readonly<Record<string, unknown>>, code: number): RealtimeEvent | null {
  const sameCode = Object.values(events).filter((event) => event.code === code);
  const address = { to: String(frame['to'] ?? ''), channel: String(frame['channel'] ?? '') };
  return (
    sameCode.find((event) => event.variant?.(address)) ?? sameCode.find((event) => event.variant === undefined) ?? null
  );
}

function exampleHead({ examples }: Language): unknown {
  return Object.values(examples)[0]?.[0];
}

function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body === '' ? '{}' : body);
  } catch {
    return undefined;
  }
}

/** Messages of one channel arrive in the order of their ids, except history. */
export function checkOrder(frames: readonly SeenFrame[]): Deviation[] {
  const newest = new Map<string, unknown>();
  return frames.flatMap(({ socket, connection, direction, frame }): Deviation[] => {
    if (socket !== 'hall' || direction !== 'received' || !isRecord(frame) || Number(frame['type']) !== 1001) return [];
    const body = parseBody(frame['body']);
    const channel = String(frame['channel'] ?? '');
    if (channel === '' || !isRecord(body) || body['msg_id'] === undefined) return [];
    const stream = `${connection} ${channel}`;
    const before = newest.get(stream);
    if (before !== undefined && isAfter(before, body['msg_id'])) {
      const seen = `${shown(before)} before ${shown(body['msg_id'])}`;
      return [
        {
          where: 'hall 1001 chatMessage',
          path: '$.body.msg_id',
          kind: 'order',
          expected: 'sorted up in a channel',
          seen,
        },
      ];
    }
    newest.set(stream, body['msg_id']);
    return [];
  });
}
