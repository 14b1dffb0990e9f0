import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from '../bench/crowd.ts';
import { openRoom } from './open-room.ts';

/**
 * Child process with a platform whose world is one crowded hall. The first `signedIn` members are signed in and have the channel on
 * screen, the next `inRoom` are signed in for a voice room, and the others are away.
 */
const [signedIn = 0, inRoom = 0, away = 0] = process.argv.slice(2).map(Number);
const node = await crowdedNode(signedIn + inRoom + away, { pingIntervalMs: 25_000, control: { token: '' } });
const origin = await node.listen();
const runner = node.worlds.get('main');
if (!runner) throw new Error('the world main is missing');
const logins = await signInCrowd(node, signedIn + inRoom);
const sessions = logins.map(({ no, token }) => ({ no, sid: token.sid, secret_key: token.secret_key }));
for (const { no, sid } of sessions.slice(0, signedIn)) {
  await runner.run('channel.join', { no, sid } as never, { channel_id: CROWD_CHANNEL });
}
const roomSessions = sessions.slice(signedIn);
const [host] = roomSessions;
const room = host ? await openRoom(origin, host) : '';
process.send?.({
  origin,
  hall: CROWD_HALL,
  channel: CROWD_CHANNEL,
  sessions: sessions.slice(0, signedIn),
  room,
  roomSessions,
});
process.on('disconnect', () => process.exit(0));
