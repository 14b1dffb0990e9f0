import { expect, test } from 'vitest';
import { platformOrigin } from './platform-origin.ts';

test('an address of a platform is reduced to its origin', () => {
  expect(platformOrigin('http://localhost:4130/__console')).toBe('http://localhost:4130');
  expect(platformOrigin('https://qa.example.com')).toBe('https://qa.example.com');
});

test.each([
  ['localhost:4130', 'write http://localhost:4130'],
  ['127.0.0.1:4130', 'write http://127.0.0.1:4130'],
  ['qa.example.com', 'write http://qa.example.com'],
  ['ws://localhost:4130', 'write an address such as http://localhost:4000'],
  ['', 'write an address such as http://localhost:4000'],
])('%s is no address, and what to write is told', (written, told) => {
  expect(() => platformOrigin(written)).toThrow(`--origin: "${written}" is no address of a platform; ${told}`);
});
