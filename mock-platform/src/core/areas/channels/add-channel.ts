import { channelIdOf } from '../../kernel/ids.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';

type ChannelFields = Pick<Channel, 'name' | 'type'> & Partial<Pick<Channel, 'parent' | 'limit_mic' | 'password'>>;

/** Adds a channel under the next number, as the last of its hall. */
export function addChannel(world: World, hall: Hall, fields: ChannelFields): Channel {
  world.last_channel += 1;
  const channel: Channel = {
    parent: null,
    limit_mic: 0,
    password: '',
    ...fields,
    id: channelIdOf(world.last_channel),
    hall_id: hall.id,
    admitted: new Map(),
    banned: new Map(),
    messages: [],
    mics: new Map(),
  };
  world.channels.set(channel.id, channel);
  hall.channels.push(channel.id);
  return channel;
}

/** Every newcomer must be able to enter the welcome channel. */
export function canWelcome(channel: Channel): boolean {
  return channel.type === 1 && channel.password === '';
}
