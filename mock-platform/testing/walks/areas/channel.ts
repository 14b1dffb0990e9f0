import type { CHANNEL_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';

export const CHANNEL_WALKS: Walks<typeof CHANNEL_CALLS> = {
  'channel.detail': [{ as: 'member', request: ({ channels }) => ({ channel_id: channels.general }) }],
  'channel.check_join': [{ as: 'member', request: ({ channels }) => ({ channel_id: channels.general }) }],
  'channel.check_password': [
    { as: 'member', request: ({ channels }) => ({ channel_id: channels.locked, password: '1234' }) },
  ],
  'channel.join': [
    {
      as: 'member',
      request: ({ channels }) => ({ channel_id: channels.lockedVoice, password: '1234' }),
    },
  ],
  'channel.leave': [
    {
      as: 'member',
      before: async (sandbox) => {
        const member = await sandbox.as('member');
        await member.call('channel.join', { channel_id: sandbox.channels.voice });
      },
      request: ({ channels }) => ({ channel_id: channels.voice }),
    },
  ],
  'channel.current_channel': [{ as: 'member', request: () => ({}) }],
  'channel.user_list': [
    {
      as: 'member',
      before: async (sandbox) => {
        const second = await sandbox.as('second');
        await second.call('channel.join', { channel_id: sandbox.channels.voice });
      },
      request: ({ hall }) => ({ hall_id: hall }),
    },
  ],
  'channel.message': [
    { as: 'member', request: ({ hall, channels }) => ({ hall_id: hall, channel_id: channels.general }) },
  ],
};
