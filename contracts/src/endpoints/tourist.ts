import * as z from 'zod/mini';
import { hall } from '../entities/hall.ts';
import { playerBrief } from '../entities/ops.ts';
import { counter, intWithin } from '../kernel/codecs.ts';
import { TOURIST_PATHS } from '../paths/tourist.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification does not show the fields of this call';
const limit = intWithin(1, 100);
const read = { host: 'api', encoding: 'query', signed: false, refusals: [], causes: [], provisional: SHAPE } as const;

const recommend = defineEndpoint(TOURIST_PATHS, {
  ...read,
  name: 'tourist.recommend',
  summary: 'Recommended halls and players for signed-out visitors.',
  request: z.object({ limit }),
  data: z.object({ halls: z.array(hall), players: z.array(playerBrief) }),
  rules: ['api.tourist.recommend'],
});

/** Open point S27: one search box for halls and users. */
const search = defineEndpoint(TOURIST_PATHS, {
  ...read,
  name: 'tourist.search',
  summary: 'Find halls and users by name or number.',
  request: z.object({
    keyword: z.string().check(z.minLength(1), z.maxLength(50)),
    page: intWithin(1, 10_000),
    limit,
  }),
  data: z.object({
    halls: z.array(hall),
    users: z.array(playerBrief),
    hall_total: counter,
    user_total: counter,
  }),
  refusals: ['tooManyRequests'],
  rules: ['api.tourist.search'],
});

const hotwords = defineEndpoint(TOURIST_PATHS, {
  ...read,
  name: 'tourist.hotwords',
  summary: 'Suggestions for an empty search box.',
  request: z.object({}),
  data: z.object({ list: z.array(z.string()) }),
  rules: ['api.tourist.search.hotwords'],
});

export const TOURIST_CALLS = {
  'tourist.recommend': recommend,
  'tourist.search': search,
  'tourist.hotwords': hotwords,
} as const satisfies Calls<typeof TOURIST_PATHS>;
