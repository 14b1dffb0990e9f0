import { selectMembers } from '../../halls/index.ts';
import { type MessageRowModel, selectMessageList } from '../index.ts';
import type { Person } from './suggestions.ts';

export type PeopleRoot = Parameters<typeof selectMembers>[0] & Parameters<typeof selectMessageList>[0];

/** The members in the window and the authors of the lines shown. */
export function peopleIn(state: PeopleRoot): readonly Person[] {
  const members = selectMembers(state).rows.filter(({ isMe }) => !isMe);
  const people = new Map<string, Person>();
  for (const person of [...selectMessageList(state).rows.toReversed().flatMap(authorOf), ...members]) {
    if (!people.has(person.uid)) people.set(person.uid, person);
  }
  return [...people.values()];
}

function authorOf({ author, own }: MessageRowModel): readonly Person[] {
  return author && !own ? [{ uid: author.id, nick: author.nick, avatar: author.avatar }] : [];
}
