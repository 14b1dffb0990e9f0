import {
  CHANNEL_HISTORY_PAGE_SIZE,
  type ChannelId,
  type ChatMessage,
  compareMsgIds,
  type HallDetail,
  type HallId,
  hallDetail,
  type MsgId,
  type UserNo,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { GARAGE, GENERAL, GUIDES, HALL, messageAt, midOf, OTHER, OTHER_HALL, VIEWER } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { theHall } from './run-client.ts';

const otherHall = z.parse(hallDetail, {
  id: OTHER_HALL,
  name: '深夜车队',
  user_id: OTHER,
  in_hall: 1,
  welcome_channel_id: GARAGE,
  unread: 0,
  user_count: 2,
  online_count: 1,
  channels: [{ id: GARAGE, name: '车库', type: 1, hall_id: OTHER_HALL, pass: 0 }],
});
const HALLS: readonly HallDetail[] = [theHall, otherHall];

/** Two text channels of one hall, and one of another. */
export const PLACES = [
  { hall_id: HALL, channel_id: GENERAL },
  { hall_id: HALL, channel_id: GUIDES },
  { hall_id: OTHER_HALL, channel_id: GARAGE },
] as const;
export type Place = (typeof PLACES)[number];

type Fakes = Pick<FakePorts, 'clock' | 'http' | 'server'>;

/**
 * A platform on which people write while a page switches halls and channels. Each call and each frame takes its time on the
 * way. What happens on the platform happens in one order, and a call that the page gives up arrives all the same.
 * How to extend (most to least common): another user writes (`say`), the line breaks (`drop`), what is stored (`linesOf`).
 */
export class TalkingPlatform {
  readonly #fakes: Fakes;
  /** How many milliseconds the next way takes. */
  readonly #way: () => number;
  readonly #lines = new Map<ChannelId, readonly ChatMessage[]>();
  #viewing: ChannelId | null = null;
  #sequence = 0;
  #connection = 0;
  #lastFrameAt = 0;
  #sends = 0;

  constructor(fakes: Fakes, way: () => number) {
    this.#fakes = fakes;
    this.#way = way;
    this.#answerCalls();
    fakes.server.onSent.add(() => this.#takeSends());
  }

  linesOf(channel_id: ChannelId): readonly ChatMessage[] {
    return this.#lines.get(channel_id) ?? [];
  }

  /** Another user writes. */
  say(place: Place): void {
    const { from_id, body, msg_id, send_time } = this.#store(place, OTHER);
    if (this.#viewing !== place.channel_id) return;
    const address = { to: place.hall_id, channel: place.channel_id, from: from_id, mid: msg_id };
    this.#tell(() => this.#fakes.server.emit('chatMessage', { ...body, msg_id, send_time }, address));
  }

  /** The connection breaks: frames in flight are lost, and the viewed channel is forgotten. */
  drop(): void {
    this.#connection += 1;
    this.#viewing = null;
    this.#fakes.server.drop();
  }

  #answerCalls(): void {
    const { http } = this.#fakes;
    http.on('hall.list', { list: [...HALLS], page: 1, page_total: 1 });
    http.on('hall.detail', ({ hall_id }) => this.#reply(() => found(HALLS, hall_id)));
    http.on('channel.check_join', () => this.#reply(() => ({ is_join: 2 })));
    http.on('channel.join', ({ channel_id }) =>
      this.#reply(() => {
        this.#viewing = channel_id;
        const { hall_id } = placeOf(channel_id);
        return { hall_id, channel_id, role: '', type: 1, token: '', text_mute: false, mute_all: false };
      }),
    );
    http.on('channel.detail', ({ channel_id }) =>
      this.#reply(() => {
        const last = this.linesOf(channel_id).at(-1);
        const last_message = last ? { last_msg_id: last.msg_id, last_msg_content: '' } : null;
        return { ...leafOf(channel_id), last_message };
      }),
    );
    http.on('channel.message', ({ channel_id, last_msg_id, after_msg_id }) =>
      this.#reply(() => ({ msg_list: pageOf(this.linesOf(channel_id), last_msg_id, after_msg_id) })),
    );
  }

  /** What the page writes is stored once, and acknowledged. */
  #takeSends(): void {
    const { server } = this.#fakes;
    const sends = server.sentNamed('sendChat').slice(this.#sends);
    this.#sends += sends.length;
    for (const { envelope, body } of sends) {
      const place = PLACES.find(({ channel_id }) => channel_id === envelope.channel);
      if (!place) throw new Error(`no channel ${envelope.channel}`);
      const c_mid = midOf(envelope.mid);
      this.#passes(() => {
        const known = this.linesOf(place.channel_id).find((line) => line.c_mid === c_mid);
        const { msg_id, send_time } = known ?? this.#store(place, VIEWER, { c_mid, body });
        const told = { ...place, c_mid, msg_id, send_time };
        this.#tell(() => server.emit('chatAcknowledged', told, { to: VIEWER, mid: envelope.mid }));
      });
    }
  }

  #store({ hall_id, channel_id }: Place, from_id: UserNo, fields: Partial<ChatMessage> = {}): ChatMessage {
    this.#sequence += 1;
    const line = messageAt(this.#sequence, { hall_id, channel_id, from_id, ...fields });
    this.#lines.set(channel_id, [...this.linesOf(channel_id), line]);
    return line;
  }

  #passes(then: () => void): void {
    this.#fakes.clock.after(this.#way(), then);
  }

  /** There and back. */
  #reply<Answer>(decide: () => Answer): Promise<Answer> {
    return new Promise((resolve) => {
      this.#passes(() => {
        const answer = decide();
        this.#passes(() => resolve(answer));
      });
    });
  }

  /** The frames of one connection keep their order. */
  #tell(frame: () => void): void {
    const { clock } = this.#fakes;
    const connection = this.#connection;
    this.#lastFrameAt = Math.max(this.#lastFrameAt, clock.now() + this.#way());
    clock.after(this.#lastFrameAt - clock.now(), () => {
      if (connection === this.#connection) frame();
    });
  }
}

function pageOf(lines: readonly ChatMessage[], before: MsgId | undefined, after: MsgId | undefined): ChatMessage[] {
  if (after !== undefined) {
    return lines.filter(({ msg_id }) => compareMsgIds(msg_id, after) > 0).slice(0, CHANNEL_HISTORY_PAGE_SIZE);
  }
  const older = before === undefined ? lines : lines.filter(({ msg_id }) => compareMsgIds(msg_id, before) < 0);
  return older.slice(-CHANNEL_HISTORY_PAGE_SIZE);
}

function placeOf(channel_id: ChannelId): Place {
  const place = PLACES.find((each) => each.channel_id === channel_id);
  if (!place) throw new Error(`no channel ${channel_id}`);
  return place;
}

function leafOf(channel_id: ChannelId) {
  const { hall_id } = placeOf(channel_id);
  const leaf = found(HALLS, hall_id)
    .channels.flatMap((channel) => [channel, ...(channel.children ?? [])])
    .find(({ id }) => id === channel_id);
  if (!leaf) throw new Error(`no channel ${channel_id}`);
  return leaf;
}

function found(halls: readonly HallDetail[], hall_id: HallId): HallDetail {
  const hall = halls.find(({ id }) => id === hall_id);
  if (!hall) throw new Error(`no hall ${hall_id}`);
  return hall;
}
