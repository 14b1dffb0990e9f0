import type { DataOf, Endpoints, UserBrief, UserNo } from '@miczero/contracts';
import { type PageRequest, pageOf } from '../../kernel/page.ts';
import { Refusal } from '../../kernel/refusals.ts';
import { statusOf } from '../../rights/sight.ts';
import { isLinked, linksOf } from '../../state/social.ts';
import type { World } from '../../state/world.ts';
import { userBriefOf } from '../people/people.ts';
import { relationOf } from './relations.ts';

/** Lists of people, as the caller may see them. */

interface FollowPage {
  readonly direct: 1 | 2;
  readonly point: number;
  readonly num: number;
  readonly no?: UserNo | undefined;
}

/** api.social.follow-list: newest first; the cursor is the serial number of the last one shown. */
export function followList(world: World, viewer: UserNo, request: FollowPage): DataOf<Endpoints['account.follows']> {
  const { social } = world;
  const whose = request.no ?? viewer;
  if (!world.accounts.has(whose)) throw new Refusal('userUnknown');
  const links = linksOf(request.direct === 1 ? social.follows : social.fans, whose);
  const rest = [...links].reverse().filter(([, serial]) => request.point === 0 || serial < request.point);
  const shown = rest.slice(0, request.num);
  return {
    list: shown.flatMap(([no]) => {
      const brief = userBriefOf(world, no, viewer);
      const mutual = isLinked(social.follows, whose, no) && isLinked(social.follows, no, whose);
      return brief ? [{ ...brief, mutual }] : [];
    }),
    point: rest.length > shown.length ? (shown.at(-1)?.[1] ?? 0) : 0,
    total: links.size,
  };
}

/** api.social.friend-list: friends online first; each half in the order of becoming friends, latest first. */
export function friendList(world: World, viewer: UserNo, request: PageRequest): DataOf<Endpoints['friend.list']> {
  const friends = briefsOf(world, viewer, [...linksOf(world.social.friends, viewer).keys()].reverse());
  const sorted = [...friends.filter(({ online }) => online), ...friends.filter(({ online }) => !online)];
  const { rows, page, page_total } = pageOf(sorted, request);
  return { list: rows, page, page_total };
}

/** api.social.blocklist: latest first. */
export function blockList(world: World, viewer: UserNo, request: PageRequest): DataOf<Endpoints['blacklist.list']> {
  const { rows, page, page_total } = pageOf([...linksOf(world.social.blocks, viewer).keys()].reverse(), request);
  return { list: briefsOf(world, viewer, rows), page, page_total };
}

/** entity.blacklist */
export function blockedAccounts(world: World, viewer: UserNo): string[] {
  return [...linksOf(world.social.blocks, viewer).keys()];
}

function briefsOf(world: World, viewer: UserNo, noes: readonly UserNo[]): UserBrief[] {
  return noes.flatMap((no) => userBriefOf(world, no, viewer) ?? []);
}

/** api.go.home.relation.statusList: friends first, then followed people; only those who are online and do not hide by a block. */
export function statusList(world: World, viewer: UserNo): DataOf<Endpoints['relation.status_list']> {
  const known = new Set([
    ...linksOf(world.social.friends, viewer).keys(),
    ...linksOf(world.social.follows, viewer).keys(),
  ]);
  const list = [...known].flatMap((no) => {
    const account = world.accounts.get(no);
    const status = statusOf(world, viewer, no);
    return account && status.online ? [{ ...status, nick: account.nick, avatar: account.avatar }] : [];
  });
  return { list };
}

/** api.go.home.relation.chatUser */
export function chatUser(world: World, viewer: UserNo, no: UserNo): DataOf<Endpoints['relation.chat_user']> {
  const user = userBriefOf(world, no, viewer);
  if (!user) throw new Refusal('userUnknown');
  return { user, relation: relationOf(world, viewer, no) };
}

/** api.account.isfollow */
export function relationTo(world: World, viewer: UserNo, no: UserNo): DataOf<Endpoints['account.isfollow']> {
  if (!world.accounts.has(no)) throw new Refusal('userUnknown');
  return relationOf(world, viewer, no);
}
