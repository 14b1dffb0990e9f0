import { joinChannel } from './join.ts';
import { createChannel, deleteChannel, setPassword, updateChannel } from './manage.ts';

/** The writes of channels. */
export const CHANNEL_COMMANDS = {
  'channel.join': joinChannel,
  'channel.create': createChannel,
  'channel.update': updateChannel,
  'channel.del': deleteChannel,
  'channel.set_password': setPassword,
} as const;
