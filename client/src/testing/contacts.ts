import { type PersonCard, profile, type UserBrief, type UserStatus, userBrief } from '@miczero/contracts';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { HALL, OTHER, VIEWER, VOICE } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import type { MountedApp } from './mount-app.tsx';
import { relation } from './people.ts';

export const contact = (no: string, nick: string, fields: Partial<UserBrief> = {}): UserBrief =>
  z.parse(userBrief, { no, nick, avatar: '', gender: 0, age: 0, sign: '', online: 0, ...fields });

/** 阿澈 is a friend in a voice channel, 露露 one in a room, 老王 is blocked; the viewer follows 阿澈 and has two fans. */
export function answerContacts({ http }: FakePorts): void {
  const ache = contact(OTHER, '阿澈', { online: true, sign: '随叫随到' });
  const lulu = contact('4001', '露露', { online: true });
  const people = { page: 1, page_total: 1 };
  http.on('friend.list', { list: [ache, lulu, contact('4002', '长安', { sign: '晚上见' })], ...people });
  http.on('blacklist.list', { list: [contact('4003', '老王')], ...people });
  http.on('account.follows', ({ direct }) => ({
    list: (direct === 1 ? [ache] : [lulu, contact('4004', '阿May')]).map((each) => ({ ...each, mutual: false })),
    point: 0,
    total: direct,
  }));
  const place = { online: true, hall_id: '', channel_id: '', room_no: '', nick: '', avatar: '' } as const;
  http.on('relation.status_list', {
    list: [
      { ...place, no: ache.no, nick: ache.nick, hall_id: HALL, channel_id: VOICE },
      { ...place, no: lulu.no, nick: lulu.nick, room_no: '600001' },
    ],
  });
  http.on('account.tofollow', ({ no, op }) => relation({ no, follow: op === 1 }));
  http.on('friend.add', ({ no }) => relation({ no, friend: true, fan: true }));
  http.on('friend.del', ({ no }) => relation({ no }));
  http.on('blacklist.add', ({ no }) => relation({ no, black: true }));
  http.on('blacklist.remove', ({ no }) => relation({ no }));
}

/** 阿澈's page with something on every shelf, and the viewer's own, which is bare. */
export function answerProfiles(
  { http }: FakePorts,
  has_password = true,
  chat_app = false,
  album: readonly string[] = ['/a.png'],
): void {
  const page = (fields: Record<string, unknown>) => z.parse(profile, { is_mahogany: 0, ...fields });
  const mine = page({ no: VIEWER, nick: '小满', gender: 2, birth: '2000-01-02', album: [] });
  const ache = page({
    no: OTHER,
    nick: '阿澈',
    gender: 1,
    age: 21,
    sign: '随叫随到',
    prov: '浙江',
    city: '杭州',
    hobby: '摄影',
    tag: '开黑 夜猫',
    album: [...album],
    home_page: '/cover.png',
    follow_count: 12_345,
    fan_count: 3,
    friend_count: 2,
    is_mahogany: 1,
  });
  http.on('account.myProfile', { ...mine, has_password, chat_app });
  http.on('account.profile', ({ no }) => ({ ...ache, no: no ?? OTHER }));
  http.on('account.medal_wall', ({ no }) =>
    no === OTHER ? { list: [{ id: 'm1', name: '夜战之王', icon: '', time: 1 }], total: 1 } : { list: [], total: 0 },
  );
  http.on('account.gift_wall', ({ no }) =>
    no === OTHER
      ? { list: [{ gift_id: 'rose', name: '玫瑰', image: '', price: 1, count: 9 }], total: 9 }
      : { list: [], total: 0 },
  );
  http.on('game.player_skill', ({ no }) => ({
    list:
      no === OTHER
        ? [{ game_id: 'g1', game_name: '王者荣耀', icon: '', level: '星耀', tags: ['打野'], intro: '稳' }]
        : [],
  }));
  http.on('account.user_card', cardAt({ hall_id: HALL, channel_id: VOICE, room_no: '' }));
}

/** 阿澈's card, at this place. */
export const cardAt = (place: Pick<UserStatus, 'hall_id' | 'channel_id' | 'room_no'>): PersonCard => ({
  user: contact(OTHER, '阿澈'),
  relation: relation(),
  status: { no: OTHER, online: true, ...place },
  prov: '',
  city: '',
  home_page: '',
  medals: [],
  is_mahogany: false,
});
export const IN_ROOM = { hall_id: '', channel_id: '', room_no: '600001' } as const;

/** Picks from the menu of the viewer. */
export async function pickMine(app: MountedApp, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: '小满 的菜单' }).first().click();
  await app.settle();
  await page.getByRole('menuitem', { name }).click();
  await app.settle();
}
