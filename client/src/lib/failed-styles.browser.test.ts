import { afterEach, expect, test } from 'vitest';
import { restoreStyles, watchFailedStyles } from './failed-styles.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="data:text/css,"]')];
afterEach(() => {
  for (const link of links()) link.remove();
});

test('a style sheet that failed is fetched again with the next try, until it is there', async () => {
  watchFailedStyles(document);
  for (const rel of ['stylesheet', 'modulepreload']) {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = `data:text/css,${rel}`;
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
  }
  expect(links().map(({ rel }) => rel)).toEqual(['modulepreload']);

  const again = restoreStyles(document);
  links().at(-1)?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow('data:text/css,stylesheet');
  expect(links()).toHaveLength(1);

  const good = restoreStyles(document);
  links().at(-1)?.dispatchEvent(new Event('load'));
  await good;
  expect(links().map(({ rel }) => rel)).toEqual(['modulepreload', 'stylesheet']);
  await restoreStyles(document);
  expect(links()).toHaveLength(2);
});
