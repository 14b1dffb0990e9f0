import { describe, expect, test } from 'vitest';
import { resolveUrl } from './connection.selectors.ts';

describe('addresses', () => {
  test.each([
    ['/a.png', 'https://files.example/a.png'],
    ['https://x.example/a', 'https://x.example/a'],
    ['blob:x', 'blob:x'],
    ['data:image/png;base64,x', 'data:image/png;base64,x'],
    ['data:text/html,x', ''],
    ['javascript:alert(1)', ''],
    ['//evil.example/a', ''],
    ['/\\evil.example/a', ''],
    ['', ''],
  ])('%s', (url, expected) => {
    expect(resolveUrl('https://files.example', url)).toBe(expected);
  });
});
