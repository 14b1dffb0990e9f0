import { SESSION_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import type { ImLine, ImMessage, ImReason, ImThread } from './im.state.ts';

/** Changes of the messages of one session. */

/** Lines that stay on screen while the viewer follows the end of a session. */
export const OPEN_LINES_MAX = 4 * SESSION_HISTORY_PAGE_SIZE;

export const EMPTY_THREAD: ImThread = { lines: [], load: { status: 'idle' }, hasOlder: false, isLoadingOlder: false };

export function lineOf({ id, clientId, from, at, body }: ImMessage): ImLine {
  return { id, clientId, from, at, body, delivery: 'sent' };
}

/** All words of a session that are no line yet: those that wait for their pictures, then the draft. */
export const unsentWords = (captions: readonly string[], draft = ''): string =>
  [...captions, draft].filter((text) => text !== '').join('\n');

/** Lines by the provider's order; those that are not stored yet stand at the end, as they were written. */
function inOrder(lines: readonly ImLine[]): readonly ImLine[] {
  const place = ({ id, at }: ImLine) => (id === '' ? Number.POSITIVE_INFINITY : at);
  // Two that are not stored differ by no number: they keep their order.
  return lines.toSorted((a, b) => place(a) - place(b) || Number(a.id) - Number(b.id));
}

/** The newest lines, and all that are not stored; the older ones load again where the viewer scrolls to them. */
export function newestLines(thread: ImThread, max = SESSION_HISTORY_PAGE_SIZE): Partial<ImThread> {
  const over = thread.lines.length - max;
  if (over <= 0) return {};
  const lines = thread.lines.filter(({ id }, index) => index >= over || id === '');
  return lines.length < thread.lines.length ? { lines, hasOlder: true, isLoadingOlder: false } : {};
}

/** Lines that this page has not sent or received itself, before those that it has. */
export function withEarlier(earlier: readonly ImLine[], lines: readonly ImLine[]): readonly ImLine[] {
  const stored = new Set(earlier.flatMap(({ id, clientId }) => (id === '' ? [] : [clientId])));
  const kept = lines.filter(({ clientId }) => !stored.has(clientId));
  return [...earlier.filter(({ clientId }) => !kept.some((line) => line.clientId === clientId)), ...kept];
}

/** Messages that are stored take the place of their local copies; each is there once. */
export function withMessages(lines: readonly ImLine[], messages: readonly ImMessage[]): readonly ImLine[] {
  const added = new Map(messages.map((message) => [message.id, lineOf(message)]));
  const clientIds = new Set(messages.map(({ clientId }) => clientId));
  const kept = lines.filter(({ id, clientId }) => !added.has(id) && !(id === '' && clientIds.has(clientId)));
  return inOrder([...kept, ...added.values()]);
}

/**
 * The newest page in place of what the page had from its first message on: what was taken back meanwhile is gone. Lines
 * without a place at the provider stay. What stood before a first page goes: between the two, messages may be missing.
 */
export function withNewestPage(
  lines: readonly ImLine[],
  page: readonly ImMessage[],
  isFirst = false,
): readonly ImLine[] {
  const [first] = page;
  const kept = lines.filter(({ id, at, body }) => {
    if (id === '') return true;
    return first !== undefined && at < first.at ? !isFirst : body.kind === 'recalled';
  });
  return withMessages(kept, page);
}

export function withDelivery(lines: readonly ImLine[], of: string, delivery: ImReason | 'sending'): readonly ImLine[] {
  return lines.map((line) => (line.clientId === of && line.id === '' ? { ...line, delivery } : line));
}

/** A new line is the last one; one that goes out again keeps its place. */
export function withQueued(lines: readonly ImLine[], line: ImLine): readonly ImLine[] {
  const isKnown = lines.some(({ clientId }) => clientId === line.clientId);
  return isKnown ? lines.map((each) => (each.clientId === line.clientId ? line : each)) : [...lines, line];
}

/** The line says that it was taken back. */
export function withRecalled(lines: readonly ImLine[], id: string): readonly ImLine[] {
  return lines.map((line) => (line.id === id ? { ...line, body: { kind: 'recalled' } } : line));
}
