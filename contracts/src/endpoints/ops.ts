import * as z from 'zod/mini';
import { activityConfig, banner } from '../entities/ops.ts';
import { text } from '../kernel/codecs.ts';
import type { ACTIVITY_CONFIG_PATHS } from '../paths/activity-config.ts';
import type { HOME_OPS_PATHS } from '../paths/home-ops.ts';
import { OPS_PATHS } from '../paths/ops.ts';
import { STATIC_PAGE_PATHS } from '../paths/static-pages.ts';
import { ACTIVITY_CONFIG } from './activity-config.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { HOME_OPS_CALLS } from './home-ops.ts';

const SHAPE = 'the specification does not show the fields of this call';
const nothing = z.object({});
const banners = z.object({ banners: z.array(banner) });

const read = {
  encoding: 'query',
  signed: false,
  request: nothing,
  refusals: [],
  causes: [],
  provisional: SHAPE,
} as const;

const bannerRecharge = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'ops.banner_recharge',
  summary: 'Banners of the top-up page.',
  host: 'ops',
  data: banners,
  rules: ['api.ops.banner.recharge'],
});

/** Open point C16: sent without credentials. The tag is empty unless configured. */
const adTag = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'ops.ad_tag',
  summary: 'The tag of an advertising network; empty when none is configured.',
  host: 'payment',
  data: z.object({ tag: text }),
  rules: ['api.pay.ad-tag'],
});

/** Open point C25: errors of a client. Page views have an address of their own. */
const clientLog = defineEndpoint(OPS_PATHS, {
  name: 'ops.client_log',
  summary: 'Store a line of a client’s log.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: z.object({
    level: z.literal(['info', 'warn', 'error']),
    message: z.string().check(z.maxLength(500)),
    /** Additional context as JSON text. */
    detail: z.optional(z.string().check(z.maxLength(4000))),
  }),
  data: nothing,
  refusals: ['tooManyRequests'],
  causes: [],
  rules: ['api.go.home.log.web'],
  provisional: SHAPE,
});

const privacy = defineEndpoint(STATIC_PAGE_PATHS, {
  ...read,
  name: 'static.privacy',
  summary: 'The privacy policy, as a page.',
  host: 'static',
  isPage: true,
  data: z.string(),
  rules: ['api.static.privacy'],
});

const agreement = defineEndpoint(STATIC_PAGE_PATHS, {
  ...read,
  name: 'static.agreement',
  summary: 'The user agreement, as a page.',
  host: 'static',
  isPage: true,
  data: z.string(),
  rules: ['api.static.agreement'],
});

const configAll = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'infra.config_all',
  summary: 'All activity configs.',
  host: 'api',
  data: z.object({ list: z.array(activityConfig) }),
  rules: ['api.go.infra.config.all'],
});

const rtc = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'rtc.config',
  summary: 'Configuration of the audio provider; an empty id means that the platform carries voice itself.',
  host: 'api',
  signed: true,
  data: z.object({ agora_app_id: text }),
  rules: ['api.rtc.config'],
});

export const OPS_CALLS = {
  ...HOME_OPS_CALLS,
  'ops.banner_recharge': bannerRecharge,
  'ops.ad_tag': adTag,
  'ops.client_log': clientLog,
  'static.privacy': privacy,
  'static.agreement': agreement,
  'infra.config_all': configAll,
  'activity.config': ACTIVITY_CONFIG,
  'rtc.config': rtc,
} as const satisfies Calls<
  typeof OPS_PATHS & typeof HOME_OPS_PATHS & typeof STATIC_PAGE_PATHS & typeof ACTIVITY_CONFIG_PATHS
>;
