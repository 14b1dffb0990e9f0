import { defineConfig } from 'vitest/config';

// Pact is native code that writes one file: one test at a time, in a process of its own.
export default defineConfig({
  test: {
    name: 'pact',
    root: import.meta.dirname,
    include: ['src/**/*.pact.ts'],
    environment: 'jsdom',
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60_000,
  },
});
