import * as z from 'zod/mini';
import { playerBrief, playerSkill } from '../entities/ops.ts';
import { counter, intWithin, text, userNo } from '../kernel/codecs.ts';
import { GAME_PATHS } from '../paths/game.ts';
import type { HOME_PLAYERS_PATHS } from '../paths/home-players.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { HOME_PLAYERS } from './home-players.ts';

const SHAPE = 'the specification does not show the fields of this call';
const page = { page: intWithin(1, 10_000), limit: intWithin(1, 100) };
const read = { host: 'user', encoding: 'query', refusals: [], causes: [], provisional: SHAPE } as const;

const skill = defineEndpoint(GAME_PATHS, {
  ...read,
  name: 'game.player_skill',
  summary: 'The games of a user.',
  signed: true,
  request: z.object({ no: userNo }),
  data: z.object({ list: z.array(playerSkill) }),
  refusals: ['userUnknown'],
  rules: ['api.user.v2.user_game.player.skill'],
});

const config = defineEndpoint(GAME_PATHS, {
  ...read,
  name: 'game.config',
  summary: 'All games, with their levels.',
  signed: false,
  request: z.object({}),
  data: z.object({
    list: z.array(z.object({ game_id: text, game_name: text, icon: text, levels: z.array(z.string()) })),
  }),
  rules: ['api.user.v2.user_game.config'],
});

const giftUser = defineEndpoint(GAME_PATHS, {
  ...read,
  name: 'game.gift_user',
  summary: 'The users who received the most gifts.',
  signed: false,
  request: z.object(page),
  data: z.object({ list: z.array(z.object({ ...playerBrief.shape, amount: counter })) }),
  rules: ['api.user.v2.home.gift_user'],
});

const matchEntry = defineEndpoint(GAME_PATHS, {
  ...read,
  name: 'game.match_entry',
  summary: 'The games that offer matchmaking, with the number of users in each.',
  signed: false,
  request: z.object({}),
  data: z.object({ list: z.array(z.object({ game_id: text, game_name: text, icon: text, online: counter })) }),
  rules: ['api.user.v2.home.match_entry'],
});

const skillData = defineEndpoint(GAME_PATHS, {
  ...read,
  name: 'game.skill_data',
  summary: "A user's profile in a game, for a card in a room.",
  host: 'api',
  signed: true,
  request: z.object({ no: userNo }),
  data: z.object({ no: userNo, list: z.array(playerSkill) }),
  refusals: ['userUnknown'],
  rules: ['api.room.op.user-skill-data'],
});

export const GAME_CALLS = {
  'game.player_skill': skill,
  'game.config': config,
  'game.home_player': HOME_PLAYERS,
  'game.gift_user': giftUser,
  'game.match_entry': matchEntry,
  'game.skill_data': skillData,
} as const satisfies Calls<typeof GAME_PATHS & typeof HOME_PLAYERS_PATHS>;
