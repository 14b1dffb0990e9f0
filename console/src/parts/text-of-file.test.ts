import { expect, test } from 'vitest';
import { textOfFile } from './text-of-file.ts';

test('a file that cannot be read any more is told apart from an empty one', async () => {
  expect(await textOfFile(new Blob(['一']))).toBe('一');
  expect(await textOfFile(new Blob([]))).toBe('');
  expect(await textOfFile({ text: () => Promise.reject(new DOMException('moved', 'NotReadableError')) })).toBe(null);
});
