import { jsonLogger } from '@miczero/mock-platform';
import { shareByRedis } from '@miczero/mock-platform/share-by-redis';
import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd, socketTarget } from '../crowd.ts';
import { serve } from '../fan-out/server.ts';

/**
 * Child process: one of the nodes that share a crowded hall. Its receivers are members who view the channel, its senders
 * others who talk. All nodes tell each message to their own receivers.
 */
export interface ClusterNodeOptions {
  readonly redisUrl: string;
  readonly name: string;
  /** Members of the hall, of all nodes together. */
  readonly people: number;
  /** The first of the members that belong to this node: receivers, then senders. */
  readonly from: number;
  readonly receivers: number;
  readonly senders: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as ClusterNodeOptions;
const { name, people, from, receivers, senders } = options;
const shared = await shareByRedis({ url: options.redisUrl, prefix: 'bench:', node: name, logger: jsonLogger });
const node = await crowdedNode(people, shared.parts);
const origin = await node.listen();
const mine = await signInCrowd(node, receivers + senders, from);
const runner = node.worlds.get('main');
if (!runner) throw new Error('the world main is missing');
for (const { no, token } of mine) {
  await runner.run('channel.join', { no, sid: token.sid }, { channel_id: CROWD_CHANNEL });
}

serve(
  {
    port: Number(new URL(origin).port),
    isSocketIo: true,
    target: (index) => socketTarget(mine[index] as (typeof mine)[number]),
    publish: (sequence) => {
      const sender = mine[receivers + (sequence % senders)] as (typeof mine)[number];
      const body = { msg_type: '1', content: '今晚八点开黑，缺一个辅助', msg: '', extra: {} } as const;
      const said = { hall_id: CROWD_HALL, channel_id: CROWD_CHANNEL, c_mid: `${name}-${sequence}` as never, body };
      runner.run('chat.send', { no: sender.no, sid: sender.token.sid }, said).catch((error: unknown) => {
        // Waiting for a line that was never sent would not end.
        console.error(error);
        process.exit(1);
      });
    },
  },
  receivers,
);
