import type { GAMING_CALLS } from '@miczero/contracts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';
import { inviteToTeam, postGaming, sitInVoice } from './hall-acts.ts';

const haveGaming = async (stage: Stage): Promise<void> => {
  await postGaming(stage);
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
    { as: 'member', request: async (stage) => ({ gaming_id: await postGaming(stage), vacancy: 0 }) },
    {
      as: 'member',
      request: async (stage) => ({
        gaming_id: await postGaming(stage),
        game_name: '狼人杀',
        game_nickname: '',
        game_info: '',
        tags: [],
      }),
    },
  ],
  'channel.close_gaming': [{ as: 'manager', request: async (stage) => ({ gaming_id: await postGaming(stage) }) }],
  'channel.get_gaming': [{ as: 'second', request: async (stage) => ({ gaming_id: await postGaming(stage) }) }],
  'channel.gaming_by_user': [
    { as: 'second', before: haveGaming, request: async (stage) => ({ uid: await stage.no('member') }) },
    { as: 'outsider', before: haveGaming, request: async (stage) => ({ uid: await stage.no('member') }) },
  ],
  'channel.window_channel_info': [
    {
      as: 'second',
      before: async (stage) => {
        await inviteToTeam(stage);
        await postGaming(stage);
      },
      request: ({ channels }) => ({ channel_id: channels.voice }),
    },
    {
      as: 'second',
      before: async (stage) => {
        await (await stage.as('member')).call('channel.join', { channel_id: stage.channels.voice });
      },
      request: ({ channels }) => ({ channel_id: channels.voice }),
    },
  ],
};
