import { expect, test } from 'vitest';
import routeModules from './route-modules.json' with { type: 'json' };
import { preloadTable } from './route-preloads.ts';

const { session, routes } = routeModules;
const lobby = routes['/index/room/'];
const discover = routes['/index/more'];
const modules = [
  ...new Set([...session, ...Object.values(routes).flatMap((route) => Object.values(route).flat())]),
].filter((module) => typeof module === 'string');
const chunk = (fileName: string, imports: string[] = [], css: string[] = []) => ({
  fileName,
  imports,
  moduleIds: [],
  isEntry: fileName === 'entry.js',
  facadeModuleId: `/${fileName.replace(/\.js$/, '')}`,
  viteMetadata: { importedCss: new Set(css) },
});
const chunks = [
  chunk('entry.js', ['vendor.js'], ['entry.css']),
  chunk('vendor.js'),
  chunk('shared.js', ['vendor.js', 'deep.js'], ['shared.css']),
  chunk('deep.js', ['shared.js']),
  ...modules.map((module) => chunk(`${module}.js`, ['shared.js', 'entry.js'])),
];
const locate = (module: string) => `/${module}`;
const SHARED = ['deep.js', 'shared.css', 'shared.js'];
const chunksOf = (list: readonly string[]) => list.map((module) => `${module}.js`);

test('a route preloads its modules with everything that they import, but nothing that the page names already', () => {
  const { files, routes: table } = preloadTable(chunks, locate);
  const named = (indexes: readonly number[] = []) => indexes.map((index) => files[index]).toSorted();
  expect(Object.keys(table)).toEqual(Object.keys(routes));
  expect(named(table['/index/more']?.signedOut)).toEqual([...chunksOf(discover.always), ...SHARED].toSorted());
  expect(named(table['/index/room/']?.signedOut)).toEqual([...chunksOf(lobby.signedOut), ...SHARED].toSorted());
});

test('a session preloads its own modules on the routes that begin with them, and on no other', () => {
  const { files, routes: table } = preloadTable(chunks, locate);
  const named = (indexes: readonly number[] = []) => indexes.map((index) => files[index]).toSorted();
  const inSession = [...chunksOf(lobby.signedIn), ...chunksOf(session), ...SHARED].toSorted();
  expect(named(table['/index/room/']?.signedIn)).toEqual(inSession);
  const ofDiscover = [...chunksOf(discover.always), ...chunksOf(discover.signedIn), ...SHARED].toSorted();
  expect(named(table['/index/more']?.signedIn)).toEqual(ofDiscover);
});

test('files with Chinese texts are told apart', () => {
  const { files, chinese } = preloadTable(chunks, locate);
  const texts = modules.filter((module) => module.includes('/zh-CN/'));
  expect(chinese.map((index) => files[index]).toSorted()).toEqual(chunksOf(texts).toSorted());
});

test('a module that moved stops the build', () => {
  expect(() => preloadTable(chunks.slice(0, -1), locate)).toThrow(/is in no chunk/);
});
