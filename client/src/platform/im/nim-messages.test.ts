import type { V2NIMMessage } from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMMessageService';
import { expect, test } from 'vitest';
import { messageOf } from './nim-messages.ts';

const TIP = 10;
const PRIVATE = '10001|1|10002';
const TEAM = '10001|2|300';
const tip = (serverExtension?: string, conversationId = PRIVATE) =>
  messageOf({
    conversationId,
    messageType: TIP,
    text: '送出「玫瑰」×3',
    ...(serverExtension !== undefined && { serverExtension }),
  } as unknown as V2NIMMessage).body; // as much of it as a tip needs

const ROSES = { gift_id: 'rose', name: '玫瑰', image: '', gift_num: 3 };
const WORDS = { kind: 'notice', notice: 'other', text: '送出「玫瑰」×3', about: [] };

test('a tip about a gift is the gift that its extension tells', () => {
  expect(tip(JSON.stringify(ROSES))).toEqual({ kind: 'gift', id: 'rose', name: '玫瑰', image: '', count: 3 });
});

test.each([
  undefined,
  '',
  '{',
  '{"gift_id":7}',
  'null',
  '"rose"',
  ...[-3.5, 0, 0.5, null, 'many'].map((gift_num) => JSON.stringify({ ...ROSES, gift_num })),
  JSON.stringify({ ...ROSES, gift_id: '../rose' }),
])('a tip with the extension %j says its words', (extension) => {
  expect(tip(extension)).toEqual(WORDS);
});

test('a tip of a group says its words, also one that tells a gift', () => {
  expect(tip(JSON.stringify(ROSES), TEAM)).toEqual(WORDS);
});
