import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { createTexts } from './engine.ts';
import type { Language } from './languages.ts';

async function refusalIn(language: Language) {
  const onLoadFailed = (_language: Language, cause: unknown) => {
    throw cause;
  };
  return (await createTexts({ language, onLoadFailed, onMissing: expect.unreachable })).engine.words().refusal;
}
const { captchaWrong, channelBanned } = ERRORS;

describe('refusals in the language of the page', () => {
  test.each([
    ['en-US', 'These are not the characters in the picture'],
    ['fa-IR', 'نویسه‌های تصویر نادرست است'],
    ['zh-TW', '圖形驗證碼錯誤'],
    ['zh-CN', captchaWrong.message],
  ] as const)('[error.other-texts-not-shown] a known code speaks %s', async (language, words) => {
    const refusal = await refusalIn(language);
    expect(refusal({ server: captchaWrong.message, code: captchaWrong.code })).toBe(words);
    // A line of the chat is refused without a code that is kept.
    expect(refusal({ server: captchaWrong.message })).toBe(words);
  });

  test('[error.50] a code of the specification has one meaning everywhere, whatever message comes with it', async () => {
    const refusal = await refusalIn('en-US');
    expect(refusal({ server: '封禁中', code: channelBanned.code })).toBe('You are banned from this channel');
  });

  test('a code of ours with other words, and an unknown code, keep the words of the server', async () => {
    const refusal = await refusalIn('en-US');
    expect(refusal({ server: '余额不足', code: captchaWrong.code })).toBe('余额不足');
    expect(refusal({ server: '不知道', code: 987654 })).toBe('不知道');
  });
});
