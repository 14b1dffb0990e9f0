import * as z from 'zod/mini';
import { appDownload, banner } from '../entities/ops.ts';
import { text } from '../kernel/codecs.ts';
import { HOME_OPS_PATHS } from '../paths/home-ops.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** What the landing page asks of operations. In a module of its own, because that is the first page. */
const banners = z.object({ banners: z.array(banner) });

const read = {
  encoding: 'query',
  signed: false,
  request: z.object({}),
  refusals: [],
  causes: [],
  provisional: 'the specification does not show the fields of this call',
} as const;

const bannerHome = defineEndpoint(HOME_OPS_PATHS, {
  ...read,
  name: 'ops.banner_home',
  summary: 'Banners of the landing page.',
  host: 'ops',
  data: banners,
  rules: ['api.ops.banner.home'],
});

const bannerPlayer = defineEndpoint(HOME_OPS_PATHS, {
  ...read,
  name: 'ops.banner_player',
  summary: 'Banners beside the list of players.',
  host: 'ops',
  data: banners,
  rules: ['api.ops.banner.player'],
});

const download = defineEndpoint(HOME_OPS_PATHS, {
  ...read,
  name: 'ops.app_download',
  summary: 'Download addresses of the apps.',
  host: 'ops',
  data: z.object({ list: z.array(appDownload) }),
  rules: ['api.ops.get_app_download'],
});

const downloadUrl = defineEndpoint(HOME_OPS_PATHS, {
  ...read,
  name: 'ops.download_url',
  summary: 'The download address that suits the visitor.',
  host: 'api',
  data: z.object({ url: text }),
  rules: ['api.room.op.download-url'],
});

export const HOME_OPS_CALLS = {
  'ops.banner_home': bannerHome,
  'ops.banner_player': bannerPlayer,
  'ops.app_download': download,
  'ops.download_url': downloadUrl,
} as const;
