import {
  type DataOf,
  type Endpoints,
  hasAtMost,
  MESSAGE_MAX_CHARS,
  ROOM_LINE,
  type RoomChatLine,
  type RoomId,
  type UserNo,
} from '@miczero/contracts';
import { hasBlockedWord } from '../../kernel/blocked-words.ts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import { shownTextOf } from '../../kernel/shown-text.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireAction, requireRoomVoice } from '../../rights/room-permissions.ts';
import { takeToken } from '../../rights/send-rate.ts';
import type { Room, RoomLine, SentLine } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { lineOf } from './room-data.ts';
import { toRoom, toUser } from './tell.ts';

/** Lines kept of one room. */
const LINES_KEPT = 200;
/** Own mids remembered for each person. */
const SENDS_REMEMBERED = 100;

export interface SayInput {
  readonly group_id: RoomId;
  readonly c_mid: string;
  readonly content: string;
}

/**
 * room-event.0x4009: stores a line once and tells the room. The sender's mid is an idempotency key: the same one again
 * only brings the sender the same line again.
 */
export function sayInRoom(turn: Turn, input: SayInput): { mid: string } {
  const { world } = turn;
  const { no } = turn.account;
  const room = requireAction(world, input.group_id, no, 'chat');
  const known = lineSentBefore(world, no, input);
  if (known) {
    turn.emitRoom('roomChat', { list: [known] }, { audience: toUser(no), room: room.id, from: no });
    return { mid: known.mid };
  }
  requireRoomVoice(room, no);
  const content = cleanLine(input.content);
  world.buckets.set(no, takeToken(world, no, turn.at));
  return { mid: String(store(turn, room, no, ROOM_LINE.text, content, input.c_mid).id) };
}

/** The line that a sender's mid stands for already; null for a new one. */
export function lineSentBefore(
  world: World,
  no: UserNo,
  { group_id, c_mid }: Pick<SayInput, 'group_id' | 'c_mid'>,
): RoomChatLine | null {
  const room = requireAction(world, group_id, no, 'chat');
  const known = world.rooms.sent.get(no)?.get(c_mid);
  // The mid of another room's line is no retry: to answer with that one would lose this one.
  if (known && known.room !== room.id) throw new Misfit('c_mid: already used in another room');
  return known ? lineOf(world, room, known) : null;
}

function cleanLine(text: string): string {
  const content = shownTextOf(text);
  if (content === '') throw new Refusal('messageEmpty');
  if (!hasAtMost(content, MESSAGE_MAX_CHARS)) throw new Refusal('messageTooLong');
  if (hasBlockedWord(content)) throw new Refusal('sendBlocked');
  return content;
}

function store(turn: Turn, room: Room, no: UserNo, type: RoomLine['type'], content: string, c_mid: string): RoomLine {
  const { rooms } = turn.world;
  rooms.last_line += 1;
  const line: RoomLine = { id: rooms.last_line, from: no, at: turn.at, type, c_mid, content };
  room.lines.push(line);
  if (room.lines.length > LINES_KEPT * 1.5) room.lines.splice(0, room.lines.length - LINES_KEPT);
  if (c_mid !== '') {
    const own = rooms.sent.get(no) ?? new Map<string, SentLine>();
    own.set(c_mid, { ...line, room: room.id });
    forgetOldest(own, SENDS_REMEMBERED);
    rooms.sent.set(no, own);
  }
  const body = { list: [lineOf(turn.world, room, line)] };
  turn.emitRoom('roomChat', body, { audience: toRoom(room), room: room.id, from: no });
  return line;
}

/** What a person who has just come in may say with one touch. */
const GREETINGS = [
  { id: '1', content: '大家好，我来啦！' },
  { id: '2', content: '路过听听，不用管我～' },
  { id: '3', content: '房主今天也很好听！' },
] as const;

/** api.room.v1.loginWindow: shown once a visit, and not to the host. */
export function greetingWindow(world: World, viewer: UserNo, id: RoomId): DataOf<Endpoints['room.login_window']> {
  const room = requireAction(world, id, viewer, 'view');
  const visitor = room.members.get(viewer);
  return {
    is_show: room.owner !== viewer && visitor !== undefined && !visitor.greeted,
    s_room_notice: room.s_room_notice,
    list: [...GREETINGS],
  };
}

/** api.room.v1.loginWindowSendMsg */
export function sayGreeting(turn: Turn, input: { readonly group_id: RoomId; readonly id: string }): { mid: string } {
  const { world } = turn;
  const { no } = turn.account;
  const room = requireAction(world, input.group_id, no, 'chat');
  const greeting = GREETINGS.find(({ id }) => id === input.id);
  if (!greeting) throw new Misfit('id: not a greeting');
  requireRoomVoice(room, no);
  world.buckets.set(no, takeToken(world, no, turn.at));
  const visitor = room.members.get(no);
  if (visitor) visitor.greeted = true;
  return { mid: String(store(turn, room, no, ROOM_LINE.greeting, greeting.content, '').id) };
}
