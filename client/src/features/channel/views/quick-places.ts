import type { RailHallModel } from '../../halls/index.ts';
import type { ChannelNodeModel } from '../index.ts';

export type Place =
  | { readonly kind: 'hall'; readonly key: string; readonly name: string; readonly hall: RailHallModel }
  | { readonly kind: 'channel'; readonly key: string; readonly name: string; readonly node: ChannelNodeModel };

const SHOWN_MAX = 12;

/** Places whose names hold the query, those that begin with it first; without a query what is unread comes first. */
export function placesFor(
  query: string,
  halls: readonly RailHallModel[],
  nodes: readonly ChannelNodeModel[],
): readonly Place[] {
  const wanted = query.trim().toLocaleLowerCase();
  const places: Place[] = [
    ...nodes.map((node): Place => ({ kind: 'channel', key: `c${node.channel_id}`, name: node.name, node })),
    ...halls.map((hall): Place => ({ kind: 'hall', key: `h${hall.hall_id}`, name: hall.name, hall })),
  ];
  const rank = (place: Place) =>
    wanted === '' ? Number(unreadOf(place) === 0) : Math.min(1, place.name.toLocaleLowerCase().indexOf(wanted));
  return places
    .map((place) => ({ place, rank: rank(place) }))
    .filter((entry) => entry.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN_MAX)
    .map(({ place }) => place);
}

function unreadOf(place: Place): number {
  return place.kind === 'hall' ? place.hall.unread : place.node.unread;
}
