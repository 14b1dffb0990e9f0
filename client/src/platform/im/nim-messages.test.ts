import type { V2NIMMessage } from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMMessageService';
import { expect, test } from 'vitest';
import { messageOf } from './nim-messages.ts';

const TIP = 10;
const tip = (serverExtension?: string) =>
  messageOf({
    conversationId: '10001|1|10002',
    messageType: TIP,
    text: '送出「玫瑰」×3',
    ...(serverExtension !== undefined && { serverExtension }),
  } as unknown as V2NIMMessage).body; // as much of it as a tip needs

test('a tip about a gift is the gift that its extension tells', () => {
  const gift = { gift_id: 'rose', name: '玫瑰', image: '', gift_num: 3 };
  expect(tip(JSON.stringify(gift))).toEqual({ kind: 'gift', id: 'rose', name: '玫瑰', image: '', count: 3 });
});

test.each([undefined, '', '{', '{"gift_id":7}', 'null', '"rose"'])(
  'a tip with the extension %j says its words',
  (extension) => {
    expect(tip(extension)).toEqual({ kind: 'notice', notice: 'other', text: '送出「玫瑰」×3', about: [] });
  },
);
