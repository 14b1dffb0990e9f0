import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeWithRedis } from '@miczero/mock-platform/testing-with-redis';
import { expect, test } from 'vitest';
import { bundlePlatform } from '../../../tools/build-platform.ts';
import { isFine } from '../row.ts';
import { damagedStreams } from './damage.ts';
import { clusterTrials } from './trials.ts';

/** Inside the package that has what the platform imports. */
const BUNDLE = fileURLToPath(new URL('../../../mock-platform/node_modules/.cache/survival/', import.meta.url));

describeWithRedis('two nodes on one Redis', () => {
  test('lose and double nothing silently when a node and Redis are killed under load, and when Redis is damaged', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'miczero-cluster-'));
    await bundlePlatform(BUNDLE);
    const program = path.join(BUNDLE, 'main.mjs');
    for await (const row of clusterTrials(folder, { program, isShort: true })) {
      expect([isFine(row), row]).toEqual([true, expect.objectContaining({ lost: 0, doubled: 0, faults: [] })]);
      expect(row.acknowledged).toBeGreaterThan(100);
    }
    for await (const row of damagedStreams(folder, program)) {
      expect([isFine(row), row]).toEqual([true, expect.objectContaining({ isReported: true, othersServe: true })]);
    }
    await rm(folder, { recursive: true });
    // Starts eight processes, which takes a busy machine a while.
  }, 120_000);
});
