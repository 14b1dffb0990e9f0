import type { SeedOptions, WorldBuilder } from './builder.ts';
import { textBody } from './chat-lines.ts';
import { coverUrl, FACES, faceUrl } from './pictures.ts';

/** First phone of a crowd; member n has this number plus n. */
export const CROWD_FIRST_PHONE = 13_900_000_000;

/** One hall with many members, all able to sign in: for load. */
export function seedCrowded(builder: WorldBuilder, { people, channels }: SeedOptions): void {
  const owner = builder.account('13800000001', { nick: '小满', gender: 2 });
  const hall = builder.hall('万人大厅', '人很多的地方。', owner, coverUrl('stage'));
  builder.join(hall, builder.account('13800000002', { nick: '阿澈', gender: 1 }));
  const general = builder.text(hall, '广场', null);
  builder.text(hall, '二号频道', null);
  builder.voice(hall, '语音广场', null, { limit_mic: 50 });
  for (let number = 3; number <= channels; number += 1) {
    const channel = builder.text(hall, `频道 ${number}`, null);
    builder.line(builder.now - 60_000, channel, owner, textBody(`这里是频道 ${number}。`));
  }
  for (let index = 0; index < people; index += 1) {
    const avatar = faceUrl(FACES[index % FACES.length] ?? 'short', index);
    builder.join(hall, builder.account(String(CROWD_FIRST_PHONE + index), { nick: `路人${index}`, avatar }));
  }
  builder.line(builder.now - 60_000, general, owner, textBody('欢迎来到广场。'));
  builder.writeHistory();
}
