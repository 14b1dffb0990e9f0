import { expect, test } from 'vitest';
import { apply } from '../core/machine/apply.ts';
import type { Command } from '../core/machine/command.ts';
import { digestWorld } from '../core/machine/serialise.ts';
import { emptyWorld, type World } from '../core/state/world.ts';
import { createNode } from '../node.ts';
import type { Clock } from '../ports.ts';
import { BOT_TURN_MS, botTurn, firstBots } from './bot-turn.ts';

const NOW = 1_800_000_000_000;

/** Plays a number of turns of the script without a node. */
function play(seed: number, turns: number, look: (world: World) => void = () => {}) {
  const world = emptyWorld('w');
  const input = { seed_world: 'demo', seed, bots: true } as const;
  apply(world, { world: 'w', name: 'world.create', actor: null, at: NOW, seed: 'x', input });
  const acts: string[] = [];
  const give = (command: object, at: number) => apply(world, { world: 'w', at, seed: `${at}`, ...command } as Command);
  for (const no of firstBots(world)) {
    give({ name: 'connection.open', actor: { no, sid: '' }, input: { connection: `bot-${no}`, node: 'n' } }, NOW);
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const at = NOW + turn * BOT_TURN_MS;
    give({ name: 'invite.sweep', actor: null, input: {} }, at);
    const act = botTurn(world, turn);
    if (!act) continue;
    acts.push(act.name);
    const actor = { no: act.no, sid: '' };
    const connection = `bot-${act.no}`;
    if (act.name === 'come') give({ name: 'connection.open', actor, input: { connection, node: 'n' } }, at);
    else if (act.name === 'go') give({ name: 'connection.close', actor, input: { connection } }, at);
    else give({ name: act.name, actor, input: act.input }, at);
    look(world);
  }
  return { world, acts };
}

test('the script talks, joins and leaves, and is the same for the same seed', () => {
  const first = play(1, 400);
  const counts = Object.fromEntries(
    ['chat.send', 'channel.join', 'channel.leave'].map((name) => [
      name,
      first.acts.filter((act) => act === name).length,
    ]),
  );
  expect(counts['chat.send']).toBeGreaterThan(60);
  expect(counts['channel.join']).toBeGreaterThan(5);
  expect(counts['channel.leave']).toBeGreaterThan(2);
  expect(digestWorld(play(1, 400).world)).toBe(digestWorld(first.world));
  expect(play(2, 400).acts).not.toEqual(first.acts);
});

test('[screen.hall.invite-teams] teams of several games gather and end while the script runs, no two with the same words at once', () => {
  const { world, acts } = play(1, 2000);
  expect(acts.filter((name) => name === 'channel.invite').length).toBeGreaterThan(30);
  expect(acts.filter((name) => name === 'channel.post_gaming').length).toBeGreaterThan(5);
  expect(acts.filter((name) => name === 'channel.close_gaming').length).toBeGreaterThan(2);
  const teams = [...world.team_up.invites.values()];
  const games = new Set(teams.map(({ tags }) => tags[0]));
  expect(games.size).toBeGreaterThan(4);
  expect(new Set(teams.map(({ game_info }) => game_info)).size).toBe(teams.length);
  expect(teams.every(({ game_info, tags }) => !`${game_info}${tags.join('')}`.includes('{'))).toBe(true);
  expect(world.team_up.gamings.size).toBeLessThanOrEqual(8);
});

test('[screen.hall.invite-teams] the team square of the demo world is never deserted', () => {
  const teams: number[] = [];
  const entries: number[] = [];
  play(1, 800, ({ team_up }) => {
    teams.push(team_up.invites.size);
    entries.push(team_up.gamings.size);
  });
  expect(Math.min(...teams)).toBeGreaterThanOrEqual(5);
  expect(Math.min(...entries)).toBeGreaterThanOrEqual(2);
});

const LINES_APART = 60;

/** Words of a place that were among the 60 lines before them. Cards of teams and pictures are no words. */
const repeated = (lines: readonly string[]) =>
  lines.filter(
    (line, index) => !line.startsWith('{') && lines.slice(Math.max(0, index - LINES_APART), index).includes(line),
  );

test('bots say no line twice within 60 lines of a channel or room, in an evening of two hours', () => {
  const { world, acts } = play(1, 4800);
  expect(acts.filter((name) => name === 'chat.send').length).toBeGreaterThan(800);
  const channels = [...world.channels.values()].map(({ messages }) =>
    messages.map(({ body }) => body.content.replace(/^@\S+ /, '')),
  );
  const rooms = [...world.rooms.rooms.values()].map(({ lines }) => lines.map(({ content }) => content));
  for (const lines of [...channels, ...rooms]) expect(repeated(lines)).toEqual([]);
  const words = [...channels, ...rooms].flat().filter((line) => !line.startsWith('{'));
  expect(words.filter((line) => line.includes('{'))).toEqual([]);
});

test('people talk in conversations of two to six lines by two or more people, and others begin the next one', () => {
  const { world } = play(1, 3000);
  const scenes = new Map<string, string[]>();
  const openers: string[] = [];
  for (const { messages } of world.channels.values()) {
    for (const { c_mid, from } of messages) {
      const scene = /^(bot-.+)-\d+$/.exec(c_mid)?.[1];
      if (scene === undefined) continue;
      if (!scenes.has(scene)) openers.push(from);
      scenes.set(scene, [...(scenes.get(scene) ?? []), from]);
    }
  }
  expect(scenes.size).toBeGreaterThan(100);
  const whole = [...scenes.values()].filter((people) => people.length >= 2 && new Set(people).size >= 2);
  expect(whole.length / scenes.size).toBeGreaterThan(0.9);
  expect(Math.max(...[...scenes.values()].map(({ length }) => length))).toBeLessThanOrEqual(6);
  expect(new Set(openers).size).toBeGreaterThan(25);
});

test('people in voice rooms talk in conversations, change seats and give roses', () => {
  const { acts } = play(1, 2000);
  const count = (name: string) => acts.filter((act) => act === name).length;
  expect(count('room.say')).toBeGreaterThan(60);
  expect(count('seat.apply') + count('seat.drop')).toBeGreaterThan(30);
  expect(count('gift.send')).toBeGreaterThan(10);
});

test('[hall-event.1002] bots come when they are switched on and go when they are switched off', async () => {
  let now = NOW;
  const work: (() => void)[] = [];
  const clock: Clock = {
    now: () => now,
    steady: () => now,
    after: (_ms, job) => {
      work.push(job);
      return () => {};
    },
  };
  const node = await createNode({ clock, main: { seed_world: 'demo', seed: 1 } });
  const runner = node.worlds.get('main');
  if (!runner) throw new Error('no main');
  const turn = async () => {
    now += BOT_TURN_MS;
    for (const job of work.splice(0)) job();
    // The jobs' commands go through the log, one after the other.
    for (let before = -1; before !== runner.world.sequence; ) {
      before = runner.world.sequence;
      for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await turn();
  expect(runner.world.online.size).toBe(0);
  await runner.run('control.worlds.bots', null, { on: true });
  await turn();
  expect(runner.world.online.size).toBeGreaterThan(15);
  await runner.run('control.worlds.bots', null, { on: false });
  await turn();
  expect(runner.world.online.size).toBe(0);
  await node.close();
});
