import { chatMessage, imageContent } from '@miczero/contracts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { drawPicture } from '../../files/drawings/landscape.ts';
import { history } from '../areas/chat/history.ts';
import { channelUnread, hallUnread } from '../areas/chat/unread.ts';
import { rankingOf } from '../areas/gifts/ranks.ts';
import { hallDetail, myHalls } from '../areas/halls/queries.ts';
import { channelIdOf, hallIdOf, userNoOf } from '../kernel/ids.ts';
import { apply } from '../machine/apply.ts';
import { digestWorld } from '../machine/serialise.ts';
import { threadKey } from '../state/im.ts';
import { emptyWorld, type World } from '../state/world.ts';
import type { CreateWorldInput } from './create-world.ts';

const NOW = 1_800_000_000_000;

function grow(input: CreateWorldInput, at = NOW): World {
  const world = emptyWorld('w');
  const outcome = apply(world, { world: 'w', name: 'world.create', actor: null, at, seed: 'x', input });
  expect(outcome.ok).toBe(true);
  return world;
}

const demo = (seed = 1) => grow({ seed_world: 'demo', seed });
const XIAOMAN = userNoOf('10001');
const ACHE = userNoOf('10002');
/** 福利群 of the demo. */
const GROUP = '7002';

test('a log that names a seed by its former name leads to the same people', () => {
  expect([...grow({ seed_world: 'stage', seed: 1 }).accounts]).toEqual([
    ...grow({ seed_world: 'every-role', seed: 1 }).accounts,
  ]);
});

describe('the demo world', () => {
  test('the demo world is the same for the same seed, and differs for another', () => {
    expect(digestWorld(demo(1))).toBe(digestWorld(demo(1)));
    expect(digestWorld(demo(2))).not.toBe(digestWorld(demo(1)));
  });

  test('the demo world has private and group messages for its first user, in order of time, the latest unread', () => {
    const { im } = demo();
    const sessions = [...(im.sessions.get(XIAOMAN)?.values() ?? [])];
    expect(sessions.map(({ scene, unread }) => `${scene} ${unread}`).sort()).toEqual(
      ['p2p 0', 'p2p 0', 'p2p 1', 'p2p 1', 'p2p 2', 'team 0', 'team 3'].sort(),
    );
    // One writes from their account in the bars.
    expect(sessions.filter(({ to }) => to.startsWith('bar_')).map(({ unread }) => unread)).toEqual([1]);
    const all = [...im.threads.values()].flatMap(({ messages }) => messages).sort((a, b) => a.id - b.id);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => a - b));
    expect(all.at(-1)?.at).toBeLessThan(NOW);
  });

  test('in the demo world no unread message is older than an own one, and what was written before an answer is read', () => {
    const { im } = demo();
    for (const [no, sessions] of im.sessions) {
      for (const { scene, to, unread, seen } of sessions.values()) {
        const messages = im.threads.get(threadKey(scene, no, to))?.messages ?? [];
        const answer = messages.findLastIndex(({ from }) => from === no);
        expect([no, to, unread]).toEqual([no, to, Math.min(unread, messages.length - answer - 1)]);
        for (const { from, at, readers = [] } of messages.slice(0, Math.max(answer, 0))) {
          if (from !== no)
            expect([to, at, scene === 'team' ? readers.includes(no) : seen >= at]).toEqual([to, at, true]);
        }
      }
    }
    // Of a group whose readers are told: those who were there.
    const asked = im.threads.get(`team ${GROUP}`)?.messages.find(({ from }) => from === XIAOMAN);
    const { members } = im.teams.get(GROUP) ?? { members: new Map() };
    expect(asked?.readers).toHaveLength(3);
    expect([...members.values()].every(({ at }) => at < (asked?.at ?? 0))).toBe(true);
  });

  test('[entity.hall] in the demo world each of the two who sign in has unread messages, all of other people', () => {
    const world = demo();
    for (const no of [XIAOMAN, ACHE]) {
      const unseen = [...world.halls.values()].flatMap((hall) =>
        hall.channels.flatMap((id) => {
          const channel = world.channels.get(id);
          return channel ? channel.messages.slice(channel.messages.length - channelUnread(hall, channel, no)) : [];
        }),
      );
      expect(unseen.length).toBeGreaterThan(5);
      expect(unseen.filter(({ from }) => from === no)).toEqual([]);
    }
  });

  test('the demo world has several halls with text, voice and locked channels, and dozens of people', () => {
    const world = demo();
    expect(world.halls.size).toBeGreaterThanOrEqual(5);
    expect(world.accounts.size).toBeGreaterThanOrEqual(55);
    const channels = [...world.channels.values()];
    expect(new Set(channels.map(({ type }) => type))).toEqual(new Set([0, 1, 2]));
    expect(channels.some(({ password, type }) => password !== '' && type === 1)).toBe(true);
    expect(channels.some(({ password, type }) => password !== '' && type === 2)).toBe(true);
    expect(world.announcement).not.toBe('');
    // Both accounts of the README meet in several halls.
    expect(myHalls(world, XIAOMAN, { page: 1, page_size: 99 }).list.length).toBeGreaterThanOrEqual(4);
  });

  test('[screen.room.mic-seats] [const.seats-10] the demo world has voice rooms of every kind, with hosts on seat 0 and people on others', () => {
    const rooms = [...demo().rooms.rooms.values()];
    expect(rooms.length).toBeGreaterThanOrEqual(5);
    expect(new Set(rooms.map(({ room_class }) => room_class)).size).toBe(5);
    expect(rooms.filter(({ password }) => password !== '')).toHaveLength(1);
    for (const room of rooms) {
      expect(room.seats.size).toBe(10);
      expect(room.seats.get(0)?.no).toBe(room.owner);
      expect([...room.seats.values()].every(({ no }) => no === '' || room.members.has(no))).toBe(true);
    }
  });

  test('[screen.money.ranking-received] [screen.money.ranking-sent] a room with an audience has rankings of today, this week and all time', () => {
    const world = demo();
    const [room] = world.rooms.rooms.keys();
    const people = (type: 'day' | 'week' | 'all', side: 'received' | 'sent') =>
      rankingOf(world, XIAOMAN, side, { group_id: room, type, page: 1, limit: 50 }, NOW).list;
    for (const side of ['received', 'sent'] as const) {
      const scores = people('day', side).map(({ score }) => score);
      expect(scores.length).toBeGreaterThan(3);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
      expect(people('all', side).length).toBeGreaterThanOrEqual(people('week', side).length);
      expect(people('week', side).length).toBeGreaterThanOrEqual(scores.length);
    }
  });

  test('[chat.history.has-more] a month of talk: in order of time, readable by the contract, with mentions and pictures', () => {
    const world = demo();
    const lines = [...world.channels.values()].flatMap(({ messages }) => messages);
    const byId = [...lines].sort((a, b) => a.id - b.id);
    expect(byId.map(({ at }) => at)).toEqual([...byId.map(({ at }) => at)].sort((a, b) => a - b));
    expect(byId.at(-1)?.at).toBeLessThanOrEqual(NOW);
    expect(NOW - (byId[0]?.at ?? NOW)).toBeGreaterThan(20 * 86_400_000);
    expect(lines.some(({ body }) => body.extra.aiteuser !== undefined)).toBe(true);
    expect(lines.some(({ body }) => /:[\u4e00-\u9fff]{1,4}:/.test(body.content))).toBe(true);
    const page = history(world, XIAOMAN, { hall_id: hallIdOf(8001), channel_id: channelIdOf(9004) });
    expect(page).toHaveLength(30);
    for (const line of page) expect(z.safeDecode(chatMessage, z.encode(chatMessage, line)).success).toBe(true);
  });

  test('[entity.hall] some halls have unread messages, and every picture exists', async () => {
    const world = demo();
    const unread = [...world.halls.values()].map((hall) => hallUnread(world, hall, XIAOMAN));
    expect(unread.filter((count) => count > 0)).toEqual([12, 3, 128]);
    for (const hall of world.halls.values()) {
      expect(hallDetail(world, XIAOMAN, hall.id).bg_img).toMatch(/^\/files\/seed\/hall-[a-z]+\.svg$/);
    }
    const pictures = [...world.channels.values()]
      .flatMap(({ messages }) => messages)
      .flatMap(({ body }) => (body.msg_type === '2' ? [z.decode(imageContent, JSON.parse(body.content))] : []));
    expect(pictures.length).toBeGreaterThan(5);
    for (const { url, w, h } of pictures.slice(0, 5)) {
      const index = Number(/(\d+)\.png$/.exec(url)?.[1]);
      expect(await sharp(drawPicture(index)).metadata()).toMatchObject({ format: 'png', width: w, height: h });
    }
  });

  test('[screen.hall.invite-teams] an evening is under way: voice channels in use, teams that gather, talk of the last minutes in every hall', () => {
    const world = demo();
    const voices = [...world.channels.values()].filter(({ type, mics }) => type === 2 && mics.size > 0);
    expect(voices.length).toBeGreaterThanOrEqual(10);
    const seated = voices.flatMap(({ mics }) => [...mics.keys()]);
    expect(new Set(seated).size).toBe(seated.length);
    expect(world.team_up.invites.size).toBeGreaterThanOrEqual(5);
    for (const { channel_id, from, until, game_info, tags } of world.team_up.invites.values()) {
      expect(world.channels.get(channel_id)?.mics.has(from)).toBe(true);
      expect([until > NOW, game_info !== '', tags.length > 0]).toEqual([true, true, true]);
    }
    for (const hall of world.halls.values()) {
      const lines = hall.channels.flatMap((id) => world.channels.get(id)?.messages ?? []);
      expect(NOW - Math.max(...lines.map(({ at }) => at))).toBeLessThan(10 * 60_000);
    }
  });

  test('[api.user.v2.home.match_entry] players of a game are those of its halls: their numbers differ, and who sits in its voice channels plays it', () => {
    const { games, channels, halls, rooms } = demo();
    const playersOf = (id: string) =>
      [...games.skills].filter(([, list]) => list.some(({ game_id }) => game_id === id));
    const counts = [...games.list.keys()].map((id) => playersOf(id).length);
    expect(new Set(counts).size).toBeGreaterThanOrEqual(5);
    expect(Math.min(...counts)).toBeGreaterThan(4);
    const here = [...games.list.keys()].map((id) => playersOf(id).filter(([no]) => rooms.places.has(no)).length);
    expect(new Set(here).size).toBeGreaterThanOrEqual(4);
    const seated = [...channels.values()].filter(({ hall_id }) => halls.get(hall_id)?.name === '狼人夜话');
    const wolves = seated.flatMap(({ mics }) => [...mics.keys()]);
    expect(wolves.length).toBeGreaterThan(5);
    for (const no of wolves) expect(games.skills.get(no)?.[0]?.game_name).toBe('狼人杀');
  });

  test('no line of a month of talk is among the 60 before it in its channel', () => {
    for (const { messages } of demo().channels.values()) {
      const lines = messages.map(({ body }) => body.content.replace(/^@\S+ /, ''));
      expect(lines.filter((line, at) => lines.slice(Math.max(0, at - 60), at).includes(line))).toEqual([]);
      expect(lines.filter((line) => line.includes('{') && !line.startsWith('{'))).toEqual([]);
    }
  });

  test('people have pictures that tell them apart', () => {
    const pictures = [...demo().accounts.values()].map(({ avatar }) => avatar).filter((avatar) => avatar !== '');
    expect(pictures.length).toBeGreaterThan(55);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('[session.base-not-1-completion-modal] there is an account with an incomplete profile, and an official one', () => {
    const world = demo();
    expect(world.accounts.get(userNoOf('10003'))).toMatchObject({ phone: '13800000003', nick: '' });
    expect(world.accounts.get(userNoOf('10004'))).toMatchObject({ official: true });
  });
});

test('a crowd has as many members as asked for', () => {
  const world = grow({ seed_world: 'crowded', seed: 1, people: 1234 });
  expect(world.halls.get(hallIdOf(8001))?.members.size).toBe(1236);
});

test('a packed room holds as many people as asked for, on all of its seats and beside them', () => {
  const world = grow({ seed_world: 'packed-room', seed: 1, people: 500 });
  const [room] = [...world.rooms.rooms.values()];
  expect(room?.members.size).toBe(500);
  expect([...(room?.seats.values() ?? [])].filter(({ no }) => no === '')).toEqual([]);
});

test('a world may begin at another moment than now', () => {
  const world = grow({ seed_world: 'two-friends', seed: 1, clock: 1_000_000_000_000 });
  expect([world.clock, world.offset]).toEqual([1_000_000_000_000, 1_000_000_000_000 - NOW]);
});
