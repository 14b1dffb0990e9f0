import { ERRORS, ROOM_SOCKET_CLOSE, SESSION_LIFETIME_S } from '@miczero/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { TestRoomSocket } from '../../../testing/kit/test-room-socket.ts';
import { Sandbox } from '../../../testing/walks/sandbox.ts';
import { createNode, type NodeOptions, type PlatformNode } from '../../node.ts';
import { type Clock, systemClock } from '../../ports.ts';

const LIFETIME_MS = SESSION_LIFETIME_S * 1000;
const EXPIRED = ERRORS.sessionExpired.code;

let node: PlatformNode;
let sandbox: Sandbox;

afterEach(async () => {
  await sandbox.close();
  await node.close();
});

async function begin(options: NodeOptions = {}) {
  node = await createNode({ ...options, control: { token: '' } });
  sandbox = await Sandbox.open(await node.listen(), 'expiry');
  const hall = await sandbox.connect('member');
  const room = await TestRoomSocket.open(await sandbox.as('member'));
  await room.settled();
  const other = await sandbox.connect('second');
  return { hall, room, other };
}

describe('a session whose time is over', () => {
  test('[session.valid-on-start.expired] an expired session closes its hall and room sockets, both with the code', async () => {
    const { hall, room, other } = await begin();
    await sandbox.control('clock.advance', { advance_ms: LIFETIME_MS + 1000 });
    await hall.until('the end', () => !hall.socket.connected);
    expect(hall.ofType(9998).map(({ parsed }) => parsed)).toMatchObject([{ code: EXPIRED }]);
    await room.until('the end', () => room.closed !== null);
    expect(room.closed).toEqual({ code: ROOM_SOCKET_CLOSE.refused, reason: String(EXPIRED) });
    // The clock ended the sessions of all people.
    await other.until('the end', () => !other.socket.connected);
    expect(node.worlds.get('expiry')?.world.sessions.size).toBe(0);
  });

  test('[session.valid-on-start.expired] receives nothing more, even before the next check of expired sessions', async () => {
    let ahead = 0;
    const clock: Clock = {
      now: () => systemClock.now() + ahead,
      steady: () => systemClock.steady() + ahead,
      // Nothing becomes due by itself: the sweeps stand still.
      after: (ms, work) => (ms === 1000 ? () => {} : systemClock.after(ms, work)),
    };
    const { hall, room, other } = await begin({ clock });
    const { general } = sandbox.channels;
    await (await sandbox.as('second')).call('channel.join', { channel_id: general });
    ahead = LIFETIME_MS + 1000;
    hall.say(sandbox.hall, general, 'c-late', '还在吗');
    room.ping();
    await hall.until('the end', () => !hall.socket.connected);
    expect(hall.received.at(-1)).toMatchObject({ type: 9998, parsed: { code: EXPIRED } });
    await room.until('the end', () => room.closed !== null);
    expect(room.closed?.reason).toBe(String(EXPIRED));
    expect(other.ofType(1001)).toEqual([]);
    expect(node.worlds.get('expiry')?.world.sent.size).toBe(0);
  });
});
