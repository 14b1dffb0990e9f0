import type { Banner } from '@miczero/contracts';
import { roomRoute } from '../../lib/routes.ts';
import { webAddress } from '../../lib/web-address.ts';

export interface BannerModel {
  readonly id: string;
  readonly title: string;
  readonly img: string;
  /** rule.banner.type-1 opens a web address outside; rule.banner.type-2 joins a room of this client. */
  readonly leads: { readonly kind: 'outside'; readonly url: string } | { readonly kind: 'room'; readonly path: string };
  readonly isLocked: boolean;
}

/** Where a link of operations leads: a web address, or a page of the platform itself; '' for anything else. */
export const publishedAddress = (url: string, resolve: (url: string) => string): string =>
  url.startsWith('/') ? resolve(url) : webAddress(url);

/** A banner without a place to lead to is left out. */
export function bannersOf(banners: readonly Banner[], resolve: (url: string) => string): BannerModel[] {
  return banners.flatMap(({ id, type, title, img, path, extra_param }): BannerModel[] => {
    const shown = { id, title, img: resolve(img) };
    if (type === 2) {
      const no = extra_param?.no ?? '';
      if (no === '') return [];
      return [{ ...shown, leads: { kind: 'room', path: roomRoute(no) }, isLocked: extra_param?.is_lock ?? false }];
    }
    const url = publishedAddress(path, resolve);
    return url === '' ? [] : [{ ...shown, leads: { kind: 'outside', url }, isLocked: false }];
  });
}
