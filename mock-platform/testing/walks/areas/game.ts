import type { GAME_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';

export const GAME_WALKS: Walks<typeof GAME_CALLS> = {
  'game.player_skill': [
    { as: 'member', request: async (sandbox) => ({ no: await sandbox.no('owner') }) },
    { as: 'member', request: async (sandbox) => ({ no: await sandbox.no('member') }) },
  ],
  'game.config': [{ as: 'visitor', request: () => ({}) }],
  'game.home_player': [
    { as: 'visitor', request: () => ({ page: '1', limit: '20' }) },
    { as: 'visitor', request: () => ({ page: '1', limit: '20', game_id: 'g-1' }) },
  ],
  'game.gift_user': [
    {
      as: 'visitor',
      before: async (sandbox) => {
        const gift = { gift_id: 'rose', gift_num: 3 } as const;
        await (await sandbox.as('member')).call('gift.chat_send', { to: await sandbox.no('owner'), ...gift });
      },
      request: () => ({ page: '1', limit: '20' }),
    },
  ],
  'game.match_entry': [{ as: 'visitor', request: () => ({}) }],
  'game.skill_data': [{ as: 'member', request: async (sandbox) => ({ no: await sandbox.no('owner') }) }],
};
