import type { UserNo } from '@miczero/contracts';
import type { Announcements } from '../../kernel/announcements.ts';
import type { Turn } from '../../kernel/turn.ts';
import { isClosedByOperations } from '../../rights/room-permissions.ts';
import { tellForbidden } from './manage-room.ts';
import { roomOf } from './room-sockets.ts';
import { toUser } from './tell.ts';
import { goOut } from './visits.ts';

/** The room of a banned account closes and opens with the account (`isForbidden`); the person leaves every room. */
export function followAccountBan(turn: Turn, { account, wasBanned }: Announcements['accountBanChanged']): void {
  if (account.banned !== wasBanned) tellOwnRoom(turn, account.no, account.banned);
  if (account.banned) expel(turn, account.no);
}

function tellOwnRoom(turn: Turn, owner: UserNo, isBanned: boolean): void {
  const { rooms, owned } = turn.world.rooms;
  const id = owned.get(owner);
  const room = id === undefined ? undefined : rooms.get(id);
  if (!room || isClosedByOperations(room, turn.world.clock)) return;
  tellForbidden(turn, room, { forbidden: isBanned, msg: isBanned ? '房主账号已被封禁，房间已关闭' : '房间已恢复开放' });
}

/** room-event.0x1009 */
function expel(turn: Turn, no: UserNo): void {
  const room = roomOf(turn.world, no);
  if (!room) return;
  turn.emitRoom('roomAccountBanned', { msg: '账号已被封禁' }, { audience: toUser(no), room: room.id });
  goOut(turn, room, no);
}
