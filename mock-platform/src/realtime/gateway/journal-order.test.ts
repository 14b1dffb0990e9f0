import { afterEach, expect, test } from 'vitest';
import { logOver } from '../../../testing/kit/log-over.ts';
import { TestRoomSocket } from '../../../testing/kit/test-room-socket.ts';
import { Sandbox } from '../../../testing/walks/sandbox.ts';
import type { Log, LogStore } from '../../log/log.ts';
import { createMemoryLogs } from '../../log/memory-log.ts';
import { createNode, type PlatformNode } from '../../node.ts';

let node: PlatformNode | null = null;

afterEach(async () => {
  await node?.close();
  node = null;
});

/** Logs that store nothing while the disk waits. */
function slowDisk() {
  const logs = createMemoryLogs();
  const disk = { waits: Promise.resolve() };
  const slow = (log: Log): Log =>
    logOver(log, {
      append: async (commands) => {
        await disk.waits;
        await log.append(commands);
      },
    });
  const store: LogStore = { ...logs, open: (world) => slow(logs.open(world)) };
  return { store, disk };
}

test('the journal is in the order of its times, also where the log stores a command late', async () => {
  const { store, disk } = slowDisk();
  node = await createNode({ logs: store, control: { token: '' } });
  const sandbox = await Sandbox.open(await node.listen(), 'order');
  const owner = await sandbox.as('owner');
  const socket = await TestRoomSocket.open(owner);
  await owner.call('room.join', { group_id: sandbox.room, gate: 'pc', lock_pass: '', type: 1, history: 1 });
  await socket.frame('roomSeatsChanged');

  let goOn = () => {};
  disk.waits = new Promise((resolve) => {
    goOn = resolve;
  });
  socket.say(sandbox.room, 'c-late', 'hello');
  await socket.settled();
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Answered without the log, while the line waits for it.
  await owner.call('hall.search', { keyword: '', page: 1, page_size: 5 });
  goOn();
  await socket.frame('roomChat', ({ body }) => body.includes('c-late'));

  const { list } = await sandbox.control('journal.read');
  const names = list.map(({ name }) => name);
  expect(names.indexOf('hall.search')).toBeLessThan(names.lastIndexOf('roomChat'));
  const times = list.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  socket.close();
  await sandbox.close();
});
