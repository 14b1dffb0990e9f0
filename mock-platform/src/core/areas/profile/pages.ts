import type { BarUser, DataOf, Endpoints, PersonCard, Profile, UserInfo, UserNo, UserStatus } from '@miczero/contracts';
import { userOfAccount } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusals.ts';
import { hasBlocked } from '../../rights/blocks.ts';
import { statusOf } from '../../rights/sight.ts';
import type { Account } from '../../state/accounts.ts';
import { detailOf } from '../../state/profile.ts';
import { linksOf } from '../../state/social.ts';
import type { World } from '../../state/world.ts';
import { giftWallOf } from '../gifts/catalogue.ts';
import { medalsOf } from '../medals/medals.ts';
import { userBriefOf, userInfoOf } from '../people/people.ts';
import { relationOf } from '../social/relations.ts';

/** What the pages and cards of people show. */

function requireAccount(world: World, no: UserNo): Account {
  const account = world.accounts.get(no);
  if (!account) throw new Refusal('userUnknown');
  return account;
}

/** api.account.profile */
export function profileOf(world: World, viewer: UserNo, no: UserNo): Profile {
  const account = requireAccount(world, no);
  const { follows, fans, friends } = world.social;
  return {
    ...userInfoOf(world, account, viewer),
    home_page: detailOf(world.profiles, no).home_page,
    follow_count: linksOf(follows, no).size,
    fan_count: linksOf(fans, no).size,
    friend_count: linksOf(friends, no).size,
    is_mahogany: world.profiles.mahogany.has(no),
  };
}

/** api.account.myProfile */
export function myProfile(world: World, viewer: UserNo): DataOf<Endpoints['account.myProfile']> {
  const { verifier } = requireAccount(world, viewer);
  const chat_app = [...world.identity.chat_accounts.values()].includes(viewer);
  return { ...profileOf(world, viewer, viewer), has_password: verifier !== '', chat_app };
}

/** api.account.user-card */
export function personCard(world: World, viewer: UserNo, no: UserNo): PersonCard {
  const { prov, city } = requireAccount(world, no);
  const user = userBriefOf(world, no, viewer);
  if (!user) throw new Refusal('userUnknown');
  return {
    user,
    relation: relationOf(world, viewer, no),
    status: statusOf(world, viewer, no),
    prov,
    city,
    home_page: detailOf(world.profiles, no).home_page,
    medals: medalsOf(world, no),
    is_mahogany: world.profiles.mahogany.has(no),
  };
}

/** api.account.status */
export function personStatus(world: World, viewer: UserNo, no: UserNo = viewer): UserStatus {
  requireAccount(world, no);
  return statusOf(world, viewer, no);
}

/** api.account.medal-wall */
export function medalWall(world: World, viewer: UserNo, no: UserNo = viewer): DataOf<Endpoints['account.medal_wall']> {
  requireAccount(world, no);
  const list = medalsOf(world, no);
  return { list, total: list.length };
}

/** api.account.gift-wall */
export function giftWall(world: World, viewer: UserNo, no: UserNo = viewer): DataOf<Endpoints['account.gift_wall']> {
  const wall = giftWallOf(world, requireAccount(world, no).no);
  const list = wall.map(({ gift, count }) => ({
    gift_id: gift.id,
    name: gift.name,
    image: '',
    price: gift.price,
    count,
  }));
  return { list, total: list.reduce((sum, { count }) => sum + count, 0) };
}

/** api.account.is_mahogany */
export function hasMahogany(world: World, viewer: UserNo, no: UserNo = viewer): { is_mahogany: boolean } {
  return { is_mahogany: world.profiles.mahogany.has(requireAccount(world, no).no) };
}

/** api.social.user-profile */
export function userInfo(world: World, viewer: UserNo, no: UserNo): UserInfo {
  return userInfoOf(world, requireAccount(world, no), viewer);
}

/** api.go.home.user.newuser: latest first; official accounts, the nameless and those who block the viewer are left out. */
export function newUsers(world: World, viewer: UserNo, num: number): UserInfo[] {
  const fits = ({ no, nick, official, banned }: Account) =>
    nick !== '' && !official && !banned && no !== viewer && !hasBlocked(world, no, viewer);
  const newest = [...world.accounts.values()].reverse().filter(fits).slice(0, num);
  return newest.map((account) => userInfoOf(world, account, viewer));
}

/** api.go.barUserInfo */
export function barUser(world: World, account: string): BarUser {
  const { no, nick, avatar, gender } = requireAccount(world, userOfAccount(account));
  return { account: `bar_${no}`, no, nick, avatar, gender };
}

/** api.social.users-by-ids: unknown accounts are left out. */
export function barUsers(world: World, accounts: readonly string[]): BarUser[] {
  const known = accounts.filter((account) => world.accounts.has(userOfAccount(account)));
  return known.map((account) => barUser(world, account));
}
