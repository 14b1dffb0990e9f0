import { charactersOf, type RoomPerson, type UserNo } from '@miczero/contracts';

/** A gift for everyone on a seat: the platform knows who that is when it is sent. */
export const ALL_SEATS = null;

/** Receivers that the viewer has marked. */
export type ReceiverChoice = readonly UserNo[] | typeof ALL_SEATS;

interface Seat {
  readonly mic_number: number;
  readonly member: RoomPerson | null;
}

/**
 * Possible receivers: everyone on a seat but the viewer, and those beside the seats: the user for whom the panel was opened, or the
 * listeners.
 */
export function receiversOf(
  seats: readonly Seat[],
  viewer: UserNo | null,
  beside: readonly RoomPerson[],
): { readonly seated: readonly RoomPerson[]; readonly people: readonly RoomPerson[] } {
  const seated = seats.flatMap(({ member }) => (member && member.id !== viewer ? [member] : []));
  const others = beside.filter((person) => !seated.some(({ id }) => id === person.id));
  return { seated, people: [...others, ...seated] };
}

/** A crowd of listeners does not all stand in the row. */
const LISTENERS_MAX = 50;

/** Who can get a gift while the viewer alone is on the seats. */
export function listenersOf(members: readonly RoomPerson[], viewer: UserNo | null): readonly RoomPerson[] {
  return members
    .filter(({ id }) => id !== viewer)
    .slice(0, LISTENERS_MAX)
    .map(({ id, nick, header }) => ({ id, nick, header }));
}

/** A receiver in the row of the panel. One who has left keeps the place, and gets nothing. */
export interface ReceiverPlace {
  readonly person: RoomPerson;
  readonly isGone: boolean;
}

/** The row after a change of the seats: everyone stays where they stood, so that no press meets another receiver; newcomers follow. */
export function placesOf(stood: readonly RoomPerson[], people: readonly RoomPerson[]): readonly ReceiverPlace[] {
  const now = new Map(people.map((person) => [person.id, person]));
  const kept = stood.map((person) => ({ person: now.get(person.id) ?? person, isGone: !now.has(person.id) }));
  for (const { id } of stood) now.delete(id);
  return [...kept, ...[...now.values()].map((person) => ({ person, isGone: false }))];
}

/**
 * Marked when the panel opens: the user for whom it was opened, else the receivers of the latest gift who are still on a seat, else
 * the host, else the only receiver, who may be the only listener.
 */
export function firstChoice(
  seats: readonly Seat[],
  viewer: UserNo | null,
  openedFor: RoomPerson | null,
  before?: ReceiverChoice,
  listeners: readonly RoomPerson[] = [],
): ReceiverChoice {
  if (openedFor) return [openedFor.id];
  const again = before === undefined ? [] : chosenOf(before, receiversOf(seats, viewer, listeners));
  if (again.length > 0) return before === ALL_SEATS ? ALL_SEATS : again;
  const host = seats.find(({ mic_number }) => mic_number === 0)?.member;
  if (host && host.id !== viewer) return [host.id];
  const { people } = receiversOf(seats, viewer, listeners);
  return people.length === 1 ? people.map(({ id }) => id) : [];
}

/** Those who would get it now: who has left their seat since is out. */
export function chosenOf(
  choice: ReceiverChoice,
  { seated, people }: ReturnType<typeof receiversOf>,
): readonly UserNo[] {
  if (choice === ALL_SEATS) return seated.map(({ id }) => id);
  return choice.filter((each) => people.some(({ id }) => id === each));
}

/** The button that sends has room for this much of a nick; the whole one stands above the gifts. */
const NICK_CHARS = 8;

/** A nick as the button says it. */
export function cutNick(nick: string): string {
  const chars = charactersOf(nick);
  return chars.length > NICK_CHARS ? `${chars.slice(0, NICK_CHARS).join('')}…` : nick;
}
