import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeWithRedis } from '../../testing/kit/describe-with-redis.ts';
import { begun, opened, runnerOn, sayMany } from '../../testing/kit/logged-world.ts';
import { RedisServer } from '../../testing/kit/redis-server.ts';
import { runs } from '../../testing/kit/run-size.ts';
import { digestWorld, serialiseWorld } from '../core/machine/serialise.ts';
import { createFileLogs } from '../log/files/file-log.ts';
import type { LogStore } from '../log/log.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createRedisLogs } from '../log/redis/redis-logs.ts';
import { silentLogger } from '../ports.ts';
import { RedisLink } from '../redis/redis-link.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import { type Recording, spanOf } from './recording.ts';
import { readRecording, textOf } from './recording-text.ts';
import { replayTo } from './replay.ts';

/** 100 with `npm run deep`. */
const REPLAYS = runs(10);

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-recording-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

/** What is read of a log in parts is what the whole recording has there. */
async function readsInParts(runner: WorldRunner, recording: Recording): Promise<void> {
  const { start, commands } = recording;
  const { first, last } = spanOf(recording);
  const before = start?.position ?? 0;
  for (const [from, count] of [
    [1, 7],
    [before + 1, 1],
    [before + 4, 200],
    [last, 3],
    [last + 1, 3],
  ] as const) {
    const begin = Math.max(from, before + 1);
    const expected = commands.slice(begin - before - 1, begin - before - 1 + count);
    const passage = await runner.passage(from, count);
    expect(passage).toMatchObject({ first, last });
    expect(passage.entries.map(({ position }) => position)).toEqual(expected.map((_, index) => begin + index));
    expect(passage.entries.map(({ command }) => command)).toEqual(expected);
  }
  for (const position of new Set([first, before + 3, last - 1, last])) {
    const past = await runner.pastUntil(position);
    expect(past).toMatchObject({ start, commands: commands.slice(0, position - before) });
    expect(past.commands).toHaveLength(position - before);
  }
}

/** A world on one store is recorded, replayed, and opened again on another one at every kind of position. */
async function recordsAndOpens(logs: LogStore, others: LogStore): Promise<void> {
  const log = logs.open('w');
  const runner = runnerOn(log);
  await runner.open();
  await runner.run('world.create', null, {
    seed_world: 'two-friends',
    seed: 7,
    limits: { burst: 1e6, per_second: 1e6 },
  });
  const digests = new Map<number, string>();
  for (let round = 0; round < 6; round += 1) {
    await sayMany(runner, round * 20, 20);
    digests.set(runner.digest().sequence, runner.digest().sha256);
  }
  const recording = readRecording(textOf(await runner.record()));
  expect(spanOf(recording)).toEqual({ first: 1, last: 121 });
  await readsInParts(runner, recording);
  for (const [position, sha256] of digests) expect(digestWorld(replayTo(recording, position))).toBe(sha256);
  const ends = Array.from({ length: REPLAYS }, () => digestWorld(replayTo(recording, 121)));
  expect(ends).toEqual(ends.map(() => recording.sha256));

  // Once the beginning of the log is deleted, a recording starts with a state.
  for (const position of [121, 141]) {
    await log.saveSnapshot({ position, state: serialiseWorld(runner.world) });
    await sayMany(runner, position, 20);
  }
  const later = readRecording(textOf(await runner.record()));
  expect(spanOf(later).last).toBe(161);
  await readsInParts(runner, later);
  const copy = runnerOn(others.open('w'));
  await copy.open();
  expect(await copy.adopt(later, 150)).toBe(digestWorld(replayTo(later, 150)));
  await readsInParts(copy, await copy.record());
  expect(copy.world.clock).toBe(replayTo(later, 150).clock);
  await sayMany(copy, 900, 5);
  const { sha256 } = copy.digest();
  // 150 commands of the recording, the one that resumes it, and five.
  expect(copy.world.sequence).toBe(156);
  expect((await copy.record()).sha256).toBe(sha256);
  await copy.close({ snapshot: false });
  await expect(copy.record()).resolves.toMatchObject({ sha256 });
  const again = await opened(others);
  expect(again.digest().sha256).toBe(sha256);
  // The original is what it was.
  expect(runner.world.sequence).toBe(161);
  await logs.close();
  await others.close();
}

describe('a world is recorded, and opened at any position', () => {
  test('a recording in memory opens in memory', () =>
    recordsAndOpens(createMemoryLogs({ keep: true }), createMemoryLogs({ keep: true })));
  test('a recording in files opens in files', () =>
    recordsAndOpens(createFileLogs(join(dir, 'a'), silentLogger), createFileLogs(join(dir, 'b'), silentLogger)));
  describeWithRedis('a recording in Redis', () => {
    test('a recording of one log in Redis opens in another', async () => {
      const server = await RedisServer.start();
      const links: RedisLink[] = [];
      const storeOf = async (prefix: string) => {
        const link = new RedisLink({ url: server.url, prefix, logger: silentLogger });
        await link.open();
        links.push(link);
        return createRedisLogs({ link, url: server.url, prefix, logger: silentLogger });
      };
      await recordsAndOpens(await storeOf('a:'), await storeOf('b:'));
      for (const link of links) await link.close();
      await server.remove();
    });
  });
});

test('a log in memory tells that it has forgotten, instead of a recording with a hole', async () => {
  const runner = await begun(createMemoryLogs({ recordedMax: 20 }));
  await sayMany(runner, 0, 19);
  expect((await runner.record()).commands).toHaveLength(20);
  await sayMany(runner, 20, 1);
  await expect(runner.record()).rejects.toThrow('keeps the first 20 commands only');
});
