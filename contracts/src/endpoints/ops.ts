import * as z from 'zod/mini';
import { activityConfig, appDownload, banner } from '../entities/ops.ts';
import { text } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { OPS_PATHS } from '../paths/ops.ts';

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

const bannerHome = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'ops.banner_home',
  summary: 'Banners of the landing page.',
  host: 'ops',
  data: banners,
  rules: ['api.ops.banner.home'],
});

const bannerRecharge = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'ops.banner_recharge',
  summary: 'Banners of the top-up page.',
  host: 'ops',
  data: banners,
  rules: ['api.ops.banner.recharge'],
});

const bannerPlayer = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'ops.banner_player',
  summary: 'Banners beside the list of players.',
  host: 'ops',
  data: banners,
  rules: ['api.ops.banner.player'],
});

const download = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'ops.app_download',
  summary: 'Download addresses of the apps.',
  host: 'ops',
  data: z.object({ list: z.array(appDownload) }),
  rules: ['api.ops.get_app_download'],
});

const downloadUrl = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'ops.download_url',
  summary: 'The download address that suits the visitor.',
  host: 'api',
  data: z.object({ url: text }),
  rules: ['api.room.op.download-url'],
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

const privacy = defineEndpoint(OPS_PATHS, {
  ...read,
  name: 'static.privacy',
  summary: 'The privacy policy, as a page.',
  host: 'static',
  isPage: true,
  data: z.string(),
  rules: ['api.static.privacy'],
});

const agreement = defineEndpoint(OPS_PATHS, {
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

const activity = defineEndpoint(OPS_PATHS, {
  name: 'activity.config',
  summary: 'One activity config; an unknown id returns state and status 0.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** 70003 is the activity of the hall lobby. */
    id: z.string().check(z.regex(/^\d{1,10}$/)),
  }),
  data: activityConfig,
  refusals: [],
  causes: [],
  rules: ['api.lobby.op.activity-config'],
  provisional: SHAPE,
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
  'ops.banner_home': bannerHome,
  'ops.banner_recharge': bannerRecharge,
  'ops.banner_player': bannerPlayer,
  'ops.app_download': download,
  'ops.download_url': downloadUrl,
  'ops.ad_tag': adTag,
  'ops.client_log': clientLog,
  'static.privacy': privacy,
  'static.agreement': agreement,
  'infra.config_all': configAll,
  'activity.config': activity,
  'rtc.config': rtc,
} as const satisfies Calls<typeof OPS_PATHS>;
