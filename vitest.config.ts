import { defineConfig } from 'vitest/config';

const node = (name: string, root: string) => ({
  test: {
    name,
    root,
    environment: 'node' as const,
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

// Rule coverage reads these results; a run of a few files must not replace those of a whole run.
const keepsResults = process.env['KEEP_RESULTS'] === '1';

export default defineConfig({
  test: {
    projects: [
      node('contracts', 'contracts'),
      node('platform', 'mock-platform'),
      node('drift', 'drift'),
      node('tools', 'tools'),
      './client/vite.config.ts',
    ],
    reporters: keepsResults ? ['default', ['json', { outputFile: 'reports/vitest.json' }]] : ['default'],
  },
});
