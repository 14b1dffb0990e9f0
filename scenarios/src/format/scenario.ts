import { seedWorld, worldSeed } from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { PAGE_PATH, type Step } from './steps.ts';

export const PHONE = /^\d{11}$/;

/** An actor: an account of the world's seed. */
const actor = z.strictObject({
  /** The phone that signs in. */
  phone: z.string().check(z.regex(PHONE)),
  password: z._default(z.string(), 'miczero123'),
  /** The path that the actor's page opens with, where the scenario is played with pages. */
  page: z.optional(z.string().check(z.regex(PAGE_PATH))),
});

/** How the world begins. A part that is absent is that of the world of a scenario without `world`. */
export const scenarioWorld = z.extend(worldSeed, { seed_world: z._default(seedWorld, 'every-role') });

/** A scenario without its steps. */
export const scenarioHead = z.strictObject({
  /** Version of this format. */
  format: z.literal(1),
  /** What happens. */
  title: bilingual,
  /** A hint for the tester: where to look. */
  about: z.optional(bilingual),
  /** Rules of docs/rules that it shows. */
  rules: z._default(z.array(z.string()), []),
  world: z._default(scenarioWorld, { seed_world: 'every-role', seed: 1, bots: false }),
  actors: z.record(z.string(), actor),
});

export type Actor = z.output<typeof actor>;
export type ScenarioHead = z.output<typeof scenarioHead>;
export interface Scenario extends ScenarioHead {
  readonly steps: readonly Step[];
}
/** As it is written: defaults may be absent. */
export type WrittenHead = z.input<typeof scenarioHead>;
