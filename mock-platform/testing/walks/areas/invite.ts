import type { INVITE_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { inviteToTeam, sitInVoice } from './hall-acts.ts';

export const INVITE_WALKS: Walks<typeof INVITE_CALLS> = {
  'channel.invite': [
    {
      as: 'member',
      before: sitInVoice,
      request: ({ channels }) => ({
        channel_id: channels.voice,
        text_channel_id: channels.guides,
        time_len: 600,
        tags: ['王者', '五排', '辅助'],
        game_nickname: '澈',
        game_info: '钻石以上，会报点',
      }),
    },
    {
      as: 'member',
      before: inviteToTeam,
      request: ({ channels }) => ({ channel_id: channels.voice, time_len: 1200 }),
      brings: ['teamUpdated'],
    },
    {
      as: 'manager',
      before: inviteToTeam,
      request: ({ channels }) => ({ channel_id: channels.voice, time_len: 0 }),
      brings: ['teamUpdated'],
    },
  ],
  'channel.get_invite': [
    { as: 'second', before: inviteToTeam, request: ({ channels }) => ({ channel_id: channels.voice }) },
    { as: 'second', request: ({ channels }) => ({ channel_id: channels.voice }) },
  ],
  'channel.invitation': [
    { as: 'second', before: inviteToTeam, request: ({ hall }) => ({ hall_id: hall, page_size: 99_999 }) },
    {
      as: 'second',
      before: async (sandbox) => {
        await inviteToTeam(sandbox);
        await (await sandbox.as('member')).call('channel.invite', {
          channel_id: sandbox.channels.voice,
          time_len: 900,
        });
      },
      request: ({ hall }) => ({ hall_id: hall, page_size: 99_999 }),
    },
    { as: 'second', request: ({ hall }) => ({ hall_id: hall, page_size: 99_999 }) },
  ],
};
