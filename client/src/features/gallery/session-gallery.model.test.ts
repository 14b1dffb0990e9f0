import { expect, test } from 'vitest';
import type { ImLine, ImMessage } from '../im/index.ts';
import { neighbour } from './gallery.model.ts';
import { openSessionGallery, sessionExtended, sessionFollowed } from './session-gallery.model.ts';

const SESSION = 'p2p-10002';
/** All of them are the same picture. */
const message = (at: number): ImMessage => ({
  id: String(at),
  clientId: `c${at}`,
  session: SESSION,
  from: '10002',
  at,
  body: { kind: 'image', url: '/same.png', width: 40, height: 20 },
});
const line = (at: number): ImLine => ({ ...message(at), delivery: 'sent' });
const nameOf = () => '阿澈';

test('older pictures that the session has read meanwhile stand once, also when all are the same picture', () => {
  const opened = openSessionGallery({ session: SESSION, lines: [line(3), line(4)], hasOlder: true, nameOf }, 'c4');
  if (!opened) throw new Error('the session holds the line');
  const lines = [line(2), line(3), line(4)];
  const followed = sessionFollowed(opened, { session: SESSION, lines, hasOlder: true, nameOf });
  const extended = sessionExtended(followed, [message(1), message(2)], false, nameOf);
  expect(extended.pictures.map(({ key }) => key)).toEqual(['c1', 'c2', 'c3', 'c4']);
  const seen = [];
  for (let at: string | null = extended.at; at !== null; at = neighbour({ ...extended, at }, -1)) seen.push(at);
  expect(seen).toEqual(['c4', 'c3', 'c2', 'c1']);
});
