import { expect, test } from 'vitest';
import { apply } from '../core/machine/apply.ts';
import type { Command } from '../core/machine/command.ts';
import { digestWorld } from '../core/machine/serialise.ts';
import { spoken } from '../core/seeds/evening-talk.ts';
import { roomTalks } from '../core/seeds/room-talk.ts';
import { emptyWorld } from '../core/state/world.ts';
import { createNode } from '../node.ts';
import type { Clock } from '../ports.ts';
import { BOT_TURN_MS, botTurn, firstBots } from './bot-turn.ts';

const NOW = 1_800_000_000_000;

/** Plays a number of turns of the script without a node. */
function play(seed: number, turns: number) {
  const world = emptyWorld('w');
  const input = { seed_world: 'demo', seed, bots: true } as const;
  apply(world, { world: 'w', name: 'world.create', actor: null, at: NOW, seed: 'x', input });
  const acts: string[] = [];
  const give = (command: object, at: number) => apply(world, { world: 'w', at, seed: `${at}`, ...command } as Command);
  for (const no of firstBots(world)) {
    give({ name: 'connection.open', actor: { no, sid: '' }, input: { connection: `bot-${no}`, node: 'n' } }, NOW);
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const act = botTurn(world, turn);
    if (!act) continue;
    acts.push(act.name);
    if (act.name === 'come' || act.name === 'go') continue;
    give({ name: act.name, actor: { no: act.no, sid: '' }, input: act.input }, NOW + turn * BOT_TURN_MS);
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

test('[screen.hall.invite-teams] teams gather and end while the script runs, and a scene is one conversation of one hall', () => {
  const { world, acts } = play(1, 600);
  expect(acts.filter((name) => name === 'channel.invite').length).toBeGreaterThan(8);
  expect(world.team_up.invites.size).toBeGreaterThan(0);
  const opening = '刚那把谁在对面泉水门口跳舞来着';
  const whole = [...play(3, 6000).world.channels.values()].map(({ messages }) =>
    messages.map(({ body }) => body.content),
  );
  const told = whole.find((lines) => lines.includes(opening)) ?? [];
  expect(told.slice(told.lastIndexOf(opening), told.lastIndexOf(opening) + 2)).toEqual([opening, '我，没忍住']);
});

test('people in voice rooms talk in conversations, change seats and give roses', () => {
  const { world, acts } = play(1, 2000);
  const count = (name: string) => acts.filter((act) => act === name).length;
  expect(count('room.say')).toBeGreaterThan(60);
  expect(count('seat.apply') + count('seat.drop')).toBeGreaterThan(30);
  expect(count('gift.send')).toBeGreaterThan(10);
  const said = [...world.rooms.rooms.values()].map(({ lines }) => lines.map(({ content }) => content));
  const talk = roomTalks('music')[0]?.map((line) => spoken(line).words) ?? [];
  const music = said.find((lines) => talk.every((words) => lines.includes(words))) ?? [];
  expect(music).not.toEqual([]);
  expect(talk.map((words) => music.indexOf(words))).toEqual(
    talk.map((words) => music.indexOf(words)).sort((a, b) => a - b),
  );
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
