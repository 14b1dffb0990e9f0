import type { ActivityConfig, Banner } from '@miczero/contracts';
import type { BannerPlace } from '../../state/ops.ts';
import type { World } from '../../state/world.ts';
import { searchHalls } from '../halls/queries.ts';

const HOTWORDS_MAX = 10;

/** api.ops.banner.* */
export function bannersOf(world: World, place: BannerPlace): { banners: Banner[] } {
  return { banners: [...(world.ops.banners.get(place) ?? [])] };
}

/** api.lobby.op.activity-config: an unknown activity is not usable. */
export function activityOf(world: World, id: string): ActivityConfig {
  return world.ops.activities.get(id) ?? { id, state: 0, status: 0, sync: '[]' };
}

/** api.tourist.search.hotwords: what operations push, then the liveliest halls. */
export function hotwords(world: World): string[] {
  const { list } = searchHalls(world, '', { keyword: '', page: 1, page_size: HOTWORDS_MAX });
  const names = list.map(({ name }) => name);
  return [...new Set([...world.ops.hotwords, ...names])].slice(0, HOTWORDS_MAX);
}
