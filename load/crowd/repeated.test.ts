import { expect, it } from 'vitest';
import { Repeated } from './repeated.ts';

it('A text that comes to many sockets is read once.', () => {
  const read: string[] = [];
  const texts = new Repeated((text) => read.push(text));
  for (let socket = 0; socket < 1000; socket++) texts.of('hello');
  texts.of('other');
  expect(read).toEqual(['hello', 'other']);
});

it('Texts are forgotten, oldest first, so that a long run does not fill the memory.', () => {
  const read: string[] = [];
  const texts = new Repeated((text) => read.push(text));
  for (let message = 0; message < 65; message++) texts.of(`message ${message}`);
  read.length = 0;
  texts.of('message 64');
  texts.of('message 0');
  expect(read).toEqual(['message 0']);
});
