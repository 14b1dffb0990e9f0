import * as z from 'zod/mini';
import type { ImFeatureState, ImSessionId, ImThread } from './im.state.ts';
import { EMPTY_THREAD, withRecalled } from './thread.model.ts';

/** What stays of the messages on this device: sessions, the last page of some, and what they look like. */
export type KeptMessages = Pick<ImFeatureState, 'sessions' | 'threads' | 'faces'>;

export const KEPT_SESSIONS_MAX = 100;
/** Of the latest sessions only, and only what a page of history holds. */
export const KEPT_THREADS_MAX = 30;
export const KEPT_LINES_MAX = 50;

const NOTICES = ['joined', 'kicked', 'left', 'dismissed', 'other'] as const;

const sessionId = z.templateLiteral([z.enum(['p2p', 'team']), '-', z.string()]);
const at = z.number();
const body = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('image'), url: z.string(), width: z.number(), height: z.number() }),
  z.object({ kind: z.literal('voice'), url: z.string(), durationMs: z.number() }),
  z.object({
    kind: z.literal('video'),
    url: z.string(),
    durationMs: z.number(),
    width: z.number(),
    height: z.number(),
    poster: z.string(),
  }),
  z.object({ kind: z.literal('notice'), notice: z.enum(NOTICES), text: z.string(), about: z.array(z.string()) }),
  z.object({
    kind: z.literal('gift'),
    id: z.string(),
    name: z.string(),
    image: z.string(),
    count: z.number(),
  }),
  z.object({ kind: z.literal('recalled') }),
  z.object({ kind: z.literal('custom'), json: z.string() }),
  z.object({ kind: z.literal('unknown') }),
]);
export const storedLine = z.object({ id: z.string(), clientId: z.string(), from: z.string(), at, body });
const session = z.object({
  id: sessionId,
  isPinned: z.boolean(),
  unread: z.number(),
  last: z.nullable(z.object({ ...storedLine.shape, session: sessionId })),
  at,
});
const stored = z.object({
  sessions: z.array(session),
  pages: z.array(z.object({ id: sessionId, lines: z.array(storedLine) })),
  faces: z.array(z.object({ id: sessionId, name: z.string(), picture: z.string() })),
});

/** The state as text, within its bounds; the sessions are in their order. */
export function messagesText({ sessions: all, threads, faces }: KeptMessages): string {
  const sessions = all.slice(0, KEPT_SESSIONS_MAX);
  const pages = sessions.slice(0, KEPT_THREADS_MAX).flatMap(({ id }) => {
    const lines = (threads[id]?.lines ?? []).filter((each) => each.id !== '').slice(-KEPT_LINES_MAX);
    return lines.length > 0 ? [{ id, lines: lines.map(({ delivery: _sent, ...each }) => each) }] : [];
  });
  const named = sessions.flatMap(({ id }) => {
    const face = faces[id];
    return face ? [{ id, ...face }] : [];
  });
  return JSON.stringify({ sessions, pages, faces: named });
}

/** A session that this page has not opened keeps the page that was read last. */
export function withFormerPages(now: KeptMessages, former: KeptMessages): KeptMessages {
  const read = Object.entries(now.threads).filter(([, thread]) => thread?.load.status === 'ready');
  return {
    ...now,
    threads: { ...former.threads, ...Object.fromEntries(read) },
    faces: { ...former.faces, ...now.faces },
  };
}

/** A message that was taken back says so on its page and as the newest of its session. */
export function withoutRecalled(messages: KeptMessages, session: ImSessionId, message: string): KeptMessages {
  const thread = messages.threads[session];
  const sessions = messages.sessions.map((each) =>
    each.id === session && each.last?.id === message
      ? { ...each, last: { ...each.last, body: { kind: 'recalled' as const } } }
      : each,
  );
  if (!thread) return { ...messages, sessions };
  const lines = withRecalled(thread.lines, message);
  return { ...messages, sessions, threads: { ...messages.threads, [session]: { ...thread, lines } } };
}

export function withoutSession(messages: KeptMessages, session: ImSessionId): KeptMessages {
  const { [session]: _gone, ...threads } = messages.threads;
  return { ...messages, sessions: messages.sessions.filter(({ id }) => id !== session), threads };
}

/** Null for a text that another version of the client has written in another form. */
export function messagesOf(text: string): KeptMessages | null {
  const read = z.safeParse(stored, parsed(text)).data;
  if (!read) return null;
  const threadOf = (lines: readonly z.output<typeof storedLine>[]): ImThread => ({
    // Its page is still to be loaded: the first one that comes takes the place of these lines.
    ...EMPTY_THREAD,
    lines: lines.map((each) => ({ ...each, delivery: 'sent' })),
  });
  return {
    sessions: read.sessions,
    threads: Object.fromEntries(read.pages.map(({ id, lines }) => [id, threadOf(lines)])),
    faces: Object.fromEntries(read.faces.map(({ id, name, picture }) => [id, { name, picture }])),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off while it was written: the schema refuses it.
    return null;
  }
}
