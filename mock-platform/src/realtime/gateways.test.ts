import { expect, test } from 'vitest';
import { crowdedWithReasons, drawCommands, START } from '../../testing/kit/random-commands.ts';
import type { CoreEvent } from '../core/kernel/events.ts';
import { userNoOf } from '../core/kernel/ids.ts';
import { apply } from '../core/machine/apply.ts';
import type { Command } from '../core/machine/command.ts';
import { sourceOf } from '../core/machine/command-traits.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createMetrics } from '../metrics.ts';
import { createRandomSeeds, type Logger, silentLogger, systemClock } from '../ports.ts';
import { WorldRunner } from '../worlds/world-runner.ts';
import { publishTo } from './gateways.ts';

/** An event of a hall that a command really causes. */
function hallEvent(): CoreEvent {
  const world = crowdedWithReasons();
  for (const [index, { name, input, no }] of drawCommands(1, 1000).entries()) {
    const actor = { no: userNoOf(no), sid: `sid-${no}` };
    const command = { world: 'w', name, actor, at: START, seed: `t${index}`, input } as Command;
    const event = apply(world, command).events.find((each) => sourceOf(each) === 'hall');
    if (event) return event;
  }
  throw new Error('no command caused an event of a hall');
}

test('an event outside the traits of its command is logged, a declared one is not', () => {
  const complaints: unknown[] = [];
  const logger: Logger = { ...silentLogger, error: (message, details) => complaints.push([message, details]) };
  const publish = publishTo([], logger);
  const metrics = createMetrics();
  const options = { name: 'w', log: createMemoryLogs().open('w'), clock: systemClock, seeds: createRandomSeeds() };
  const runner = new WorldRunner({ ...options, logger, metrics, leads: () => true, publish });
  const actor = { no: userNoOf('1'), sid: 's' };
  const command = (name: 'chat.read' | 'im.token') =>
    ({ world: 'w', name, actor, at: START, seed: 's', input: {} }) as unknown as Command;
  publish(runner, [hallEvent()], command('chat.read'));
  expect(complaints).toEqual([]);
  publish(runner, [hallEvent()], command('im.token'));
  expect(complaints).toEqual([
    ['command caused an event that its traits exclude', { world: 'w', command: 'im.token', source: 'hall' }],
  ]);
  metrics.close();
});
