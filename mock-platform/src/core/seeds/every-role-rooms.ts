import type { Account } from '../state/accounts.ts';
import type { WorldBuilder } from './builder.ts';
import type { Persona } from './personas.ts';

/**
 * The rooms of `every-role`: 600001 of the owner, with a manager, a receptionist's place still free and a guest; 600002 of the
 * outsider, locked. The member is in none, and may open one.
 */
export function furnishRooms(builder: WorldBuilder, people: Readonly<Record<Persona, Account>>): void {
  const { owner, manager, member, second, outsider } = people;
  for (const person of [owner, manager, member, outsider]) builder.verify(person);
  for (const person of [owner, member, second]) builder.money(person, 100_000);
  builder.bag(member, 'rose', 5);
  builder.wealth(owner, 2000);
  builder.wealth(outsider, 12_000);
  const room = builder.room(owner, { name: '样板房间', room_class: 'music', s_room_notice: '点歌请上麦' });
  room.staff.set(manager.no, 'manager');
  builder.visit(room, owner, 0);
  builder.visit(room, manager);
  builder.visit(room, second);
  builder.roomLine(room, owner, '欢迎来样板房间！', 60_000);
  const other = builder.room(outsider, { name: '邻居的房间', room_class: 'chat', lock_pass: 'abc123' });
  builder.visit(other, outsider, 0);
}
