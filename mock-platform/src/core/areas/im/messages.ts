import {
  hasAtMost,
  hasInk,
  IM_BODY_MAX_CHARS,
  MESSAGE_MAX_CHARS,
  messageCard,
  RECALL_MS,
  type UserNo,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { hasBlockedWord } from '../../kernel/blocked-words.ts';
import { forgetOldest } from '../../kernel/bounded.ts';
import type { ImSessionChange } from '../../kernel/events.ts';
import { userOfAccount } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireNoBlock, requireOther } from '../../rights/blocks.ts';
import { isAllowedInGroup, requireInGroup } from '../../rights/group-permissions.ts';
import { type Scene, type Session, type StoredMessage, sessionIdOf, threadKey } from '../../state/im.ts';
import type { World } from '../../state/world.ts';
import { isClip, requirePicture } from '../uploads/pictures.ts';
import { deliverPrivate, deliverToTeam, deliverWithBar, isBarAccount, stamp } from './deliver.ts';

const SENT_KEPT = 100;
const DELETED_KEPT = 200;

export interface SendInput {
  readonly scene: 'p2p' | 'team';
  readonly to: string;
  readonly kind: 'text' | 'image' | 'audio' | 'video' | 'card';
  readonly body: string;
  readonly c_mid: string;
}

/** Refuses a private message between two people with a block between them; a bar account is the person behind it. */
function requireRecipient(turn: Turn, to: string): UserNo {
  const no = isBarAccount(to) ? userOfAccount(to) : to;
  const { own, other } = requireOther(turn, no as UserNo); // not parsed first: a malformed number is simply unknown
  requireNoBlock(turn.world, own, other.no);
  return other.no;
}

function requireBody(world: World, { kind, body }: SendInput): void {
  if (!hasInk(body)) throw new Refusal('messageEmpty');
  if (!hasAtMost(body, kind === 'text' ? MESSAGE_MAX_CHARS : IM_BODY_MAX_CHARS)) throw new Refusal('messageTooLong');
  if (kind !== 'text') for (const url of picturesOf(world, kind, body)) requirePicture(world, url);
  if (hasBlockedWord(body)) throw new Refusal('sendBlocked');
}

/** A video may have a picture that stands for it. */
const media = z.object({ url: z.string().check(z.minLength(1)), poster: z.optional(z.string()) });

/** The pictures in a body that is no text; refuses one that is not what its kind says. */
function picturesOf(world: World, kind: Exclude<SendInput['kind'], 'text'>, body: string): string[] {
  const value = readJson(body);
  if (kind === 'card') {
    const card = z.safeParse(messageCard, value);
    if (!card.success) throw new Misfit('body: not a card of a known kind');
    const { room_avatar = '', img = [] } = card.data;
    return [room_avatar, ...img.map(({ src }) => src)];
  }
  const parsed = z.safeParse(media, value);
  const isShown = parsed.success && (kind === 'image' || isClip(world, parsed.data.url));
  if (!isShown) throw new Misfit('body: no url that may be shown');
  const { url, poster = '' } = parsed.data;
  return [kind === 'image' ? url : poster];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misfit('body: not JSON');
  }
}

/** Sends a message. The same c_mid again answers the message that it made: nothing is sent twice. */
export function sendMessage(turn: Turn, input: SendInput): { id: string; time: number } {
  const { world } = turn;
  const { no } = turn.account;
  const former = world.im.sent.get(no)?.get(input.c_mid);
  if (former !== undefined) return { id: String(former), time: turn.at };
  requireBody(world, input);
  const draft = { kind: input.kind, body: input.body, c_mid: input.c_mid };
  let message: StoredMessage;
  if (input.scene === 'team') {
    const team = requireInGroup(world, input.to, no, 'write');
    message = deliverToTeam(turn, team, { ...draft, from: no });
  } else {
    const other = requireRecipient(turn, input.to);
    message = isBarAccount(input.to)
      ? deliverWithBar(turn, no, input.to, { ...draft, from: no })
      : deliverPrivate(turn, no, other, draft);
  }
  const sent = world.im.sent.get(no) ?? new Map<string, number>();
  world.im.sent.set(no, sent.set(input.c_mid, message.id));
  forgetOldest(sent, SENT_KEPT);
  return { id: String(message.id), time: message.at };
}

interface Which {
  readonly scene: Scene;
  readonly to: string;
}

function requireSession(turn: Turn, { scene, to }: Which): { no: UserNo; session: Session } {
  const { no } = turn.account;
  const session = turn.world.im.sessions.get(no)?.get(sessionIdOf(scene, to));
  if (!session) throw new Refusal('messageUnknown');
  return { no, session };
}

/** Tells the person's own clients how a session is now. */
function tellSession(turn: Turn, no: UserNo, session: Session, change: ImSessionChange): void {
  turn.events.push({ kind: 'im-session', no, change, session: { ...session } });
}

export function readSession(turn: Turn, input: Which): Record<never, never> {
  const { no, session } = requireSession(turn, input);
  session.unread = 0;
  session.read = turn.world.im.last_msg;
  stamp(turn.world, session);
  tellSession(turn, no, session, 'read');
  return {};
}

/** Tells the sender of private messages that those up to a moment were read. An older moment changes nothing. */
export function sendReceipt(turn: Turn, input: { readonly to: string; readonly at: number }): Record<never, never> {
  const { no, session } = requireSession(turn, { scene: 'p2p', to: input.to });
  const at = Math.min(input.at, turn.at);
  if (at <= session.seen) return {};
  session.seen = at;
  stamp(turn.world, session);
  // A private session is with a person.
  turn.events.push({ kind: 'im-receipt', from: no, to: input.to as UserNo, at });
  return {};
}

/** Signs clients of the person out, by what they call themselves. */
export function kickClients(turn: Turn, input: { readonly clients: readonly string[] }): Record<never, never> {
  turn.events.push({ kind: 'im-kicked', no: turn.account.no, clients: input.clients });
  return {};
}

/** im.sort: a pinned session stands before the others. */
export function pinSession(turn: Turn, input: Which & { readonly top: boolean }): Record<never, never> {
  const { no, session } = requireSession(turn, input);
  session.top = input.top;
  stamp(turn.world, session);
  tellSession(turn, no, session, 'pinned');
  return {};
}

/** The session goes; a later message brings it back, without what was before. */
export function deleteSession(turn: Turn, input: Which): Record<never, never> {
  const { no, session } = requireSession(turn, input);
  const { im } = turn.world;
  const id = sessionIdOf(session.scene, session.to);
  im.sessions.get(no)?.delete(id);
  stamp(turn.world, session);
  const deleted = im.deleted.get(no) ?? new Map<string, number>();
  im.deleted.set(no, deleted.set(id, session.version));
  forgetOldest(deleted, DELETED_KEPT);
  tellSession(turn, no, session, 'deleted');
  return {};
}

/** Takes a message back: the own one for a while, in a group any by its owner and managers. */
export function recallMessage(turn: Turn, input: Which & { readonly id: string }): Record<never, never> {
  const { world } = turn;
  const group = input.scene === 'team' ? requireInGroup(world, input.to, turn.account.no, 'read') : null;
  const { no, session } = requireSession(turn, input);
  const thread = world.im.threads.get(threadKey(session.scene, no, session.to));
  const message = thread?.messages.find(({ id }) => String(id) === input.id);
  if (!message || message.kind === 'tip' || session.scene === 'system') throw new Refusal('messageUnknown');
  const mayRecallAny = group !== null && isAllowedInGroup(group, no, 'recall-any');
  if (message.from !== no && !mayRecallAny) throw new Refusal('messageUnknown');
  if (!mayRecallAny && turn.at - message.at > RECALL_MS) throw new Refusal('recallTooLate');
  const wasRecalled = message.kind === 'recalled';
  message.kind = 'recalled';
  message.body = '';
  world.im.last_msg += 1;
  message.recalled_at = world.im.last_msg;
  const others = session.scene === 'team' ? [...(world.im.teams.get(session.to)?.members.keys() ?? [])] : [];
  const receivers = session.scene === 'team' ? others : [no, session.to as UserNo]; // a private session is with a person
  turn.events.push({ kind: 'im-message', scene: session.scene, to: session.to, receivers, message: { ...message } });
  if (wasRecalled) return {};
  for (const receiver of receivers) forgetUnread(turn, receiver, session, message, no);
  return {};
}

/** A message that was taken back before it was read counts no longer. */
function forgetUnread(turn: Turn, no: UserNo, { scene, to }: Session, message: StoredMessage, by: UserNo): void {
  const peer = scene === 'p2p' && no === to ? by : to;
  const session = turn.world.im.sessions.get(no)?.get(sessionIdOf(scene, peer));
  if (!session || session.unread === 0 || message.from === no || message.id <= session.read) return;
  session.unread -= 1;
  stamp(turn.world, session);
  tellSession(turn, no, session, 'recalled');
}

/** api.im.token: one account, one token, until it signs out everywhere or its password is changed. */
export function issueToken(turn: Turn, _input: Record<never, never>): { account: string; token: string } {
  const { no } = turn.account;
  const token = turn.world.im.tokens.get(no) ?? turn.derive('im-token').slice(0, 40);
  turn.world.im.tokens.set(no, token);
  return { account: no, token };
}

/** api.im.token: a token ends with the credentials of its account. */
export function forgetToken({ world, events }: Turn, no: UserNo): void {
  if (world.im.tokens.delete(no)) events.push({ kind: 'im-kicked', no, clients: null });
}
