import type { WorldBuilder } from './builder.ts';
import { textBody } from './chat-lines.ts';
import { issueSeedCodes } from './login-codes.ts';
import { coverUrl, faceUrl } from './pictures.ts';

/** A small quiet world: two people, one hall, a text, a voice and a locked channel. */
export function seedTwoFriends(builder: WorldBuilder): void {
  const alice = builder.account('13800000001', {
    nick: '小满',
    gender: 2,
    birth: '1999-05-21',
    sign: '今天也要开黑',
    avatar: faceUrl('long', 7),
  });
  const bob = builder.account('13800000002', {
    nick: '阿澈',
    gender: 1,
    birth: '1998-11-02',
    sign: '随叫随到',
    avatar: faceUrl('short', 13),
  });
  builder.account('13800000003', {});
  builder.account('13800000009', { nick: '零号麦助手', official: true });
  const hall = builder.hall('两个人的大厅', '安静的小地方。', alice, coverUrl('lantern'));
  builder.join(hall, bob);
  const general = builder.text(hall, '闲聊', null);
  builder.text(hall, '攻略', null);
  builder.voice(hall, '语音一', null, { limit_mic: 2 });
  builder.text(hall, '悄悄话', null, { password: '1234' });
  builder.line(builder.now - 3_600_000, general, alice, textBody('在吗？'));
  builder.line(builder.now - 3_540_000, general, bob, textBody('在，等你上线。'));
  builder.line(builder.now - 3_500_000, general, alice, textBody('好，晚上八点见 :加油:'));
  issueSeedCodes(builder, { first: alice, second: bob }, hall, general);
  builder.writeHistory();
}
