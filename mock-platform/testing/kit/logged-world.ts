import { channelIdOf, clientMidOf, hallIdOf, userNoOf } from '../../src/core/kernel/ids.ts';
import { textBody } from '../../src/core/seeds/chat-lines.ts';
import type { Log, LogStore } from '../../src/log/log.ts';
import { createMetrics } from '../../src/metrics.ts';
import { createRandomSeeds, type Logger, silentLogger, systemClock } from '../../src/ports.ts';
import { WorldRunner } from '../../src/worlds/world-runner.ts';

/** The world `w` on a log, without a node around it. */
export function runnerOn(log: Log, logger: Logger = silentLogger): WorldRunner {
  const metrics = createMetrics();
  return new WorldRunner({
    name: 'w',
    log,
    clock: systemClock,
    seeds: createRandomSeeds(),
    logger,
    metrics,
    leads: () => true,
    publish: () => {},
  });
}

/** Opens what a store has of the world `w`. */
export async function opened(logs: LogStore, logger?: Logger): Promise<WorldRunner> {
  const runner = runnerOn(logs.open('w'), logger);
  await runner.open();
  return runner;
}

/** Makes the world `w`, in which a person may say as much as they like. */
export async function begun(logs: LogStore): Promise<WorldRunner> {
  const runner = await opened(logs);
  const limits = { burst: 1e6, per_second: 1e6 };
  await runner.run('world.create', null, { seed_world: 'two-friends', seed: 7, limits });
  return runner;
}

export const say = (runner: WorldRunner, c_mid: string) =>
  runner.run(
    'chat.send',
    { no: userNoOf(10_001), sid: '' },
    {
      hall_id: hallIdOf(8001),
      channel_id: channelIdOf(9001),
      c_mid: clientMidOf(c_mid),
      body: textBody(`text ${c_mid}`),
    },
  );

export const sayMany = (runner: WorldRunner, from: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => say(runner, `c${from + index}`)));
