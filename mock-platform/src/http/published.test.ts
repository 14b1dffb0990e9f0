import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlCall } from '../../testing/kit/control-call.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../node.ts';

let node: PlatformNode;
let origin: string;
let visitor: TestCaller;

beforeAll(async () => {
  node = await createNode({ control: { token: 't' }, main: { seed_world: 'every-role', seed: 1 } });
  origin = await node.listen();
  visitor = new TestCaller(origin);
});

afterAll(async () => {
  await node.close();
});

test('[entity.banner, api.ops.banner.home] every caller receives the content that operations publish, place by place', async () => {
  const banner = {
    id: 'b',
    type: 2 as const,
    title: '今晚开麦',
    img: '',
    path: '',
    extra_param: { is_lock: true, no: '700001' },
  };
  const before = await visitor.call('ops.banner_recharge', {});
  await controlCall(origin, 'ops.set', 'main', { banners: { place: 'home', list: [banner] } });
  expect((await visitor.call('ops.banner_home', {})).banners).toEqual([banner]);
  expect(await visitor.call('ops.banner_recharge', {})).toEqual(before);
});

test('[api.lobby.op.activity-config, api.go.infra.config.all] an activity is usable once it is published', async () => {
  const member = new TestCaller(origin);
  await member.signIn('13800000002');
  expect(await member.call('activity.config', { id: '80001' })).toEqual({
    id: '80001',
    state: 0,
    status: 0,
    sync: '[]',
  });
  const activity = { id: '80001', state: 1, status: 1, sync: '[{"title":"x"}]' } as const;
  await controlCall(origin, 'ops.set', 'main', { activity });
  expect(await member.call('activity.config', { id: '80001' })).toEqual(activity);
  expect((await member.call('infra.config_all', {})).list).toContainEqual(activity);
});

test('[api.user.v2.home.player, api.user.v2.home.match_entry] players of a game are found, those online first, and counted', async () => {
  const member = new TestCaller(origin);
  const { no } = await member.signIn('13800000002');
  const skill = { game_id: 'g-1', game_name: '峡谷对决', icon: '', level: '王者', tags: [], intro: '' };
  await controlCall(origin, 'skills.set', 'main', { user: no, list: [skill] });
  const seen = async () => {
    const { list, total } = await visitor.call('game.home_player', { page: 1, limit: 2, game_id: 'g-1' });
    const { list: entries } = await visitor.call('game.match_entry', {});
    const players = list.map((player) => [player.no, player.online, player.skill]);
    return { players, total, counted: entries.find(({ game_id }) => game_id === 'g-1')?.online };
  };
  // Of the other player a voice room alone says that they are there.
  const inRoom = ['10001', true, '黄金'];
  expect(await seen()).toEqual({ players: [inRoom, [no, false, '王者']], total: 2, counted: 1 });
  const socket = await member.connect();
  expect(await seen()).toEqual({ players: [inRoom, [no, true, '王者']], total: 2, counted: 2 });
  await expect(member.call('game.player_skill', { no: '404' })).rejects.toMatchObject({ code: 30005 });
  socket.close();
});

test('[api.tourist.search, api.tourist.search.hotwords] one box finds halls and people, and suggests something when empty', async () => {
  const found = await visitor.call('tourist.search', { keyword: '大厅', page: 1, limit: 1 });
  expect(found).toMatchObject({ hall_total: 2, user_total: 0, users: [] });
  expect(found.halls).toHaveLength(1);
  const person = await visitor.call('tourist.search', { keyword: '老周', page: 1, limit: 20 });
  expect(person.users.map(({ nick }) => nick)).toEqual(['老周']);
  expect((await visitor.call('tourist.hotwords', {})).list).toContain('样板大厅');
});

test('[api.static.privacy, api.static.agreement] the pages are pages, run nothing, and stand in no other frame', async () => {
  for (const path of ['/static/privacy', '/static/agreement']) {
    const { status, headers, body } = await visitor.fetch(path, {});
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch('text/html');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(String(body.data)).not.toMatch(/<script|style=|\son\w+=/);
  }
});

test('[analytics.page-view] a report of page views that comes twice under one name counts once', async () => {
  for (const report of ['a', 'b', 'a']) {
    await visitor.fetch('/analytics', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report, views: [{ page: '/404' }] }),
    });
  }
  const { list } = await controlCall(origin, 'client_logs.read');
  expect(list.map(({ detail }) => (JSON.parse(detail) as { report: string }).report)).toEqual(['a', 'b']);
  await controlCall(origin, 'worlds.reset');
});

test('[api.go.home.log.web] client logs and page views are swallowed, bounded, and can be looked at', async () => {
  await visitor.call('ops.client_log', { level: 'error', message: 'chunk failed', detail: '{"chunk":"room"}' });
  await visitor.fetch('/analytics', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page_id: 164 }),
  });
  const { list } = await controlCall(origin, 'client_logs.read');
  expect(list.map(({ kind, message, detail }) => ({ kind, message, detail }))).toEqual([
    { kind: 'log', message: 'chunk failed', detail: '{"chunk":"room"}' },
    { kind: 'page-view', message: 'page view', detail: '{"page_id":164}' },
  ]);
  for (let line = 0; line < 80; line += 1) {
    const { body } = await visitor.raw('ops.client_log', { level: 'info', message: 'again' });
    if (body.code !== 0) expect(body.code).toBe(42900);
  }
  expect((await controlCall(origin, 'client_logs.read')).list.length).toBeLessThan(80);
  // A world that begins anew has nothing to tell of the former one.
  await controlCall(origin, 'worlds.reset');
  expect((await controlCall(origin, 'client_logs.read')).list).toEqual([]);
});
