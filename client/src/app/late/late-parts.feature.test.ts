import { expect, test, vi } from 'vitest';
import { HALL, VIEWER } from '../../testing/chat-lines.ts';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import { runClient } from '../../testing/run-client.ts';
import { createLateParts } from './late-parts.ts';
import { PART_CHAPTERS } from './part-chapters.ts';

test('a session takes the hall part in, and the link opens only then: its first event finds every consumer', async () => {
  const run = await runClient({
    parts: [],
    prepare: ({ storage }) => storage.write('hall_notices', JSON.stringify({ [HALL]: { n1: 1 } })),
  });
  // Whether the part is here already depends on the cache of modules; an open link without it would be wrong either way.
  expect(run.server.isOpen() && !run.client.late.isTaken('hall')).toBe(false);
  await vi.waitFor(() => expect(run.client.late.isTaken('hall')).toBe(true), 10_000);
  await run.clock.advance(0);
  expect([run.server.isOpen(), run.state().connection.link.kind]).toEqual([true, 'online']);
  run.server.emit('unreadSynced', { list: [{ hall_id: HALL, unread: 7 }] }, { to: VIEWER });
  await run.clock.advance(40);
  expect(run.state().halls.hallUnread[HALL]).toBe(7);
  // A late part restores its session data although the session began before it loaded.
  expect(run.state().halls.notices.seen).toEqual({ [HALL]: { n1: 1 } });
  expect(run.bugs).toEqual([]);
});

test('a page that begins with a session draws its first screen before it loads the hall part', async () => {
  const waiting: (() => void)[] = [];
  const run = await runClient({
    parts: [],
    prepare: ({ page }) => {
      page.onFirstScreenDone = (callback) => {
        waiting.push(callback);
        return () => {};
      };
    },
  });
  await run.clock.advance(1000);
  expect([waiting.length, run.client.late.isTaken('hall')]).toEqual([1, false]);
  for (const callback of waiting) callback();
  await vi.waitFor(() => expect(run.client.late.isTaken('hall')).toBe(true), 10_000);
});

test('overlapping calls share one load, and a load that failed is tried again', async () => {
  const { ports } = createFakePorts();
  const roomSocket = vi.fn(ports.late.roomSocket).mockRejectedValueOnce(new Error('offline'));
  const added: string[] = [];
  const texts: string[] = [];
  const late = createLateParts(
    { ...ports, late: { ...ports.late, roomSocket } },
    (features) => added.push(...features.map(({ name }) => name), `after ${texts}`),
    async (chapters) => void texts.push(...chapters),
  );
  await expect(late.take('room')).rejects.toThrow('offline');
  expect([late.isTaken('room'), added]).toEqual([false, []]);
  await Promise.all([late.take('room'), late.take('room')]);
  await late.take('room');
  expect([late.isTaken('room'), added.filter((name) => name === 'room')]).toEqual([true, ['room']]);
  // The first load failed after its texts had come.
  const once = PART_CHAPTERS.room;
  expect(added).toContain(`after ${[...once, ...once]}`);
});
