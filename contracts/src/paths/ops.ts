import { OPS_BASE } from './ops-base.ts';
import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const OPS_PATHS = {
  'ops.banner_recharge': { method: 'GET', path: '/banner/recharge', provisional: OPS_BASE },
  'ops.ad_tag': {
    method: 'GET',
    path: '/ad/tag',
    provisional: 'the specification does not show the address (open point C16)',
  },
  'ops.client_log': { method: 'POST', path: '/go/home/log/web', provisional: METHOD },
  'infra.config_all': { method: 'GET', path: '/go/infra/config/all', provisional: METHOD },
  'rtc.config': { method: 'GET', path: '/go/home/rtc/config', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
