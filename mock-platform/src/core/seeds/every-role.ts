import type { WorldBuilder } from './builder.ts';
import { textBody } from './chat-lines.ts';
import { furnishRooms } from './every-role-rooms.ts';
import { addGroups } from './groups.ts';
import { issueSeedCodes } from './login-codes.ts';
import { addPersonas } from './personas.ts';
import { publish } from './published.ts';

/**
 * A world in which every call has something to do: the walks (walks/), the consumer contracts and the fuzz run use it.
 * A person for every role, a hall with every kind of channel, and a second hall of another owner.
 */
export function seedEveryRole(builder: WorldBuilder): void {
  const people = addPersonas(builder);
  const hall = builder.hall('样板大厅', '每个按钮都有事可做。', people.owner);
  builder.join(hall, people.manager, 'manage');
  builder.join(hall, people.member);
  builder.join(hall, people.second);
  const heading = builder.heading(hall, '文字频道');
  const general = builder.text(hall, '闲聊', heading);
  builder.text(hall, '攻略', heading);
  builder.text(hall, '悄悄话', heading, { password: '1234' });
  builder.voice(hall, '语音一', null, { limit_mic: 4 });
  builder.voice(hall, '上锁的语音', null, { password: '1234' });
  const other = builder.hall('邻居大厅', '别人家的地方。', people.outsider);
  builder.text(other, '门厅', null);
  builder.line(builder.now - 3_600_000, general, people.owner, textBody('在吗？'));
  builder.line(builder.now - 3_540_000, general, people.member, textBody('在，等你上线。'));
  builder.line(builder.now - 3_500_000, general, people.manager, textBody('今晚八点，别迟到 :加油:'));
  issueSeedCodes(builder, { first: people.owner, second: people.member }, hall, general);
  addGroups(builder, people.official, { owner: people.owner, members: [people.member, people.second] });
  builder.writeHistory();
  publish(builder, [people.owner, people.manager]);
  furnishRooms(builder, people);
}
