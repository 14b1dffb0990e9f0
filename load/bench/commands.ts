import { apply, type Command } from '@miczero/mock-platform';
import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from './crowd.ts';

/**
 * Commands per second: through `apply` alone, and through the runner with the log in memory, each acknowledged before
 * the next.
 */
export async function measureCommands(): Promise<{ name: string; perSecond: number }[]> {
  const node = await crowdedNode(50);
  try {
    const [person] = await signInCrowd(node, 1);
    const runner = node.worlds.get('main');
    if (!person || !runner) throw new Error('the crowd is empty');
    const actor = { no: person.no, sid: person.token.sid };
    let sequence = 0;
    const send = () => {
      sequence += 1;
      return runner.run('chat.send', actor, {
        hall_id: CROWD_HALL,
        channel_id: CROWD_CHANNEL,
        c_mid: `bench-${sequence}` as never,
        body: { msg_type: '1', content: '上号', msg: '', extra: {} },
      });
    };
    const join = () => runner.run('channel.join', actor, { channel_id: CROWD_CHANNEL });
    const commands = Array.from(
      { length: RUNS },
      (_, index): Command => ({
        world: 'main',
        name: 'chat.send',
        actor,
        at: runner.now() + index,
        seed: `bench-${index}`,
        input: {
          hall_id: CROWD_HALL,
          channel_id: CROWD_CHANNEL,
          c_mid: `apply-${index}` as never,
          body: { msg_type: '1', content: '上号', msg: '', extra: {} },
        },
      }),
    );
    const applied = performance.now();
    // Bypasses the log, which only a bench may do.
    for (const command of commands) if (!apply(runner.world, command).ok) throw new Error('a command was refused');
    const appliedSeconds = (performance.now() - applied) / 1000;
    return [
      { name: 'apply chat.send', perSecond: RUNS / appliedSeconds },
      { name: 'chat.send', perSecond: await rate(send) },
      { name: 'channel.join', perSecond: await rate(join) },
    ];
  } finally {
    await node.close();
  }
}

const RUNS = 50_000;

async function rate(run: () => Promise<unknown>): Promise<number> {
  for (let index = 0; index < RUNS / 10; index += 1) await run();
  const started = performance.now();
  for (let index = 0; index < RUNS; index += 1) await run();
  return RUNS / ((performance.now() - started) / 1000);
}
