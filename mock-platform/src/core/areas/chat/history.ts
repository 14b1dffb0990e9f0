import {
  CHANNEL_HISTORY_PAGE_SIZE,
  type ChannelId,
  type ChatMessage,
  type HallId,
  type UserNo,
} from '@miczero/contracts';
import { msgIdOf, msgSequence } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import { requireReadable } from '../../rights/hall-access.ts';
import type { Channel } from '../../state/channels.ts';
import type { Message } from '../../state/chat.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { authorOf } from '../people/people.ts';
import { firstAfter } from './unread.ts';

/** entity.chat-message: one line of a page of history. */
function historyLine(world: World, hall: Hall, channel: Channel, message: Message): ChatMessage {
  const author = authorOf(world, hall, message.from);
  return {
    from_id: message.from,
    hall_id: hall.id,
    channel_id: channel.id,
    msg_id: msgIdOf(message.id),
    send_time: message.at,
    type: 1001,
    body: { ...message.body, extra: { ...message.body.extra, author } },
    ...(message.c_mid !== '' && { c_mid: message.c_mid }),
    author,
  };
}

export interface HistoryRequest {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly last_msg_id?: string | undefined;
  readonly after_msg_id?: string | undefined;
}

/** const.history-page-30: the page before or after a message, or the newest one; oldest line first. */
export function history(world: World, viewer: UserNo, request: HistoryRequest): ChatMessage[] {
  const { hall, channel } = requireReadable(world, request.channel_id, viewer);
  if (hall.id !== request.hall_id) throw new Refusal('channelUnknown');
  const { last_msg_id, after_msg_id } = request;
  if (last_msg_id !== undefined && after_msg_id !== undefined)
    throw new Misfit('last_msg_id, after_msg_id: only one of them');
  const page = (from: number, to: number) =>
    channel.messages.slice(Math.max(0, from), Math.max(0, to)).map((line) => historyLine(world, hall, channel, line));
  if (after_msg_id !== undefined) {
    const start = firstAfter(channel, msgSequence(after_msg_id));
    return page(start, start + CHANNEL_HISTORY_PAGE_SIZE);
  }
  const end = last_msg_id === undefined ? channel.messages.length : firstAfter(channel, msgSequence(last_msg_id) - 1);
  return page(end - CHANNEL_HISTORY_PAGE_SIZE, end);
}
