import type { GAMING_CALLS } from '@miczero/contracts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { inviteToTeam, postGaming, sitInVoice } from './hall-acts.ts';

const haveGaming = async (sandbox: Sandbox): Promise<void> => {
  await postGaming(sandbox);
};

export const GAMING_WALKS: Walks<typeof GAMING_CALLS> = {
  'channel.post_gaming': [
    {
      as: 'member',
      before: sitInVoice,
      request: ({ channels }) => ({
        channel_id: channels.voice,
        game_name: '王者荣耀',
        game_nickname: '澈',
        game_info: '缺一个辅助',
        tags: ['五排'],
        vacancy: 1,
      }),
    },
    {
      as: 'member',
      before: sitInVoice,
      request: ({ channels }) => ({ channel_id: channels.voice, game_name: '王者荣耀' }),
    },
  ],
  'channel.update_gaming': [
    { as: 'member', request: async (sandbox) => ({ gaming_id: await postGaming(sandbox), vacancy: 0 }) },
    {
      as: 'member',
      request: async (sandbox) => ({
        gaming_id: await postGaming(sandbox),
        game_name: '狼人杀',
        game_nickname: '',
        game_info: '',
        tags: [],
      }),
    },
  ],
  'channel.close_gaming': [{ as: 'manager', request: async (sandbox) => ({ gaming_id: await postGaming(sandbox) }) }],
  'channel.get_gaming': [{ as: 'second', request: async (sandbox) => ({ gaming_id: await postGaming(sandbox) }) }],
  'channel.gaming_by_user': [
    { as: 'second', before: haveGaming, request: async (sandbox) => ({ uid: await sandbox.no('member') }) },
    { as: 'outsider', before: haveGaming, request: async (sandbox) => ({ uid: await sandbox.no('member') }) },
  ],
  'channel.window_channel_info': [
    {
      as: 'second',
      before: async (sandbox) => {
        await inviteToTeam(sandbox);
        await postGaming(sandbox);
      },
      request: ({ channels }) => ({ channel_id: channels.voice }),
    },
    {
      as: 'second',
      before: async (sandbox) => {
        await (await sandbox.as('member')).call('channel.join', { channel_id: sandbox.channels.voice });
      },
      request: ({ channels }) => ({ channel_id: channels.voice }),
    },
  ],
};
