import { expect, test } from 'vitest';
import { withVerdict } from './report-page.ts';

const PLOTS =
  '<!doctype html><html><head><title>k6 report</title></head><body class="dark">\n<div id="root"></div></body></html>';
const report = (lines: readonly string[], isFine: boolean) =>
  withVerdict(PLOTS, {
    name: 'dedupe',
    announcement: '50 sockets, 100 a second, 5 s, validation <sampled>',
    lines,
    isFine,
    endedAt: new Date('2026-01-02T03:04:05Z'),
  });

test('a report begins with the name, the sizes and the verdict of its run, before the plots', () => {
  const page = report(["✗ lost $& $' 3", 'The run FAILED: see ✗ above.'], false);
  expect(page).toContain('<title>dedupe: failed</title>');
  expect(page).toMatch(/<body class="dark">\s*<style>[^<]+<\/style>\s*<header id="verdict">/);
  expect(page).toContain('<h1>dedupe: <strong>The run FAILED: see ✗ below.</strong></h1>');
  expect(page).toContain(
    '50 sockets, 100 a second, 5 s, validation &lt;sampled&gt;, ended <time>2026-01-02T03:04:05.000Z</time>',
  );
  expect(page).toContain("<pre><mark>✗ lost $&amp; $' 3</mark></pre>");
  expect(page.indexOf('<header')).toBeLessThan(page.indexOf('<div id="root">'));
  expect(page.endsWith('<div id="root"></div></body></html>')).toBe(true);
});

test('the report of a run that held says so in its title and heading', () => {
  const page = report(['✓ lost 0', 'Every threshold held.'], true);
  expect(page).toContain('<title>dedupe: held</title>');
  expect(page).toContain('<header id="verdict" class="fine">');
  expect(page).not.toContain('<mark>');
});
