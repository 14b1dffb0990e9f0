import type {
  DataOf,
  Endpoints,
  Hall as HallData,
  HallDetail,
  HallId,
  HallUser,
  UserCard,
  UserNo,
} from '@miczero/contracts';
import { userNoOf } from '../../kernel/ids.ts';
import { type PageRequest, pageOf } from '../../kernel/page.ts';
import { Refusal } from '../../kernel/refusals.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { requirePermission } from '../../rights/hall-permissions.ts';
import { seenOnlineCounter } from '../../rights/sight.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { channelTree } from '../channels/channels.ts';
import { hallUnread } from '../chat/unread.ts';
import { hallUserOf, userCardOf } from '../people/people.ts';

/** How many of some people the viewer sees online (rights/sight.ts). */
type CountSeen = ReturnType<typeof seenOnlineCounter>;

/** entity.hall, without the channels. `viewer` is empty for a visitor. */
function hallDataOf(world: World, hall: Hall, viewer: UserNo | '', countSeen: CountSeen): HallData {
  const isMember = viewer !== '' && hall.members.has(viewer);
  return {
    id: hall.id,
    name: hall.name,
    bg_img: hall.bg_img,
    user_id: hall.owner,
    in_hall: isMember,
    welcome_channel_id: hall.welcome,
    unread: isMember ? hallUnread(world, hall, viewer) : 0,
    intro: hall.intro,
    user_count: hall.members.size,
    online_count: countSeen(hall.members),
    mute_all: isMember && hall.mute_all,
  };
}

function hallsDataOf(world: World, halls: readonly Hall[], viewer: UserNo | ''): HallData[] {
  const countSeen = seenOnlineCounter(world, viewer);
  return halls.map((hall) => hallDataOf(world, hall, viewer, countSeen));
}

/** api.lobby.op.list-my-halls */
export function myHalls(world: World, viewer: UserNo, request: PageRequest): DataOf<Endpoints['hall.list']> {
  const mine = [...world.halls.values()].filter((hall) => hall.members.has(viewer));
  const { rows, page, page_total } = pageOf(mine, request);
  return { list: hallsDataOf(world, rows, viewer), page, page_total };
}

/** api.lobby.hall.user_hall: halls and their member lists are public. */
export function hallsOfUser(
  world: World,
  viewer: UserNo,
  request: PageRequest & { readonly uid: UserNo },
): DataOf<Endpoints['hall.user_hall']> {
  if (!world.accounts.has(request.uid)) throw new Refusal('userUnknown');
  const theirs = [...world.halls.values()].filter((hall) => hall.members.has(request.uid));
  const { rows, page, page_total } = pageOf(theirs, request);
  return { list: hallsDataOf(world, rows, viewer), page, page_total };
}

/** api.lobby.hall.search: by name or id; without a keyword the liveliest halls first. */
export function searchHalls(
  world: World,
  viewer: UserNo | '',
  request: PageRequest & { readonly keyword: string },
): DataOf<Endpoints['hall.search']> {
  const keyword = request.keyword.trim().toLowerCase();
  // The order tells as much as the numbers.
  const countSeen = seenOnlineCounter(world, viewer);
  const found = [...world.halls.values()]
    .filter((hall) => keyword === '' || hall.name.toLowerCase().includes(keyword) || hall.id === keyword)
    .map((hall) => ({ hall, online: countSeen(hall.members) }))
    .sort((a, b) => b.online - a.online || b.hall.members.size - a.hall.members.size);
  const { rows, page, page_total } = pageOf(found, request);
  return { list: rows.map(({ hall }) => hallDataOf(world, hall, viewer, countSeen)), page, page_total };
}

/** api.lobby.hall.detail: anyone signed in may look at a hall, members also at what is inside its channels. */
export function hallDetail(world: World, viewer: UserNo, hall_id: HallId): HallDetail {
  const hall = requireHall(world, hall_id);
  const countSeen = seenOnlineCounter(world, viewer);
  return { ...hallDataOf(world, hall, viewer, countSeen), channels: channelTree(world, hall, viewer) };
}

/** Online first, then owner and managers, then by nick. */
export function hallUsers(
  world: World,
  viewer: UserNo,
  request: PageRequest & {
    readonly hall_id: HallId;
    readonly filter_user_id?: UserNo | undefined;
    readonly keyword?: string | undefined;
    readonly only?: 'manage' | 'muted' | undefined;
  },
): DataOf<Endpoints['hall.user_list']> {
  const hall = requireHall(world, request.hall_id);
  requirePermission(hall, viewer, 'hall.user_list');
  const online_count = seenOnlineCounter(world, viewer)(hall.members);
  const wanted = request.filter_user_id === undefined ? [...hall.members.keys()] : [request.filter_user_id];
  const users = wanted
    .flatMap((no) => hallUserOf(world, hall, no, viewer) ?? [])
    .filter(isCalled(request.keyword?.trim().toLowerCase() ?? ''))
    .filter((user) => isAmong(hall, user, request.only))
    .sort((a, b) => compareUsers(hall, a, b));
  const { rows, page, page_total } = pageOf(users, request);
  return { online_count, offline_count: hall.members.size - online_count, page, page_total, users: rows };
}

const isCalled = (keyword: string) => (user: HallUser) =>
  keyword === '' || user.id === keyword || user.nick.toLowerCase().includes(keyword);

function isAmong(hall: Hall, user: HallUser, only: 'manage' | 'muted' | undefined): boolean {
  if (only === undefined) return true;
  if (only === 'muted') return user.text_mute || user.mic_mute;
  return user.role === 'manage' || user.id === hall.owner;
}

function compareUsers(hall: Hall, a: HallUser, b: HallUser): number {
  const rank = (user: HallUser) => (user.id === hall.owner ? 0 : user.role === 'manage' ? 1 : 2);
  if (a.online !== b.online) return a.online ? -1 : 1;
  // By code points and then by number: an order that no machine's collation changes.
  return rank(a) - rank(b) || (a.nick < b.nick ? -1 : a.nick > b.nick ? 1 : a.id < b.id ? -1 : 1);
}

/** api.lobby.op.hall-user-card */
export function hallUserCard(world: World, viewer: UserNo, hall_id: HallId, uid: UserNo): UserCard {
  const hall = requireHall(world, hall_id);
  requirePermission(hall, viewer, 'hall.user_card');
  const card = userCardOf(world, hall, uid, viewer);
  if (!card) throw new Refusal('userUnknown');
  return card;
}

/** api.lobby.op.card-info-for-mic-uids: numbers that are not members are left out. */
export function hallUserCards(world: World, viewer: UserNo, hall_id: HallId, uids: readonly string[]): UserCard[] {
  const hall = requireHall(world, hall_id);
  requirePermission(hall, viewer, 'hall.user_card');
  return [...new Set(uids)].flatMap((uid) => userCardOf(world, hall, userNoOf(uid), viewer) ?? []);
}
