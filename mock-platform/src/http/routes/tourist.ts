import type { TOURIST_CALLS } from '@miczero/contracts';
import { findPlayers, homePlayers } from '../../core/areas/games/players.ts';
import { searchHalls } from '../../core/areas/halls/queries.ts';
import { hotwords } from '../../core/areas/ops/queries.ts';
import { pageOf } from '../../core/kernel/page.ts';
import type { Handlers } from '../call.ts';

export const touristHandlers: Handlers<keyof typeof TOURIST_CALLS> = {
  'tourist.recommend': ({ request, runner: { world }, actor }) => ({
    halls: searchHalls(world, actor?.no ?? '', { keyword: '', page: 1, page_size: request.limit }).list,
    players: homePlayers(world, actor?.no ?? '', { page: 1, limit: request.limit }).list,
  }),
  'tourist.search': async ({ request, runner: { name, world }, limits, ip, actor }) => {
    await limits.take('search', `${name} ${ip}`);
    const { keyword, page, limit } = request;
    const viewer = actor?.no ?? '';
    const halls = searchHalls(world, viewer, { keyword, page, page_size: limit });
    const found = findPlayers(world, viewer, keyword);
    return {
      halls: halls.list,
      users: pageOf(found, { page, page_size: limit }).rows,
      hall_total: searchHalls(world, viewer, { keyword, page: 1, page_size: 1 }).page_total,
      user_total: found.length,
    };
  },
  'tourist.hotwords': ({ runner }) => ({ list: hotwords(runner.world) }),
};
