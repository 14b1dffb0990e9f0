import type { UserNo } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginCore } from '../../../testing/kit/core-world.ts';
import { checkAudience } from '../../../testing/kit/invariants.ts';
import { runs } from '../../../testing/kit/run-size.ts';
import { voiceUsers } from '../areas/channels/channels.ts';
import { homePlayers, matchEntries } from '../areas/games/players.ts';
import { hallDetail, hallsOfUser, hallUsers, myHalls, searchHalls } from '../areas/halls/queries.ts';
import { hallIdOf, userNoOf } from '../kernel/ids.ts';
import type { Command } from '../machine/command.ts';
import type { World } from '../state/world.ts';
import { isSeenOnline, statusOf } from './sight.ts';

const PEOPLE = ['10001', '10002', '10003', '10004'].map(userNoOf);
const [A = userNoOf(''), B = userNoOf(''), C = userNoOf('')] = PEOPLE;
const HALL = hallIdOf('8001');
const PAGE = { page: 1, page_size: 100 };
const GAME = { game_id: 'g', game_name: '王者', icon: '' };

function begin() {
  const core = beginCore();
  core.world.games.list.set('g', { ...GAME, levels: [] });
  for (const no of PEOPLE) {
    core.world.games.skills.set(no, [{ ...GAME, level: '', tags: [], intro: '' }]);
    const account = core.world.accounts.get(no);
    // A person without a name is on no list.
    if (account) account.nick ||= no;
    core.give('hall.enter', { hall_id: HALL }, { no });
  }
  core.give('hall.create', { name: '小厅', intro: '', bg_img: '' }, { no: C });
  return { ...core, give: (name: Command['name'], no: UserNo, input: object) => core.give(name, input, { no }) };
}

/** Every online count of the hall and the game that this viewer, or a visitor (empty), is shown. */
function countsOf(world: World, viewer: UserNo | ''): { hall: number[]; game: number[] } {
  const ofHall = (list: readonly { readonly id: string; readonly online_count: number }[]) =>
    list.filter(({ id }) => id === HALL).map(({ online_count }) => online_count);
  const found = searchHalls(world, viewer, { ...PAGE, keyword: '' }).list;
  const order = found.map(({ online_count }) => online_count);
  expect(order).toEqual([...order].sort((a, b) => b - a));
  const hall = ofHall(found);
  if (viewer !== '') {
    const users = hallUsers(world, viewer, { ...PAGE, hall_id: HALL });
    hall.push(
      hallDetail(world, viewer, HALL).online_count,
      users.online_count,
      users.users.filter(({ online }) => online).length,
      ...ofHall(myHalls(world, viewer, PAGE).list),
      ...ofHall(hallsOfUser(world, viewer, { ...PAGE, uid: A }).list),
    );
  }
  const players = homePlayers(world, viewer, { page: 1, limit: 100, game_id: 'g' }).list;
  const game = [players.filter(({ online }) => online).length];
  return { hall, game: [...game, ...matchEntries(world, viewer).list.map(({ online }) => online)] };
}

test('[api.social.add-blacklist] counts of people online reveal no more to a blocked user than names do, signed in or not', () => {
  const { world, give } = begin();
  give('connection.open', A, { connection: 'k', node: 'n' });
  expect(new Set(countsOf(world, B).hall)).toEqual(new Set([1]));
  expect(countsOf(world, '')).toEqual({ hall: [1], game: [1, 1] });
  give('blacklist.add', A, { no: B });
  for (const viewer of [B, ''] as const) {
    const { hall, game } = countsOf(world, viewer);
    expect([viewer, new Set(hall), game]).toEqual([viewer, new Set([0]), [0, 0]]);
  }
  expect(new Set(countsOf(world, C).hall)).toEqual(new Set([1]));
});

const deeds = fc.record({
  name: fc.constantFrom(
    'blacklist.add' as const,
    'blacklist.remove' as const,
    'connection.open' as const,
    'connection.close' as const,
  ),
  own: fc.constantFrom(...PEOPLE),
  no: fc.constantFrom(...PEOPLE),
});

test('[api.social.add-blacklist][api.lobby.hall.search] every count includes exactly the users whom the viewer sees online, under any blocks', () => {
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 30 }), (list) => {
      const { world, give } = begin();
      for (const { name, own, no } of list) {
        give(name, own, name.startsWith('connection.') ? { connection: own, node: 'n' } : { no });
      }
      for (const viewer of [...PEOPLE, ''] as const) {
        const seen = PEOPLE.filter((no) => isSeenOnline(world, no, viewer)).length;
        const { hall, game } = countsOf(world, viewer);
        expect([viewer, new Set(hall), new Set(game)]).toEqual([viewer, new Set([seen]), new Set([seen])]);
      }
    }),
    { numRuns: runs(150) },
  );
});

test('[api.social.add-blacklist][hall-event.1004][hall-event.1011] a voice channel is audible to all its hall: its people are named to all members, and offline otherwise', () => {
  const { world, give } = begin();
  give('blacklist.add', A, { no: B });
  give('connection.open', A, { connection: 'k', node: 'n' });
  const channel_id = [...world.channels.values()].find(({ hall_id, type }) => hall_id === HALL && type === 2)?.id;
  const joined = give('channel.join', A, { channel_id });
  const events = 'events' in joined ? joined.events : [];
  const told = events.flatMap((event) => (event.kind === 'hall-event' ? [[event.name, event.audience]] : []));
  expect(told).toEqual([
    ['voiceMembershipChanged', { kind: 'hall', hall_id: HALL }],
    ['micListChanged', { kind: 'hall', hall_id: HALL }],
  ]);
  for (const event of events) checkAudience(world, event);
  const seen = voiceUsers(world, B, HALL).list.flatMap(({ channel_user }) =>
    channel_user.map(({ mic_uid }) => mic_uid),
  );
  expect(seen).toEqual([A]);
  expect(statusOf(world, B, A)).toMatchObject({ online: false, channel_id: '' });
  expect(new Set(countsOf(world, B).hall)).toEqual(new Set([0]));
});
