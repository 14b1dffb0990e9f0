import type { OPS_CALLS } from '@miczero/contracts';
import type { ControlRequest } from '@miczero/contracts/control';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';

const visitor = { as: 'visitor', request: () => ({}) } as const;

const publish = (change: Partial<ControlRequest<'ops.set'>>) => async (sandbox: Sandbox) => {
  await sandbox.control('ops.set', change);
};

export const OPS_WALKS: Walks<typeof OPS_CALLS> = {
  'ops.banner_home': [
    visitor,
    {
      ...visitor,
      before: publish({
        banners: {
          place: 'home',
          list: [
            { id: 'b-9', type: 2, title: '今晚开麦', img: '', path: '', extra_param: { is_lock: false, no: '700001' } },
          ],
        },
      }),
    },
    { ...visitor, before: publish({ banners: { place: 'home', list: [] } }) },
  ],
  'ops.banner_recharge': [visitor],
  'ops.banner_player': [visitor],
  'ops.app_download': [visitor],
  'ops.download_url': [visitor],
  'ops.ad_tag': [visitor],
  'ops.client_log': [
    { as: 'visitor', request: () => ({ level: 'error', message: 'chunk failed', detail: '{"chunk":"room"}' }) },
    { as: 'visitor', request: () => ({ level: 'info', message: 'started' }) },
  ],
  'static.privacy': [visitor],
  'static.agreement': [visitor],
  'infra.config_all': [visitor],
  'activity.config': [
    { as: 'member', request: () => ({ id: '70003' }) },
    { as: 'member', request: () => ({ id: '1' }) },
  ],
  'rtc.config': [{ as: 'member', request: () => ({}) }],
};
