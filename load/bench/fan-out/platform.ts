import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd, socketTarget } from '../crowd.ts';
import { receiversFromArguments, serve } from './server.ts';

/** The platform: every receiver is a member viewing the channel; publishing a message is a send, including the log. */
const SENDERS = 50;
const receivers = receiversFromArguments();
const node = await crowdedNode(receivers + SENDERS);
const origin = await node.listen();
const people = await signInCrowd(node, receivers + SENDERS);
const runner = node.worlds.get('main');
if (!runner) throw new Error('the world main is missing');
for (const { no, token } of people) {
  await runner.run('channel.join', { no, sid: token.sid }, { channel_id: CROWD_CHANNEL });
}
const senders = people.slice(receivers);

serve(
  {
    port: Number(new URL(origin).port),
    isSocketIo: true,
    target: (index) => socketTarget(people[index] as (typeof people)[number]),
    publish: (sequence) => {
      const sender = senders[sequence % SENDERS] as (typeof people)[number];
      void runner.run(
        'chat.send',
        { no: sender.no, sid: sender.token.sid },
        {
          hall_id: CROWD_HALL,
          channel_id: CROWD_CHANNEL,
          c_mid: `bench-${sequence}` as never,
          body: { msg_type: '1', content: '今晚八点开黑，缺一个辅助', msg: '', extra: {} },
        },
      );
    },
  },
  receivers,
);
