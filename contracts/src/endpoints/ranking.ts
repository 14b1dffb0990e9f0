import * as z from 'zod/mini';
import { rankEntry } from '../entities/room.ts';
import { roomId, text } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { RANKING_PATHS } from '../paths/ranking.ts';
import { limit, page, SHAPE } from './room-fields.ts';

const base = { host: 'api', encoding: 'query', signed: true, causes: [], provisional: SHAPE } as const;

/** Today, the week since Monday (both by China time), or all time. */
const period = z.enum(['day', 'week', 'all']);

const request = z.object({
  /** Of one room; absent is of all. Nobody stands on the list of a room whose password the caller has not given. */
  group_id: z.optional(roomId),
  type: period,
  page,
  limit,
});
const data = z.object({
  list: z.array(rankEntry),
  /** One's own line; rank 0 is none. */
  mine: rankEntry,
});

/** api.go.home.room.rankTab */
const tabs = defineEndpoint(RANKING_PATHS, {
  ...base,
  name: 'ranking.tabs',
  summary: 'The rankings there are, and their periods.',
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
  summary: 'Who has received gifts of the most coins.',
  request,
  data,
  refusals: ['roomUnknown', 'roomBanned'],
  rules: ['api.go.home.room.recvRank', 'screen.money.ranking-received'],
});

/** api.go.home.room.sendRank */
const sentRank = defineEndpoint(RANKING_PATHS, {
  ...base,
  name: 'ranking.sent',
  summary: 'Who has sent gifts of the most coins.',
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
