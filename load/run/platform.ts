import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from '../bench/crowd.ts';

/**
 * Child process with a platform whose world is one crowded hall. Every member is signed in and has the channel on screen, unless
 * the members are `away`.
 */
const people = Number(process.argv[2]);
const isAway = process.argv[3] === 'away';
const node = await crowdedNode(people, { pingIntervalMs: 25_000 });
const origin = await node.listen();
const logins = isAway ? [] : await signInCrowd(node, people);
const runner = node.worlds.get('main');
if (!runner) throw new Error('the world main is missing');
const sessions = [];
for (const { no, token } of logins) {
  await runner.run('channel.join', { no, sid: token.sid }, { channel_id: CROWD_CHANNEL });
  sessions.push({ no, sid: token.sid, secret_key: token.secret_key });
}
process.send?.({ origin, hall: CROWD_HALL, channel: CROWD_CHANNEL, sessions });
process.on('disconnect', () => process.exit(0));
