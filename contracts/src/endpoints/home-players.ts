import * as z from 'zod/mini';
import { playerBrief } from '../entities/ops.ts';
import { counter, intWithin, text } from '../kernel/codecs.ts';
import { HOME_PLAYERS_PATHS } from '../paths/home-players.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** api.user.v2.home.player. In a module of its own, because the first page loads it. */
export const HOME_PLAYERS = defineEndpoint(HOME_PLAYERS_PATHS, {
  host: 'user',
  encoding: 'query',
  refusals: [],
  causes: [],
  provisional: 'the specification does not show the fields of this call',
  name: 'game.home_player',
  summary: 'Players looking for company, online players first.',
  signed: false,
  request: z.object({
    page: intWithin(1, 10_000),
    limit: intWithin(1, 100),
    game_id: z.optional(text),
  }),
  data: z.object({ list: z.array(playerBrief), total: counter }),
  rules: ['api.user.v2.home.player'],
});
