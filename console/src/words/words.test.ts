import { READ_TEXTS } from '@miczero/scenarios/player';
import { expect, test } from 'vitest';
import { EMITTABLE } from '../events/events.ts';
import { TEXTS } from './words.ts';

/** Every text below a value; functions are called with samples. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (...given: unknown[]) => unknown)('a', ['b'], 'c', 'd'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(['zh', 'en'] as const)('no text of the console in %s shows the marks of documents', (language) => {
  const { misfit: _words, ...problems } = READ_TEXTS[language];
  const shown = [...textsIn(TEXTS[language]), ...textsIn(problems), ...EMITTABLE.map(({ words }) => words[language])];
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.filter((text) => text.includes('`'))).toEqual([]);
});

test('one person in a room is one person, and the demo has as many halls as its seed makes', () => {
  expect([TEXTS.en.roomFacts(1), TEXTS.en.roomFacts(2), TEXTS.zh.roomFacts(1)]).toEqual([
    '1 person',
    '2 people',
    '1 人',
  ]);
  expect([TEXTS.en.seeds.demo, TEXTS.zh.seeds.demo]).toEqual(['Twelve halls, sixty people', '十二个大厅，六十人']);
});

test.each(['zh', 'en'] as const)(
  'the dialog that saves actions says in %s what replays what was done on pages',
  (language) => {
    const words = TEXTS[language].saveAsScenarioText(500);
    for (const named of ['HAR', TEXTS[language].scenarios, TEXTS[language].recording.toLowerCase()])
      expect(words).toContain(named);
  },
);

test('every event and every example of one has Chinese words', () => {
  const shown = EMITTABLE.flatMap(({ name, words, presets }) => [
    { name, zh: words.zh },
    ...presets.flatMap((preset) => (preset.name.zh === '' ? [] : [{ name, zh: preset.name.zh }])),
  ]);
  expect(shown.length).toBeGreaterThan(EMITTABLE.length);
  expect(shown.filter(({ zh }) => !/\p{Script=Han}/u.test(zh))).toEqual([]);
});
