import { expect, test } from 'vitest';
import routeModules from './route-modules.json' with { type: 'json' };
import { preloadTable } from './route-preloads.ts';

const modules = [...new Set(Object.values(routeModules).flat())];
const chunk = (fileName: string, imports: string[] = [], css: string[] = []) => ({
  fileName,
  imports,
  moduleIds: [],
  isEntry: fileName === 'entry.js',
  facadeModuleId: `/${fileName.replace('.js', '')}`,
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

test('a route preloads its modules with everything that they import, but nothing that the page names already', () => {
  const { files, routes } = preloadTable(chunks, locate);
  expect(Object.keys(routes)).toEqual(Object.keys(routeModules));
  for (const [route, indexes] of Object.entries(routes)) {
    const named = indexes.map((index) => files[index]);
    const own = routeModules[route as keyof typeof routeModules].map((module) => `${module}.js`);
    expect(named.toSorted()).toEqual([...own, 'deep.js', 'shared.css', 'shared.js'].toSorted());
  }
});

test('a module that moved stops the build', () => {
  expect(() => preloadTable(chunks.slice(0, -1), locate)).toThrow(/is in no chunk/);
});
