import type { ActivityConfig, Banner, DataOf, Endpoints } from '@miczero/contracts';

export type BannerPlace = 'home' | 'recharge' | 'player';
export type AppDownload = DataOf<Endpoints['ops.app_download']>['list'][number];

/** Content published by operations. Seeds and the control API change it, calls do not. */
export interface Ops {
  banners: Map<BannerPlace, Banner[]>;
  activities: Map<string, ActivityConfig>;
  downloads: AppDownload[];
  /** Address of the one download link. */
  download_url: string;
  /** Empty: no advertisements. */
  ad_tag: string;
  /** Empty: voice goes through the platform. */
  agora_app_id: string;
  hotwords: string[];
}

export function emptyOps(): Ops {
  return {
    banners: new Map(),
    activities: new Map(),
    downloads: [],
    download_url: '',
    ad_tag: '',
    agora_app_id: '',
    hotwords: [],
  };
}
