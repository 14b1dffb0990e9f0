import type { SeedOptions, WorldBuilder } from './builder.ts';
import { CROWD_FIRST_PHONE } from './crowded.ts';
import { coverUrl, FACES, faceUrl } from './pictures.ts';

/** One voice room in which `people` users are, all seats taken: for rooms as full as those of an evening. */
export function seedPackedRoom(builder: WorldBuilder, { people }: SeedOptions): void {
  const host = builder.account('13800000001', { nick: '小满', gender: 2, avatar: faceUrl('long', 1) });
  const guest = builder.account('13800000002', { nick: '阿澈', gender: 1, avatar: faceUrl('short', 2) });
  for (const person of [host, guest]) {
    builder.verify(person);
    builder.money(person, 100_000);
  }
  const room = builder.room(host, {
    name: '座无虚席',
    room_class: 'music',
    s_room_notice: '人多，排麦请耐心。',
    cover: coverUrl('stage'),
  });
  room.staff.set(guest.no, 'manager');
  builder.visit(room, host, 0);
  if (people > 1) builder.visit(room, guest, 1);
  for (let index = 0; index < people - 2; index += 1) {
    const avatar = faceUrl(FACES[index % FACES.length] ?? 'short', index);
    const person = builder.account(String(CROWD_FIRST_PHONE + index), { nick: `听众${index + 1}`, avatar });
    const seat = index + 2;
    builder.visit(room, person, seat < room.seats.size ? seat : -1);
  }
  builder.roomLine(room, host, '欢迎来到座无虚席！', 60_000);
}
