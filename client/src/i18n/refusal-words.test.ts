import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { createTexts } from './engine.ts';
import type { Language } from './languages.ts';
import { refusalWords } from './refusal-words.ts';

async function engineFor(language: Language) {
  const onLoadFailed = (_language: Language, cause: unknown) => {
    throw cause;
  };
  return (await createTexts({ language, onLoadFailed, onMissing: expect.unreachable })).engine;
}
const { captchaWrong, channelBanned } = ERRORS;

describe('refusalWords', () => {
  test.each([
    ['en-US', 'These are not the characters in the picture'],
    ['fa-IR', 'نویسه‌های تصویر نادرست است'],
    ['zh-TW', '圖形驗證碼錯誤'],
    ['zh-CN', captchaWrong.message],
  ] as const)('[error.other-texts-not-shown] a known code speaks %s', async (language, words) => {
    const engine = await engineFor(language);
    expect(refusalWords(engine, { server: captchaWrong.message, code: captchaWrong.code })).toBe(words);
    // A line of the chat is refused without a code that is kept.
    expect(refusalWords(engine, { server: captchaWrong.message })).toBe(words);
  });

  test('[error.50] a code of the specification means the same everywhere, whatever the server says with it', async () => {
    const engine = await engineFor('en-US');
    expect(refusalWords(engine, { server: '封禁中', code: channelBanned.code })).toBe(
      'You are banned from this channel',
    );
  });

  test('a code of ours with other words, and an unknown code, keep the words of the server', async () => {
    const engine = await engineFor('en-US');
    expect(refusalWords(engine, { server: '余额不足', code: captchaWrong.code })).toBe('余额不足');
    expect(refusalWords(engine, { server: '不知道', code: 987654 })).toBe('不知道');
  });
});
