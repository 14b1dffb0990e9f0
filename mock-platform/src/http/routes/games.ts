import type { GAME_CALLS } from '@miczero/contracts';
import { giftUsers, homePlayers, matchEntries, skillsOf } from '../../core/areas/games/players.ts';
import type { Handlers } from '../call.ts';

export const gameHandlers: Handlers<keyof typeof GAME_CALLS> = {
  'game.player_skill': ({ request, runner }) => ({ list: skillsOf(runner.world, request.no) }),
  'game.config': ({ runner }) => ({ list: [...runner.world.games.list.values()] }),
  'game.home_player': ({ request, runner, actor }) => homePlayers(runner.world, actor?.no ?? '', request),
  'game.gift_user': ({ request, runner, actor }) => giftUsers(runner.world, actor?.no ?? '', request),
  'game.match_entry': ({ runner, actor }) => matchEntries(runner.world, actor?.no ?? ''),
  'game.skill_data': ({ request, runner }) => ({ no: request.no, list: skillsOf(runner.world, request.no) }),
};
