import type { ActivityConfig, Banner } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import type { AppDownload, BannerPlace } from '../../state/ops.ts';

export interface OpsChange {
  readonly banners?: { readonly place: BannerPlace; readonly list: Banner[] } | undefined;
  readonly activity?: ActivityConfig | undefined;
  readonly downloads?: AppDownload[] | undefined;
  readonly download_url?: string | undefined;
  readonly ad_tag?: string | undefined;
  readonly agora_app_id?: string | undefined;
  readonly hotwords?: string[] | undefined;
}

/** Publishes what the control API says; what it leaves out stays. */
export function setOps(turn: Turn, change: OpsChange): Record<never, never> {
  const { ops } = turn.world;
  const { banners, activity, ...plain } = change;
  if (banners) ops.banners.set(banners.place, banners.list);
  if (activity) ops.activities.set(activity.id, activity);
  for (const [field, value] of Object.entries(plain)) if (value !== undefined) Object.assign(ops, { [field]: value });
  return {};
}
