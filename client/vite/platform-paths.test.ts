import { expect, test } from 'vitest';
import { servePublished } from '../../mock-platform/src/http/published-pages.ts';
import { PLATFORM_PATHS } from './platform-paths.ts';

test('the development server forwards the pages that operations publish', () => {
  const published: string[] = [];
  const app = { get: (path: string) => published.push(path) };
  servePublished(app as unknown as Parameters<typeof servePublished>[0]);
  expect(published).toContain('/static/news');
  expect(published.filter((path) => !PLATFORM_PATHS.some((forwarded) => path.startsWith(`${forwarded}/`)))).toEqual([]);
});
