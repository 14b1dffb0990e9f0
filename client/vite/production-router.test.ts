import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { productionEntry, withUnusedComponentsLoose } from './production-router.ts';

test('a component of the router that nothing uses is held by no name and by no call', () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  () => null',
    ');',
    'Form.displayName = "Form";',
    'var RouteContext = React2.createContext({});',
    'RouteContext.displayName = "Route";',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
  ].join('\n');
  expect(withUnusedComponentsLoose(code).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  () => null',
    ');',
    '',
    'var RouteContext = /* @__PURE__ */ React2.createContext({});',
    '',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
  ]);
});

test('the installed router keeps no name and no call that the bundler takes for used', () => {
  const entry = productionEntry();
  const read = (file: string) => readFileSync(path.join(path.dirname(entry), file), 'utf8');
  const index = readFileSync(entry, 'utf8');
  const chunks = [...index.matchAll(/from "\.\/([^"]+\.mjs)"/g)].map(([, file = '']) => read(file));
  const before = [index, ...chunks].join('\n');
  const after = withUnusedComponentsLoose(before);
  for (const marked of ['createContext', 'forwardRef', 'memo'])
    expect(after).toMatch(new RegExp(`^var \\w+ = /\\* @__PURE__ \\*/ \\w+\\.${marked}\\(`, 'm'));
  expect(before).toMatch(/^\w+\.displayName =/m);
  expect(after).not.toMatch(/^\w+\.displayName =/m);
  const unmarked = /^(?:var|let|const) \w+ = (?:\w+\.)?(?:createContext|forwardRef|memo)\d*\(.*$/gm;
  expect(after.match(unmarked) ?? []).toEqual([]);
});
