import type { ChannelId } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';

/** hall-event.1009: all messages of a channel are gone. */
export function clearMessages(turn: Turn, input: { readonly channel_id: ChannelId }): Record<never, never> {
  const channel = turn.world.channels.get(input.channel_id);
  if (!channel) throw new Refusal('channelUnknown');
  channel.messages = [];
  turn.emit(
    'messagesCleared',
    { channel_id: channel.id },
    { audience: { kind: 'channel', hall_id: channel.hall_id, channel_id: channel.id }, channel: channel.id },
  );
  return {};
}
