import * as z from 'zod/mini';
import { wireCode } from '../kernel/codecs.ts';
import { LOGIN_LOG_PATHS } from '../paths/login-log.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** api.go.user.login_log, api.account.login_log: sent after each login (open point C24). In a module of its own, because every page loads it. */
export const LOGIN_LOG = defineEndpoint(LOGIN_LOG_PATHS, {
  name: 'user.login_log',
  summary: 'Report the device of a login.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** 1 credentials, 2 link, 3 chat app, 4 partner app, 5 game life. */
    login_type: wireCode([1, 2, 3, 4, 5]),
    dev_model: z.string().check(z.maxLength(200)),
    dev_imei: z.string().check(z.maxLength(128)),
    os: z.string().check(z.maxLength(100)),
    version: z.string().check(z.maxLength(20)),
  }),
  data: z.object({}),
  refusals: [],
  causes: [],
  rules: ['api.go.user.login_log', 'api.account.login_log', 'support.login-log', 'entity.login-log'],
});
