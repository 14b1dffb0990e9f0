import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, ERRORS, HALL_EVENTS, ROOM_EVENTS, RTC_FRAMES } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../../../tools/documents/openapi.ts';
import { createNode } from '../../node.ts';
import { html } from './html.ts';

test('the page of the contracts holds every call, event and code, and runs nothing inline', async () => {
  const docsDir = await mkdtemp(join(tmpdir(), 'miczero-docs-'));
  await writeFile(join(docsDir, 'openapi.json'), JSON.stringify(openApiDocument('0')));
  const node = await createNode({ pages: { docsDir } });
  try {
    const page = await node.app.inject('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await node.app.inject('/docs/')).body).toBe(page.body);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'/);
    const ids = new Set([...page.body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const name of [ENDPOINTS, HALL_EVENTS, ROOM_EVENTS].flatMap((table) => Object.keys(table))) {
      expect(ids).toContain(name);
    }
    for (const name of Object.keys(RTC_FRAMES)) expect(ids).toContain(`audio-${name}`);
    for (const name of Object.keys(ERRORS)) expect(ids).toContain(`error-${name}`);
    // What a field means stands beside it, from the comments of the contracts.
    expect(page.body).toContain('<dt><code>all_seats</code></dt><dd>1 sends to every other user on a seat');
    // Every link inside the page leads somewhere.
    const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    expect(page.body).not.toMatch(/<script(?! type="module" src=)|\sstyle=|\son\w+=/);
    for (const [file, type] of [
      ['page.css', 'text/css'],
      ['page.js', 'text/javascript'],
    ]) {
      const part = await node.app.inject(`/docs/${file}`);
      expect(part.headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(part.body.length).toBeGreaterThan(100);
    }
  } finally {
    await node.close();
    await rm(docsDir, { recursive: true });
  }
});

test('text is escaped, and HTML of ours is not', () => {
  expect(html`<p title="${'"'}">${'<script>&'}${html`<b>${"'"}</b>`}</p>`.text).toBe(
    '<p title="&quot;">&lt;script&gt;&amp;<b>&#39;</b></p>',
  );
});
