import type { NameRank } from '../../../lib/name-match.ts';
import type { RailHallModel } from '../../halls/index.ts';
import type { QuickChannelModel } from '../index.ts';

export type Place =
  | { readonly kind: 'hall'; readonly key: string; readonly name: string; readonly hall: RailHallModel }
  | { readonly kind: 'channel'; readonly key: string; readonly name: string; readonly channel: QuickChannelModel };

const SHOWN_MAX = 12;

/** Places whose names answer the query, the best first; without a query what is unread comes first. */
export function placesFor(
  query: string,
  halls: readonly RailHallModel[],
  channels: readonly QuickChannelModel[],
  rankOf: NameRank,
): readonly Place[] {
  const places: Place[] = [
    ...channels.map(
      (channel): Place => ({ kind: 'channel', key: `c${channel.channel_id}`, name: channel.name, channel }),
    ),
    ...halls.map((hall): Place => ({ kind: 'hall', key: `h${hall.hall_id}`, name: hall.name, hall })),
  ];
  const rank = (place: Place) => (query.trim() === '' ? Number(unreadOf(place) === 0) : rankOf([place.name], query));
  return places
    .flatMap((place) => {
      const ranked = rank(place);
      return ranked === null ? [] : [{ place, ranked }];
    })
    .sort((a, b) => a.ranked - b.ranked)
    .slice(0, SHOWN_MAX)
    .map(({ place }) => place);
}

function unreadOf(place: Place): number {
  return place.kind === 'hall' ? place.hall.unread : place.channel.unread;
}
