import { bodyOf, type JournalEntry } from './journal.ts';

/** Where a page of a person was last, as its calls say. */
export interface Viewed {
  readonly channel?: string;
  readonly hall?: string;
  readonly room?: string;
}

/** Where each person was at the end of a part of the log: the channel and the room that a call entered last. */
export function viewedIn(entries: readonly JournalEntry[]): ReadonlyMap<string, Viewed> {
  const viewed = new Map<string, Viewed>();
  for (const entry of entries) {
    if (entry.direction !== 'call' || entry.from === '') continue;
    const before = viewed.get(entry.from) ?? {};
    const { request, reply } = callIn(entry);
    if (reply.code !== 0) continue;
    if (entry.name === 'channel.join') {
      const channel = textIn(request, 'channel_id');
      const hall = textIn(reply.data, 'hall_id');
      viewed.set(entry.from, { ...before, ...(channel && { channel }), ...(hall && { hall }) });
    } else if (entry.name === 'room.join') {
      const room = textIn(request, 'group_id');
      viewed.set(entry.from, { ...before, ...(room && { room }) });
    } else if (entry.name === 'room.leave') {
      const { room: _left, ...others } = before;
      viewed.set(entry.from, others);
    }
  }
  return viewed;
}

/** A call as the log keeps it; without a body, one of nothing. */
export function callIn(entry: JournalEntry): {
  readonly request: unknown;
  readonly reply: { readonly code: number; readonly data: unknown };
} {
  const body = bodyOf(entry);
  const reply = fieldIn(body, 'reply');
  const code = fieldIn(reply, 'code');
  return {
    request: fieldIn(body, 'request'),
    reply: { code: typeof code === 'number' ? code : -1, data: fieldIn(reply, 'data') },
  };
}

export function textIn(value: unknown, field: string): string {
  const found = fieldIn(value, field);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

function fieldIn(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
