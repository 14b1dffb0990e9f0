import { envelope, HALL_EVENTS, type RealtimeEvent, ROOM_EVENTS, ROOM_HEARTBEAT } from '@miczero/contracts';
import { isRecord } from '@miczero/drift/json-path';
import type { SeenFrame } from '@miczero/mock-platform/frames';
import * as z from 'zod/mini';
import { faultsOf, type Strictness } from './exact-form.ts';

/** A frame as a capture has it: anything may stand where a frame should. */
export interface AnyFrame extends Pick<SeenFrame, 'socket' | 'connection'> {
  readonly frame: unknown;
}

/** The realtime type, read as tolerantly as the client reads it; null for what is no frame. */
export function typeOf({ frame }: AnyFrame): number | null {
  const read = z.safeParse(envelope.shape.type, isRecord(frame) ? frame['type'] : undefined);
  return read.success ? read.data : null;
}

/** The JSON in `body`, none being `{}` as the client has it. What is no JSON is answered as it stands: it fits nothing. */
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
 * Holds every frame, and not only those that Pact chooses, to its contract; lines as `socket type name: place: what is
 * wrong`, each once.
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
    // Another server may have more to say; a client lets it pass.
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

/** The event of the contract: of those that share a type the one whose addressing it has, else the one without any. */
function eventOf({ socket, frame }: AnyFrame, type: number): RealtimeEvent | undefined {
  const events = TABLES[socket].filter(({ code }) => code === type);
  const { to, channel } = isRecord(frame) ? frame : {};
  const address = { to: String(to ?? ''), channel: String(channel ?? '') };
  return events.find(({ variant }) => variant?.(address)) ?? events.find(({ variant }) => !variant);
}
