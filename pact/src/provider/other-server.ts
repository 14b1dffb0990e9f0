import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TestCaller } from '@miczero/mock-platform/testing';
import * as z from 'zod/mini';
import type { RequestHandler } from './request-handler.ts';

/**
 * What may be done on a server that has no control API: the calls that change nothing there, and the values that their
 * requests need (docs/how-to/verify-another-server.md).
 */
const plan = z.object({
  calls: z.array(z.string()),
  values: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
});
export type Plan = z.output<typeof plan>;

export const readPlan = (file: string): Plan => z.parse(plan, JSON.parse(readFileSync(file, 'utf8')));

interface PactFile {
  readonly interactions: readonly {
    readonly type: string;
    readonly description: string;
    readonly providerStates?: readonly { readonly name: string }[];
  }[];
}

/** Writes a contract that holds only what can be verified there; answers its path and what it leaves out. */
export function narrowed(file: string, { calls }: Plan, hasCapture: boolean) {
  const whole = JSON.parse(readFileSync(file, 'utf8')) as PactFile;
  const interactions = whole.interactions.filter(({ type, description }) =>
    type === 'Synchronous/HTTP' ? calls.includes(description.split(',')[0] ?? '') : hasCapture,
  );
  const target = path.join(path.dirname(file), 'narrowed', path.basename(file));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ ...whole, interactions }));
  return { target, verified: interactions.length, leftOut: whole.interactions.length - interactions.length };
}

/** Provider states of a server that cannot be told what to be: the plan's values, and one person who is signed in. */
export class OtherServer {
  readonly #caller: TestCaller;
  readonly #plan: Plan;

  private constructor(caller: TestCaller, given: Plan) {
    this.#caller = caller;
    this.#plan = given;
  }

  static async signIn(origin: string, user: string, password: string, given: Plan): Promise<OtherServer> {
    const caller = new TestCaller(origin, { device: 'pact' });
    await caller.signIn(user, password);
    return new OtherServer(caller, given);
  }

  handlers(states: readonly string[]) {
    return Object.fromEntries(states.map((state) => [state, async () => this.#plan.values]));
  }

  readonly filter: RequestHandler = (request, _response, next) => {
    if (!request.path.startsWith('/_pact')) Object.assign(request.headers, this.#caller.headers());
    next();
  };
}
