import { expect, test } from 'vitest';
import { withUnusedComponentsLoose } from './production-router.ts';

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
