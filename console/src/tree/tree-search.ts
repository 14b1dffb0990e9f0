import type { Overview } from '../events/target.ts';

/** What of a world has all words of a search in its name or number. A hall stays with the channels that have them, or with all. */
export function foundIn(overview: Overview, search: string): Overview {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return overview;
  const isFound = (...said: readonly string[]) => {
    const text = said.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const { people, halls, rooms } = overview;
  return {
    ...overview,
    people: people.filter(({ user, nick }) => isFound(user, nick)),
    rooms: rooms.filter(({ room, name }) => isFound(room, name)),
    halls: halls.flatMap((hall) => {
      if (isFound(hall.hall, hall.name)) return [hall];
      const channels = hall.channels.filter(({ channel, name }) => isFound(channel, name));
      return channels.length > 0 ? [{ ...hall, channels }] : [];
    }),
    // Nothing is known of those that are not listed.
    people_left_out: 0,
  };
}
