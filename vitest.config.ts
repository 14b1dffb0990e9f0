import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './tools/waiting-first.ts';

/** `npm run deep`: large sizes, which take as long as they take. */
const isDeep = process.env['DEEP'] === '1';
const timeout = isDeep ? 3_600_000 : 60_000;

/** A package whose tests run in Node. */
const node = (name: string, root: string) => ({
  test: {
    name,
    root,
    environment: 'node' as const,
    // Modules are loaded once a worker instead of once a file, which is 40 % of the CPU. Tests share no mutable module state.
    isolate: false,
    // Of the tests that run at the same time (describe.concurrent) each mostly waits.
    maxConcurrency: 12,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    // These limits end a test that hangs. They do not judge speed, which benchmarks measure: shared machines differ threefold.
    testTimeout: timeout,
    hookTimeout: timeout,
    // What is certain to come may take longer than the second of Vitest's default, where many tests share two cores.
    expect: { poll: { timeout: 20_000 } },
    // It is written for bundlers: an ES module without the name of one.
    server: { deps: { inline: ['nim-web-sdk-ng'] } },
    setupFiles: [fileURLToPath(new URL('tools/property-runs.ts', import.meta.url))],
  },
});

/** Where rule coverage reads the results from; empty for a run of a few files, which must not replace a whole one. */
const outputFile = process.env['KEEP_RESULTS'] ?? '';

export default defineConfig({
  test: {
    // One more than there are cores: on two cores, workers of their number leave a quarter of both idle, because tests wait for
    // sockets, processes and the disk.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    projects: [
      node('contracts', 'contracts'),
      node('platform', 'mock-platform'),
      node('drift', 'drift'),
      node('tools', 'tools'),
      node('load', 'load'),
      node('scenarios', 'scenarios'),
      node('console', 'console'),
      node('client', 'client'),
      './client/vitest.browser.config.ts',
    ],
    reporters: outputFile === '' ? ['default'] : ['default', ['json', { outputFile }]],
  },
});
