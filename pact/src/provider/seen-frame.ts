import { envelope, HALL_EVENTS, type RealtimeEvent, ROOM_EVENTS, ROOM_HEARTBEAT } from '@miczero/contracts';
import { isRecord } from '@miczero/drift/json-path';
import type { SeenFrame } from '@miczero/mock-platform/frames';
import * as z from 'zod/mini';
import { faultsOf, type Strictness } from './exact-form.ts';

/** A frame from a capture, which may contain anything. */
export interface AnyFrame extends Pick<SeenFrame, 'socket' | 'connection'> {
  readonly frame: unknown;
}

/** The realtime type, read as tolerantly as the client reads it; null for a value that is not a frame. */
export function typeOf({ frame }: AnyFrame): number | null {
  const read = z.safeParse(envelope.shape.type, isRecord(frame) ? frame['type'] : undefined);
  return read.success ? read.data : null;
}

/**
 * The JSON in `body`; a missing body is `{}`, as in the client. Text that is not JSON is returned unchanged and matches
 * nothing.
 */
export function bodyOf({ frame }: AnyFrame): unknown {
  const body = isRecord(frame) ? frame['body'] : undefined;
  if (body === '') return {};
  if (typeof body !== 'string') return body ?? null;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/**
 * Compares every frame, not only those that Pact selects, with its contract. Lines read `socket type name: place:
 * fault`, without duplicates.
 */
export function faultsOfFrames(frames: readonly AnyFrame[], strictness: Strictness): string[] {
  return [...new Set(frames.flatMap((seen) => faultsOfFrame(seen, strictness)))];
}

function faultsOfFrame(seen: AnyFrame, strictness: Strictness): string[] {
  const { socket, frame } = seen;
  const type = typeOf(seen);
  if (type === null) return [`${socket}: no frame: ${JSON.stringify(frame)}`];
  const event = eventOf(seen, type);
  if (!event) {
    // Another server may send more types; a client ignores them.
    return strictness === 'exact' ? [`${socket} ${type}: a type that the contract does not know`] : [];
  }
  const where = `${socket} ${type} ${event.name}`;
  const body = faultsOf(event.body, bodyOf(seen), strictness).map((fault) => fault.replace('$', '$.body'));
  return [...faultsOf(envelope, frame, strictness), ...body].map((fault) => `${where}: ${fault}`);
}

const TABLES: Readonly<Record<AnyFrame['socket'], readonly RealtimeEvent[]>> = {
  hall: Object.values(HALL_EVENTS),
  room: Object.values({ ...ROOM_EVENTS, ...ROOM_HEARTBEAT }),
};

/**
 * The event of the contract: among events that share a type, the one with matching addressing, otherwise the one
 * without any.
 */
function eventOf({ socket, frame }: AnyFrame, type: number): RealtimeEvent | undefined {
  const events = TABLES[socket].filter(({ code }) => code === type);
  const { to, channel } = isRecord(frame) ? frame : {};
  const address = { to: String(to ?? ''), channel: String(channel ?? '') };
  return events.find(({ variant }) => variant?.(address)) ?? events.find(({ variant }) => !variant);
}
