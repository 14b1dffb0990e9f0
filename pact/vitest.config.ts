import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Pact writes the whole contract again after each test: the messages, one a test, are written while the file is small,
 * the calls and refusals, thirty a test, at the end.
 */
const LAST = ['calls.pact.ts', 'refusals.pact.ts'];

class SmallFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LAST.findIndex((name) => moduleId.endsWith(`/${name}`));
    return files.toSorted((a, b) => place(a) - place(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

// Pact is native code that writes one file: one test at a time, in a process of its own.
export default defineConfig({
  test: {
    name: 'pact',
    root: import.meta.dirname,
    include: ['src/**/*.pact.ts'],
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    sequence: { sequencer: SmallFilesFirst },
    testTimeout: 60_000,
  },
});
