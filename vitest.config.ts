import { defineConfig } from 'vitest/config';

const node = (name: string, dir: string) => ({
  test: { name, root: dir, environment: 'node' as const, include: ['**/*.test.ts'], testTimeout: 30_000 },
});

export default defineConfig({
  test: {
    projects: [
      node('contracts', 'contracts'),
      node('platform', 'mock-platform'),
      node('tools', 'tools'),
      './client/vite.config.ts',
    ],
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'reports/vitest.json' }]] : ['default'],
  },
});
