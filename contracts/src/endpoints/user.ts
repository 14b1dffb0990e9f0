import * as z from 'zod/mini';
import { userInfo } from '../entities/user.ts';
import { counter } from '../kernel/codecs.ts';
import { USER_PATHS } from '../paths/user.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';

/** api.go.user.infos, api.social.user-info-by-numbers */
const infos = defineEndpoint(USER_PATHS, {
  name: 'user.infos',
  summary: 'Several users by number.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** Comma-separated user numbers, at most 100. */
    noes: z.string().check(z.regex(/^[0-9A-Za-z_-]+(,[0-9A-Za-z_-]+){0,99}$/)),
    score: z.optional(counter),
    fields: z.optional(z.string()),
  }),
  data: z.object({ list: z.array(userInfo) }),
  refusals: [],
  causes: [],
  rules: ['api.go.user.infos', 'api.social.user-info-by-numbers'],
  provisional: SHAPE,
});

export const USER_CALLS = {
  'user.infos': infos,
} as const satisfies Calls<typeof USER_PATHS>;
