import * as z from 'zod/mini';
import { rankEntry } from '../entities/room.ts';
import { roomId, text } from '../kernel/codecs.ts';
import { RANKING_PATHS } from '../paths/ranking.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { limit, page, SHAPE } from './room-fields.ts';

const base = { host: 'api', encoding: 'query', signed: true, causes: [], provisional: SHAPE } as const;

/** Today, the current week since Monday (both in China time), or all time. */
const period = z.enum(['day', 'week', 'all']);

const request = z.object({
  /**
   * Restricts the ranking to one room; absent covers all rooms. A room whose password the caller has not given returns
   * an empty list.
   */
  group_id: z.optional(roomId),
  type: period,
  page,
  limit,
});
const data = z.object({
  list: z.array(rankEntry),
  /** The caller's own entry; rank 0 means unranked. */
  mine: rankEntry,
});

/** api.go.home.room.rankTab */
const tabs = defineEndpoint(RANKING_PATHS, {
  ...base,
  name: 'ranking.tabs',
  summary: 'The available rankings and their periods.',
  request: z.object({}),
  data: z.object({
    list: z.array(z.object({ id: z.enum(['received', 'sent']), name: text })),
    periods: z.array(z.object({ type: period, name: text })),
  }),
  refusals: [],
  rules: ['api.go.home.room.rankTab'],
});

/** api.go.home.room.recvRank */
const received = defineEndpoint(RANKING_PATHS, {
  ...base,
  name: 'ranking.received',
  summary: 'Users ranked by the coins of the gifts they received.',
  request,
  data,
  refusals: ['roomUnknown', 'roomBanned'],
  rules: ['api.go.home.room.recvRank', 'screen.money.ranking-received'],
});

/** api.go.home.room.sendRank */
const sentRank = defineEndpoint(RANKING_PATHS, {
  ...base,
  name: 'ranking.sent',
  summary: 'Users ranked by the coins of the gifts they sent.',
  request,
  data,
  refusals: ['roomUnknown', 'roomBanned'],
  rules: ['api.go.home.room.sendRank', 'screen.money.ranking-sent'],
});

export const RANKING_CALLS = {
  'ranking.tabs': tabs,
  'ranking.received': received,
  'ranking.sent': sentRank,
} as const satisfies Calls<typeof RANKING_PATHS>;
