import { expect, test } from 'vitest';
import { resolveUrl } from '../connection/connection.selectors.ts';
import { bannersOf } from './banner.model.ts';

const leadsOf = (path: string) =>
  bannersOf([{ id: 'b', type: 1, title: '版本更新', img: '', path }], (url) =>
    resolveUrl('https://api.example', url),
  ).map(({ leads }) => (leads.kind === 'outside' ? leads.url : leads.path));

test('[rule.banner.type-1] a banner leads to a web address or to a page of the platform, and to nothing else', () => {
  expect(leadsOf('https://news.example/1')).toEqual(['https://news.example/1']);
  expect(leadsOf('/static/news')).toEqual(['https://api.example/static/news']);
  for (const path of ['', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'blob:x']) {
    expect([path, leadsOf(path)]).toEqual([path, []]);
  }
});
