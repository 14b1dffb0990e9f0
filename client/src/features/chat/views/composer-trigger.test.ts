import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionsIn, replaced, triggerAt } from './composer-trigger.ts';

const atEnd = (text: string) => triggerAt(text, text.length);

describe('triggerAt', () => {
  test.each([
    ['@', { kind: 'mention', query: '', from: 0 }],
    ['你好 @小', { kind: 'mention', query: '小', from: 3 }],
    ['（@小', { kind: 'mention', query: '小', from: 1 }],
    ['晚上来@小', { kind: 'mention', query: '小', from: 3 }],
    [':微', { kind: 'emoji', query: '微', from: 0 }],
    ['好:赞::火', { kind: 'emoji', query: '火', from: 4 }],
  ])('%s can be completed', (text, trigger) => {
    expect(atEnd(text)).toEqual(trigger);
  });

  test.each(['a@b', 'first.last-1@b', '@小 林', ':', '10:30 ', ': 微', ''])('%s opens no list', (text) => {
    expect(atEnd(text)).toBeNull();
  });

  test('text behind the caret opens no suggestions', () => {
    expect(triggerAt('@小林 你好', 2)).toEqual({ kind: 'mention', query: '小', from: 0 });
    expect(triggerAt('@小林 你好', 6)).toBeNull();
  });

  test('[modal.emoji-picker.insert] completing puts the text exactly there and the caret behind it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (before, old, after, inserted) => {
        const made = replaced(before + old + after, before.length, before.length + old.length, inserted);
        expect(made).toEqual({ text: before + inserted + after, caret: before.length + inserted.length });
      }),
    );
  });
});

test('a mention with a deleted name is not sent', () => {
  expect(mentionsIn('@小林 你好', { 1: '小林', 2: '小王' })).toEqual({ 1: '小林' });
});
