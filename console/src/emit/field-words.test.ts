import { expect, test } from 'vitest';
import { EMITTABLE } from '../events/events.ts';
import { CHOICE_WORDS, choiceInWords, FIELD_WORDS, fieldInWords } from './field-words.ts';
import { type FormField, fieldsOf } from './form-fields.ts';

/** Every field of a form, those of groups and of items of lists included. */
const allOf = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, ...allOf(field.fields), ...(field.item ? allOf([field.item]) : [])]);
const FIELDS = EMITTABLE.flatMap(({ event }) => allOf(fieldsOf(event.body)));
const CHOICES = FIELDS.flatMap(({ choices }) => choices);

test('every field of every event has a meaning in the Chinese form, and no meaning is left over', () => {
  const names = new Set(FIELDS.map(({ name }) => name).filter((name) => name !== ''));
  expect(names.size).toBeGreaterThan(70);
  expect([...names].sort()).toEqual(Object.keys(FIELD_WORDS).sort());
});

test('no choice of the Chinese form shows an English word without its meaning', () => {
  const shown = [...new Set(CHOICES.map((choice) => choiceInWords(choice, 'zh')))];
  expect(shown.filter((text) => /[a-z]{2}/i.test(text) && !/ · .*\p{Script=Han}/u.test(text))).toEqual([]);
  const named = new Set(CHOICES.map(({ value, name }) => name || String(value)));
  expect(Object.keys(CHOICE_WORDS).filter((word) => !named.has(word))).toEqual([]);
});

test('the kinds of messages are told by what they are, each of them', () => {
  const kinds = FIELDS.find(({ name }) => name === 'msg_type')?.choices ?? [];
  const told = (language: 'zh' | 'en') => kinds.map((choice) => choiceInWords(choice, language, 'msg_type'));
  expect(told('zh')).toEqual(['1 · 文字', '2 · 图片', '3 · 语音', '4 · 视频', '5 · 组队', '""']);
  expect(told('en').slice(0, 2)).toEqual(['1 · text', '2 · image']);
});

test('the names on the wire stay, and stand alone in English', () => {
  expect([fieldInWords('uid', 'zh'), fieldInWords('uid', 'en'), fieldInWords('1', 'zh')]).toEqual([
    'uid · 用户编号',
    'uid',
    '1',
  ]);
  const owner = { value: 1, name: 'owner' };
  expect([choiceInWords(owner, 'zh'), choiceInWords(owner, 'en')]).toEqual(['1 · 所有者', '1 · owner']);
  expect(choiceInWords({ value: 'admin', name: '' }, 'zh')).toBe('admin · 管理员');
  expect(choiceInWords({ value: '', name: '' }, 'zh')).toBe('""');
});
