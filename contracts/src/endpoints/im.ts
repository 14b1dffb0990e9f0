import * as z from 'zod/mini';
import { barGroup } from '../entities/group.ts';
import { imMessage, imToken } from '../entities/im.ts';
import { counter } from '../kernel/codecs.ts';
import { IM_PATHS } from '../paths/im.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const nothing = z.object({});

/** api.go.user.getImToken, api.im.token: credentials for the hall-side conversations (open point A14). */
const getImToken = defineEndpoint(IM_PATHS, {
  name: 'user.getImToken',
  summary: 'Account and token for the hall-side conversations.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: imToken,
  refusals: [],
  causes: [],
  rules: ['api.go.user.getImToken', 'api.im.token'],
  provisional: SHAPE,
});

/** api.account.getYxToken: credentials for the room-side sessions (open point A14). */
const getYxToken = defineEndpoint(IM_PATHS, {
  name: 'account.getYxToken',
  summary: 'Account and token for the room-side sessions.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: imToken,
  refusals: [],
  causes: [],
  rules: ['api.account.getYxToken'],
  provisional: SHAPE,
});

/** api.go.home.ytx.clientGetAuth: sent with the headers client, version, app package, channel and uuid. */
const clientGetAuth = defineEndpoint(IM_PATHS, {
  name: 'home.client_get_auth',
  summary: 'Authorise this client with the messaging provider.',
  host: 'api',
  encoding: 'query',
  signed: true,
  headers: ['client', 'version', 'app-package', 'channel', 'uuid'],
  request: nothing,
  data: z.extend(imToken, {
    /** Lifetime of the token in seconds. */
    expires_in: counter,
  }),
  refusals: [],
  causes: [],
  rules: ['api.go.home.ytx.clientGetAuth'],
  provisional: SHAPE,
});

/** api.social.bar-notice-info */
const noticeInfo = defineEndpoint(IM_PATHS, {
  name: 'bar.notice_info',
  summary: 'Updates to the bar-notice session.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: z.object({ unread: counter, last: z.nullable(imMessage) }),
  refusals: [],
  causes: [],
  rules: ['api.social.bar-notice-info', 'const.system-session-ids'],
  provisional: SHAPE,
});

/** api.go.bar.relation.getServeGroup: the call adds the caller to the group. */
const serveGroup = defineEndpoint(IM_PATHS, {
  name: 'bar.serve_group',
  summary: 'Open customer service: a group that holds the caller and the staff only.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: barGroup,
  refusals: ['groupUnknown'],
  causes: [],
  rules: ['api.go.bar.relation.getServeGroup', 'support.customer-service-group', 'entity.bar-group'],
  provisional: SHAPE,
});

export const IM_CALLS = {
  'user.getImToken': getImToken,
  'account.getYxToken': getYxToken,
  'home.client_get_auth': clientGetAuth,
  'bar.notice_info': noticeInfo,
  'bar.serve_group': serveGroup,
} as const satisfies Calls<typeof IM_PATHS>;
