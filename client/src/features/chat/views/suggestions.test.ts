import { expect, test } from 'vitest';
import { nameRank } from '../../../lib/name-match.ts';
import { suggestionsFor } from './suggestions.ts';

const people = [
  { uid: '1', nick: '大林', avatar: '' },
  { uid: '2', nick: '林夕', avatar: '' },
  { uid: '3', nick: 'Lin', avatar: '' },
];
const sources = { people, labelOf: () => 'Label', rankOf: nameRank(null) };
const names = (query: string) =>
  suggestionsFor({ kind: 'mention', query, from: 0 }, sources).map(
    (found) => found.kind === 'mention' && found.person.nick,
  );

test('people whose name begins with the text come before those whose name contains it', () => {
  expect(names('林')).toEqual(['林夕', '大林']);
  expect(names('l')).toEqual(['Lin']);
  expect(names('')).toHaveLength(3);
  expect(names('没有')).toEqual([]);
});

test('[modal.emoji-picker.list-by-name] emoticons are found by their Chinese name, their label and their id', () => {
  const found = (query: string) =>
    suggestionsFor(
      { kind: 'emoji', query, from: 0 },
      { people: [], labelOf: (emoji) => (emoji.id === 'fire' ? 'Flame' : ''), rankOf: nameRank(null) },
    ).map((entry) => entry.kind === 'emoji' && entry.emoji.id);
  expect(found('微')).toEqual(['smile']);
  expect(found('flam')).toEqual(['fire']);
  expect(found('hear')).toEqual(['heart']);
});
