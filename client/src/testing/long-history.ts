import { CHANNEL_HISTORY_PAGE_SIZE, type ChatMessage } from '@miczero/contracts';
import { leavesOf } from '../features/halls/index.ts';
import { idOf, messageAt } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { OPEN_HALL } from './open-channels.ts';

/** Channels with `count` messages, the last `unread` of which the viewer has not read; pages as the platform gives them. */
export function answerWithHistory(
  { http }: FakePorts,
  {
    count,
    unread,
    fields,
  }: { readonly count: number; readonly unread: number; readonly fields?: (sequence: number) => Partial<ChatMessage> },
): void {
  const last_message = { last_msg_id: idOf(count), last_msg_content: '' };
  http.on('hall.detail', {
    ...OPEN_HALL,
    channels: OPEN_HALL.channels.map((group) => ({
      ...group,
      ...(group.children && { children: group.children.map((leaf) => ({ ...leaf, last_message })) }),
    })),
  });
  http.on('channel.detail', ({ channel_id }) => {
    const leaf = leavesOf(OPEN_HALL).find(({ id }) => id === channel_id);
    if (!leaf) throw new Error(`no channel ${channel_id}`);
    return { ...leaf, unread, last_message };
  });
  http.on('channel.message', ({ channel_id, last_msg_id, after_msg_id }) => {
    const end = last_msg_id === undefined ? count : Number(last_msg_id) - 1;
    const from =
      after_msg_id === undefined ? Math.max(1, end - CHANNEL_HISTORY_PAGE_SIZE + 1) : Number(after_msg_id) + 1;
    const to = Math.min(count, from + CHANNEL_HISTORY_PAGE_SIZE - 1, after_msg_id === undefined ? end : count);
    const sequences = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    return { msg_list: sequences.map((sequence) => messageAt(sequence, { channel_id, ...fields?.(sequence) })) };
  });
}
