import { readFileSync } from 'node:fs';
import { TestCaller } from '@miczero/mock-platform/testing';
import * as z from 'zod/mini';
import type { RequestHandler } from './request-handler.ts';

/**
 * The plan for a server without a control API: calls that change nothing there, and the values that their requests need
 * (docs/how-to/verify-another-server.md).
 */
const plan = z.object({
  calls: z.array(z.string()),
  values: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
});
export type Plan = z.output<typeof plan>;

export const readPlan = (file: string): Plan => z.parse(plan, JSON.parse(readFileSync(file, 'utf8')));

/** Provider states for a server that cannot be prepared: the values of the plan, and one signed-in user. */
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
