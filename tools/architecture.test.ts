import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bin, ROOT } from './run.ts';

/** The architecture tool passes silently when it resolves nothing: each kind of rule is shown to find a planted violation. */
const folder = mkdtempSync(path.join(tmpdir(), 'architecture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function plant(files: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  for (const shared of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'node_modules', 'client/feature-graph.mjs']) {
    await mkdir(path.dirname(path.join(folder, shared)), { recursive: true });
    await symlink(path.join(ROOT, shared), path.join(folder, shared));
  }
}

test('planted violations of each kind are found', async () => {
  await plant({
    'client/src/lib/a.ts': "import '../features/chat/index.ts';\nexport const a = 1;\n",
    'client/src/features/chat/index.ts': "export { b } from './chat.saga.ts';\n",
    'client/src/features/chat/chat.saga.ts': "import './views/Row.tsx';\nexport const b = 1;\n",
    'client/src/features/chat/views/Row.tsx': 'export const Row = 1;\n',
    'client/src/features/session/session.model.ts':
      "import '../chat/index.ts';\nimport '../../platform/ports.ts';\nexport const c = 1;\n",
    'client/src/platform/ports.ts': 'export const p = 1;\n',
    'client/src/features/unlisted/index.ts': "import '../chat/chat.saga.ts';\n",
    'mock-platform/src/core/world.ts': "import 'node:fs';\nimport '../log/log.ts';\nexport const w = 1;\n",
    'mock-platform/src/log/log.ts': "import '../core/world.ts';\nexport const l = 1;\n",
    'contracts/src/index.ts': "import 'node:crypto';\n",
  });
  const output = await new Promise<string>((resolve) => {
    execFile(
      bin('depcruise'),
      ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'client', 'mock-platform', 'contracts'],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    );
  });
  const report = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  const found = new Set(report.summary.violations.map(({ rule }) => rule.name));
  expect([...found].sort()).toEqual(
    expect.arrayContaining([
      'client-lib-imports-downwards',
      'contracts-import-zod-only',
      'core-is-pure',
      'feature-is-listed',
      'feature-session-upstream',
      'feature-through-its-door',
      'no-circular',
      'pure-models',
      'sagas-without-views',
      'state-knows-no-views',
    ]),
  );
});
