import type { PlatformNode } from '@miczero/mock-platform';
import { CROWD_HALL, signInCrowd } from '../crowd.ts';

/** A member writes `count` lines into each of the channels, beside the rate limits of sockets. */
export async function writeUnread(node: PlatformNode, channels: readonly string[], count: number): Promise<void> {
  const [person] = await signInCrowd(node, 1);
  const runner = node.worlds.get('main');
  if (!person || !runner) throw new Error('the crowd is empty');
  const actor = { no: person.no, sid: person.token.sid };
  for (const channel of channels) {
    for (let index = 0; index < count; index += 1) {
      await runner.run('chat.send', actor, {
        hall_id: CROWD_HALL,
        channel_id: channel as never,
        c_mid: `unread-${channel}-${index}` as never,
        body: { msg_type: '1', content: `没人读过的第 ${index} 句`, msg: '', extra: {} },
      });
    }
  }
}
