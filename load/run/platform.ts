import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileLogs, silentLogger } from '@miczero/mock-platform';
import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from '../bench/crowd.ts';
import type { LoadPlace } from './platform-under-load.ts';

/**
 * Child process with a platform whose world is one crowded hall, and whose log is in files, as that of `npm start`. The first `inHall` members are signed in and have the channel on
 * screen, the next `inRoom` are signed in for a voice room, and the others are away.
 */
process.on('disconnect', () => process.exit(0));
const dir = mkdtempSync(path.join(tmpdir(), 'miczero-load-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
const [inHall = 0, inRoom = 0, arriving = 0] = process.argv.slice(2).map(Number);
const node = await crowdedNode(inHall + inRoom + arriving, {
  logs: createFileLogs(dir, silentLogger),
  pingIntervalMs: 25_000,
  control: { token: '' },
});
const origin = await node.listen();
const runner = node.worlds.get('main');
if (!runner) throw new Error('the world main is missing');
const logins = await signInCrowd(node, inHall + inRoom);
const sessions = logins.map(({ no, token }) => ({ no, sid: token.sid, secret_key: token.secret_key }));
for (const { no, sid } of sessions.slice(0, inHall)) {
  await runner.run('channel.join', { no, sid } as never, { channel_id: CROWD_CHANNEL });
}
const roomSessions = sessions.slice(inHall);
const place: Omit<LoadPlace, 'room'> = {
  origin,
  world: 'main',
  token: '',
  hall: CROWD_HALL,
  channel: CROWD_CHANNEL,
  sessions: sessions.slice(0, inHall),
  roomSessions,
};
process.send?.(place);
