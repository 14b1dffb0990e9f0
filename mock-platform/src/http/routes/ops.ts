import type { OPS_CALLS } from '@miczero/contracts';
import { activityOf, bannersOf } from '../../core/areas/ops/queries.ts';
import type { Handlers } from '../call.ts';
import { AGREEMENT_PAGE, PRIVACY_PAGE } from '../static-pages.ts';

export const opsHandlers: Handlers<keyof typeof OPS_CALLS> = {
  'ops.banner_home': ({ runner }) => bannersOf(runner.world, 'home'),
  'ops.banner_recharge': ({ runner }) => bannersOf(runner.world, 'recharge'),
  'ops.banner_player': ({ runner }) => bannersOf(runner.world, 'player'),
  'ops.app_download': ({ runner }) => ({ list: runner.world.ops.downloads }),
  'ops.download_url': ({ runner }) => ({ url: runner.world.ops.download_url }),
  'ops.ad_tag': ({ runner }) => ({ tag: runner.world.ops.ad_tag }),
  'ops.client_log': async ({ request, runner, clientLogs, clock, limits, ip }) => {
    await limits.take('clientLog', `${runner.name} ${ip}`);
    const { level, message, detail = '' } = request;
    clientLogs.note(runner.name, { at: clock.now(), kind: 'log', level, message, detail });
    return {};
  },
  'static.privacy': () => PRIVACY_PAGE,
  'static.agreement': () => AGREEMENT_PAGE,
  'infra.config_all': ({ runner }) => ({ list: [...runner.world.ops.activities.values()] }),
  'activity.config': ({ request, runner }) => activityOf(runner.world, request.id),
  'rtc.config': ({ runner }) => ({ agora_app_id: runner.world.ops.agora_app_id }),
};
