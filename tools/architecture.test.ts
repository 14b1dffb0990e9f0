import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AREA_GRAPH } from '../mock-platform/core-graph.mjs';
import { bin, ROOT } from './run.ts';

/**
 * dependency-cruiser passes silently when it resolves nothing, so a planted violation of each kind of rule must be
 * found.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'architecture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function plant(files: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const shared = [
    '.dependency-cruiser.mjs',
    'tsconfig.base.json',
    'node_modules',
    'client/feature-graph.mjs',
    'mock-platform/core-graph.mjs',
  ];
  for (const each of shared) {
    await mkdir(path.dirname(path.join(folder, each)), { recursive: true });
    await symlink(path.join(ROOT, each), path.join(folder, each));
  }
}

test('finds a planted violation of each kind of rule', async () => {
  await plant({
    'client/src/lib/a.ts': "import '../features/chat/index.ts';\nexport const a = 1;\n",
    'client/src/features/chat/index.ts': "export { b } from './chat.saga.ts';\n",
    'client/src/features/chat/chat.saga.ts': "import './views/Row.tsx';\nexport const b = 1;\n",
    'client/src/features/chat/views/Row.tsx': 'export const Row = 1;\n',
    'client/src/features/session/session.model.ts':
      "import '../chat/index.ts';\nimport '../../platform/ports.ts';\nexport const c = 1;\n",
    'client/src/platform/ports.ts': 'export const p = 1;\n',
    'client/src/features/chat/bare.ts': "import { takeEvery } from 'typed-redux-saga';\nexport const e = takeEvery;\n",
    'client/src/features/unlisted/index.ts': "import '../chat/chat.saga.ts';\n",
    'mock-platform/src/core/state/world.ts': "import 'node:fs';\nimport '../../log/log.ts';\nexport const w = 1;\n",
    'mock-platform/src/log/log.ts': "import '../core/state/world.ts';\nexport const l = 1;\n",
    'mock-platform/src/core/state/halls.ts': "import '../rights/hall.ts';\n",
    'mock-platform/src/core/rights/hall.ts': "import '../areas/voice/voice.ts';\n",
    // Downstream of voice, so voice may not import it. An unlisted area may import no other.
    'mock-platform/src/core/areas/voice/voice.ts': "import '../halls/manage.ts';\n",
    'mock-platform/src/core/areas/halls/manage.ts': "import '../../../../testing/kit/sandbox.ts';\n",
    'mock-platform/src/core/areas/unlisted/a.ts': "import '../medals/medals.ts';\n",
    'mock-platform/src/core/areas/medals/medals.ts': "import '../../seeds/demo.ts';\n",
    'mock-platform/src/core/seeds/demo.ts': "import '../machine/apply.ts';\n",
    'mock-platform/src/core/machine/apply.ts': 'export const apply = 1;\n',
    'mock-platform/src/core/loose.ts': "import './machine/apply.ts';\n",
    'mock-platform/src/realtime/hall/hall-gateway.ts': "import '../room/room-gateway.ts';\n",
    'mock-platform/src/realtime/room/room-gateway.ts': "import '../../control/control-api.ts';\n",
    'mock-platform/src/control/control-api.ts': "import '../realtime/hall/hall-gateway.ts';\n",
    'mock-platform/src/admission/rate-limits.ts': "import '../http/app.ts';\n",
    'mock-platform/src/http/app.ts': 'export const app = 1;\n',
    'mock-platform/testing/kit/sandbox.ts': 'export const sandbox = 1;\n',
    'contracts/src/index.ts': "import 'node:crypto';\nimport './loose.ts';\n",
    'contracts/src/loose.ts': 'export const loose = 1;\n',
    'console/src/words/words.ts': "import '../unlisted/b.ts';\nimport '../emit/emit.ts';\n",
    'console/src/unlisted/b.ts': "import '../emit/emit.ts';\n",
    'console/src/emit/emit.ts': "import '../Desk.tsx';\nexport const emit = 1;\n",
    'console/src/Desk.tsx': "import './main.tsx';\n",
    'console/src/main.tsx': 'export const main = 1;\n',
  });
  const output = await new Promise<string>((resolve) => {
    execFile(
      bin('depcruise'),
      [
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'json',
        'client',
        'mock-platform',
        'contracts',
        'console',
      ],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    );
  });
  const report = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  const found = new Set(report.summary.violations.map(({ rule }) => rule.name));
  expect([...found].sort()).toEqual(
    expect.arrayContaining([
      'area-is-listed',
      'area-voice-upstream',
      'client-lib-imports-downwards',
      'console-Desk.tsx-imports-downwards',
      'console-emit-imports-downwards',
      'console-folder-is-listed',
      'console-words-imports-downwards',
      'contracts-import-is-listed',
      'contracts-import-zod-only',
      'core-areas-imports-downwards',
      'core-in-its-layers',
      'core-is-pure',
      'core-rights-imports-downwards',
      'core-seeds-imports-downwards',
      'core-state-imports-downwards',
      'feature-is-listed',
      'feature-session-upstream',
      'gateways-are-a-list',
      'gateways-know-no-other-kind',
      'platform-admission-imports-downwards',
      'platform-realtime-imports-downwards',
      'feature-through-its-door',
      'no-circular',
      'platform-ships-no-tests',
      'pure-models',
      'sagas-through-one-door',
      'sagas-without-views',
      'state-knows-no-views',
    ]),
  );
});

test('lists the areas of the core upstream first: no area is upstream of itself', () => {
  const areas = Object.keys(AREA_GRAPH);
  for (const [index, [area, upstream]] of Object.entries<string[]>(AREA_GRAPH).entries()) {
    expect({ area, unknown: upstream.filter((name) => !areas.slice(0, index).includes(name)) }).toEqual({
      area,
      unknown: [],
    });
  }
});
