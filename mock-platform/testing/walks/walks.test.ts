import { ENDPOINTS, type Endpoint, type EndpointName } from '@miczero/contracts';
import { ENDPOINT_FIXTURES } from '@miczero/contracts/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OTHER_COMMANDS, SHARED_COMMANDS } from '../../src/core/machine/command-names.ts';
import type { CommandName } from '../../src/core/machine/command-table.ts';
import { createMemoryLogs } from '../../src/log/memory-log.ts';
import { createNode, type PlatformNode } from '../../src/node.ts';
import { Sandbox, take, WALKS, type Walk } from './index.ts';

let node: PlatformNode;
let origin: string;
let worlds = 0;
const logs = createMemoryLogs({ keep: true });

beforeAll(async () => {
  node = await createNode({ logs, control: { token: 'walks' } });
  origin = await node.listen();
});

afterAll(async () => {
  await node.close();
});

/** Runs one walk in a world of its own; answers the reply, the commands that the call made and the names of its events. */
async function walkOnce(name: EndpointName, walk: Walk) {
  worlds += 1;
  const sandbox = await Sandbox.open(origin, `walk-${worlds}`);
  try {
    if (walk.as !== 'visitor') await sandbox.as(walk.as);
    await walk.before?.(sandbox);
    // Some requests are themselves made of calls; what those bring is not this call's.
    const request = await walk.request(sandbox);
    const last = (await sandbox.control('journal.read')).list.at(-1)?.number ?? 0;
    const before = logs.entries(sandbox.world).length;
    const { answer } = await take(sandbox, name, { ...walk, request: () => request });
    const commands = logs
      .entries(sandbox.world)
      .slice(before)
      .map(({ command }) => command.name);
    const { list } = await sandbox.control('journal.read', { after: String(last) });
    return {
      answer,
      commands,
      events: new Set(list.flatMap((entry) => (entry.direction === 'out' ? [entry.name] : []))),
    };
  } finally {
    await sandbox.close();
  }
}

/** Sockets and time make commands while a call is under way; those are not the call's. */
const isOfCall = (command: CommandName) =>
  !(command in OTHER_COMMANDS) || Object.values(SHARED_COMMANDS).some((shared) => shared.includes(command));

/** Paths of the lists that have entries in the example and none in the answers: an empty list would satisfy any shape. */
function emptied(example: unknown, answers: readonly unknown[], path = 'data'): string[] {
  if (Array.isArray(example)) {
    const entries = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []));
    if (example.length === 0) return [];
    return entries.length === 0 ? [path] : emptied(example[0], entries, `${path}[]`);
  }
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([key, value]) =>
    emptied(
      value,
      answers.map((answer) => Object(answer)[key]),
      `${path}.${key}`,
    ),
  );
}

const sorted = (names: Iterable<string>) => [...names].sort();

describe('every call, made once for each of its examples', () => {
  for (const [name, walks] of Object.entries(WALKS) as [EndpointName, readonly Walk[]][]) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const rules = endpoint.rules.filter((rule) => rule.startsWith('api.'));
    test(`[${rules.join(', ')}] ${name}: answers by its contract, makes the command of its own name and brings exactly the events that it names`, async () => {
      expect(walks).toHaveLength(ENDPOINT_FIXTURES[name].length);
      const brought = new Set<string>();
      for (const [index, walk] of walks.entries()) {
        const { answer, commands, events } = await walkOnce(name, walk);
        for (const command of commands.filter(isOfCall)) expect(SHARED_COMMANDS[name] ?? [name]).toContain(command);
        expect(answer.body).toMatchObject({ code: 0, message: '' });
        expect(z.safeParse(endpoint.data, answer.body.data)).toMatchObject({ success: true });
        expect(emptied(ENDPOINT_FIXTURES[name][index]?.data, [answer.body.data])).toEqual([]);
        expect(sorted(events)).toEqual(sorted(walk.brings ?? endpoint.causes));
        for (const event of events) brought.add(event);
      }
      expect(sorted(brought)).toEqual(sorted(endpoint.causes));
    });
  }
});
