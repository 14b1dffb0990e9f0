import { readFileSync } from 'node:fs';
import { variantOf } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { nodeForAll } from '@miczero/mock-platform/testing-node';
import { beforeAll, describe, expect, test } from 'vitest';
import { readScenario } from './format/read-scenario.ts';
import { scenarioFiles } from './library.ts';
import { play } from './play/player.ts';
import { nodeRuntime } from './runtimes/node-runtime.ts';
import { lookersAt, placedSteps } from './testing/looks.ts';

/** Variants that change neither a text nor a role of a page: they are fired and heard there, and nothing can look at them. */
const UNSEEN: readonly string[] = ['roomBackgroundChanged', 'roomBackgroundChanged background_web'];

const known = [HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES].flatMap((table) =>
  Object.entries(table).flatMap(([name, frames]) => frames.map(({ body }) => variantOf(name, JSON.parse(body)))),
);

const platform = nodeForAll();

/** What came to an actor in a scenario, by the name that the whole body gives it, and whether a step looks at that actor's page for it. */
interface Came {
  readonly variant: string;
  readonly isSeen: boolean;
}

/** Named by what came, and not by what is expected of it, which may leave the variant open. */
async function cameIn(file: string): Promise<readonly Came[]> {
  const read = readScenario(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problems)}`);
  const steps = placedSteps(read.scenario.steps);
  const came: Came[] = [];
  const report = await play(read.scenario, {
    runtime: nodeRuntime,
    origin: platform.origin,
    onHeard: (actor, { name, body }, place) => {
      came.push({ variant: variantOf(name, body), isSeen: lookersAt(steps, place).has(actor) });
    },
  });
  expect(report.held, file).toBe(true);
  return came;
}

describe('the scenarios of events', () => {
  const came: Came[] = [];
  beforeAll(async () => {
    for (const { name, file } of scenarioFiles()) if (name.startsWith('events/')) came.push(...(await cameIn(file)));
  });

  test('every variant of every event comes to an actor', () => {
    const variants = new Set(came.map(({ variant }) => variant));
    expect(known.filter((variant) => !variants.has(variant))).toEqual([]);
  });

  test('a step looks at the page of an actor to whom a variant came, before anything else comes there', () => {
    const seen = new Set(came.flatMap(({ variant, isSeen }) => (isSeen ? variant : [])));
    expect([...new Set(known.filter((variant) => !seen.has(variant)))].sort()).toEqual([...UNSEEN].sort());
  });
});
