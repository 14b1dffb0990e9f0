import type { NameRank } from '../../../lib/name-match.ts';
import type { RailHallModel } from '../../halls/index.ts';
import type { QuickChannelModel, QuickPersonModel, QuickRoomModel } from '../index.ts';

export type QuickPlace =
  | { readonly kind: 'hall'; readonly key: string; readonly name: string; readonly hall: RailHallModel }
  | { readonly kind: 'channel'; readonly key: string; readonly name: string; readonly channel: QuickChannelModel }
  | { readonly kind: 'room'; readonly key: string; readonly name: string; readonly room: QuickRoomModel }
  | { readonly kind: 'person'; readonly key: string; readonly name: string; readonly person: QuickPersonModel }
  | { readonly kind: 'everywhere'; readonly key: string; readonly name: string };

export interface Known {
  readonly halls: readonly RailHallModel[];
  readonly channels: readonly QuickChannelModel[];
  readonly rooms: readonly QuickRoomModel[];
  readonly people: readonly QuickPersonModel[];
}

const SHOWN_MAX = 12;
/** Less than between a name that begins with the query and one that holds it. */
const BEHIND = 0.5;

/** Results of the query, best first; without a query the places alone, unread first. */
export function placesFor(
  query: string,
  { halls, channels, rooms, people }: Known,
  rankOf: NameRank,
): readonly QuickPlace[] {
  const isBare = query.trim() === '';
  const places: QuickPlace[] = [
    ...channels.map(
      (channel): QuickPlace => ({ kind: 'channel', key: `c${channel.channel_id}`, name: channel.name, channel }),
    ),
    ...halls.map((hall): QuickPlace => ({ kind: 'hall', key: `h${hall.hall_id}`, name: hall.name, hall })),
    ...rooms.map((room): QuickPlace => ({ kind: 'room', key: `r${room.room_no}`, name: room.name, room })),
    ...(isBare
      ? []
      : people.map((person): QuickPlace => ({ kind: 'person', key: `p${person.uid}`, name: person.nick, person }))),
  ];
  const rank = (place: QuickPlace) => (isBare ? Number(unreadOf(place) === 0) : rankIn(place, query, rankOf));
  return places
    .flatMap((place) => {
      const ranked = rank(place);
      return ranked === null ? [] : [{ place, ranked }];
    })
    .sort((a, b) => a.ranked - b.ranked)
    .slice(0, SHOWN_MAX)
    .map(({ place }) => place);
}

/** The way on from a list that has not got it: the search of the whole platform, by the same words. */
export const everywhereFor = (words: string, name: string): QuickPlace => ({
  kind: 'everywhere',
  key: `e${words}`,
  name,
});

/** A room is found by the friend who is there, too: behind the friend. */
function rankIn(place: QuickPlace, query: string, rankOf: NameRank): number | null {
  const own = rankOf(namesOf(place), query);
  const friend = place.kind === 'room' ? place.room.friend : null;
  const byFriend = friend === null ? null : rankOf([friend], query);
  if (byFriend === null) return own;
  return Math.min(own ?? Number.POSITIVE_INFINITY, byFriend + BEHIND);
}

/** What a place is called. */
function namesOf(place: QuickPlace): readonly string[] {
  switch (place.kind) {
    case 'person':
      return [place.name, place.person.uid];
    case 'room':
      return [place.name, place.room.room_no];
    case 'hall':
    case 'channel':
    case 'everywhere':
      return [place.name];
  }
}

function unreadOf(place: QuickPlace): number {
  if (place.kind === 'hall') return place.hall.unread;
  return place.kind === 'channel' ? place.channel.unread : 0;
}
