import { readFileSync, writeFileSync } from 'node:fs';
import type { EndpointName } from '@miczero/contracts';
import { apply } from '../../src/core/machine/apply.ts';
import type { Command } from '../../src/core/machine/command.ts';
import { serialiseWorld } from '../../src/core/machine/serialise.ts';
import { createMemoryLogs } from '../../src/log/memory-log.ts';
import { createNode } from '../../src/node.ts';
import { digestOf, type Recording, textOf } from '../../src/recording/index.ts';
import { crowdedWithReasons, drawCommands, START } from '../kit/random-commands.ts';
import { Sandbox, take, WALKS, type Walk } from '../walks/index.ts';

/**
 * Makes the kept recordings under the version of the platform: `node --import tsx mock-platform/testing/kept-recordings/make.ts`.
 * README.md says when.
 */
const RANDOM_COMMANDS = 1200;
const RANDOM_SEED = 6;
const HERE = new URL('./', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../../package.json', HERE), 'utf8')) as { version: string };

/** What takes something from the others comes after them: calls that close places, and at last those that end sessions. */
const LATE = [/^(room\.edit|channel\.del|hall\.(delete|leave|kick_out|update))$/, /^(account|login)\./];
const lateness = (name: string) => LATE.findIndex((late) => late.test(name));

/** A walk expects a world of its own. What an earlier one has changed may refuse it: refusals are recorded as well. */
async function walked(sandbox: Sandbox, name: EndpointName, walk: Walk): Promise<void> {
  try {
    await walk.before?.(sandbox);
    await take(sandbox, name, walk);
  } catch (error) {
    process.stdout.write(`refused before ${name}: ${error}\n`);
  }
}

/** Every call over HTTP, one after the other in one world of a node. */
async function everyCall(): Promise<Recording> {
  const node = await createNode({ logs: createMemoryLogs({ keep: true }), control: { token: 'recorder' } });
  const sandbox = await Sandbox.open(await node.listen(), 'recorded', { limits: { burst: 1e6, per_second: 1e6 } });
  const calls = Object.entries(WALKS) as [EndpointName, readonly Walk[]][];
  for (const [name, [walk]] of calls.sort(([one], [other]) => lateness(one) - lateness(other))) {
    if (walk) await walked(sandbox, name, walk);
  }
  const recording = await node.worlds.get(sandbox.world)?.record();
  await node.close();
  if (!recording) throw new Error('the world was not made');
  return recording;
}

/** Random commands of all kinds, from a state on, as in a log whose beginning was deleted. */
function randomCommands(): Recording {
  const world = crowdedWithReasons();
  const start = { position: world.sequence, state: serialiseWorld(world) };
  let at = START;
  const commands = drawCommands(RANDOM_SEED, RANDOM_COMMANDS).map(({ name, input, no, wait }, index) => {
    at += wait;
    return { world: 'w', name, actor: { no, sid: `sid-${no}` }, at, seed: `r${index}`, input } as unknown as Command;
  });
  for (const command of structuredClone(commands)) apply(world, command);
  return { world: 'w', start, commands, sha256: digestOf(world) };
}

for (const [kind, recording] of [
  ['calls', await everyCall()],
  ['random', randomCommands()],
] as const) {
  const name = `${kind}-${version}.recording`;
  writeFileSync(new URL(name, HERE), textOf(recording));
  process.stdout.write(`| ${name} | ${recording.commands.length} | \`${recording.sha256}\` |\n`);
}
