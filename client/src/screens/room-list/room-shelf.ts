import type { RoomShelf } from '../../features/room-list/index.ts';

const OWN_SHELVES = ['recent', 'favourite', 'mine'] as const;

/** Which rooms the address asks for: `?show=recent|favourite|mine`, or `?class=` with a category. */
export function readShelf(query: URLSearchParams): RoomShelf {
  const kind = OWN_SHELVES.find((each) => each === query.get('show'));
  return kind ? { kind } : { kind: 'open', room_class: query.get('class') };
}

/** The query of a shelf; empty for all rooms. */
export function shelfQuery(shelf: RoomShelf): string {
  if (shelf.kind !== 'open') return `?show=${shelf.kind}`;
  return shelf.room_class === null ? '' : `?class=${encodeURIComponent(shelf.room_class)}`;
}
