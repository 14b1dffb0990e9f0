import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { type BuildManifest, OFFLINE_MODULES, offlineCopy, precachedFiles } from './offline-copy.ts';
import routeModules from './route-modules.json' with { type: 'json' };

const { session, routes } = routeModules;
const named = [
  ...session,
  ...OFFLINE_MODULES,
  ...Object.values(routes).flatMap((route) => Object.values(route).filter(Array.isArray).flat()),
];
const built = (name: string) => name.replace(/^\*/, 'node_modules');
/** A build in which every named module is a chunk, and the page imports one more. */
const manifest: BuildManifest = Object.fromEntries([
  ...named.map((name) => [built(name), { file: `assets/${built(name)}.js` }] as const),
  ['index.html', { file: 'assets/index.js', imports: ['_base.js'], css: ['assets/index.css'] }],
  [
    '_base.js',
    {
      file: 'assets/base.js',
      imports: ['index.html'],
      css: ['assets/base.css'],
      assets: ['assets/sprite.svg', 'assets/denoiser.wasm'],
    },
  ],
  ['src/screens/gallery/GalleryScreen.tsx', { file: 'assets/gallery.js' }],
]);

test('the worker is installed with the page, every route of route-modules.json, what stands in offline, and their imports and sprites', () => {
  const files = precachedFiles(manifest);
  for (const name of named) expect(files).toContain(`assets/${built(name)}.js`);
  const page = [
    'index.html',
    'first-paint.js',
    'assets/index.js',
    'assets/index.css',
    'assets/base.js',
    'assets/base.css',
    'assets/sprite.svg',
  ];
  for (const file of page) expect(files).toContain(file);
  for (const file of ['assets/gallery.js', 'assets/denoiser.wasm']) expect(files).not.toContain(file);
});

test('the parts of the copy find there what they load with themselves', () => {
  const root = path.join(import.meta.dirname, '..');
  const parts = named.filter((name) => name.startsWith('src/app/late/'));
  const loaded = parts.flatMap((part) => {
    const text = readFileSync(path.join(root, part), 'utf8');
    return [...text.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => path.join(path.dirname(part), name));
  });
  expect(loaded).toContain('src/features/im/unsent.saga.ts');
  expect(loaded.filter((name) => !named.includes(name))).toEqual([]);
});

test('a module that moved stops the build', () => {
  const { 'src/app/late/hall.ts': _gone, ...rest } = manifest;
  expect(() => precachedFiles(rest)).toThrow('src/app/late/hall.ts is not in the build');
});

test('a build that fails tells its first error, with the file, and not that the worker has no files', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'failing-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(path.join(root, 'main.js'), "import './gone.module.css';");
  const built = build({ root, configFile: false, logLevel: 'silent', plugins: offlineCopy() });
  await expect(built).rejects.toThrow(/gone\.module\.css[\s\S]*main\.js/);
});
