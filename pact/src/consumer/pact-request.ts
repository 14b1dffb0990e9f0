import type { Endpoint } from '@miczero/contracts';
import { Matchers, Pact } from '@pact-foundation/pact';
import { CONSUMER, PACT_DIR, PROVIDER } from '../names.ts';

const pact = new Pact({ consumer: CONSUMER, provider: PROVIDER, dir: PACT_DIR, logLevel: 'error' });
const ATTEMPTS_MAX = 5;

/** A request of the client in a contract. */
export interface AskedFor {
  readonly endpoint: Endpoint;
  readonly description: string;
  /** Name of the provider state. */
  readonly state: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** The interaction without its response. */
export function asking({ endpoint, description, state, request }: AskedFor) {
  return pact
    .addInteraction()
    .given(state)
    .uponReceiving(description)
    .withRequest(endpoint.method, endpoint.path, (builder) => {
      if (endpoint.encoding === 'query') builder.query(queryOf(request));
      else if (endpoint.encoding === 'json') builder.jsonBody(injected(request));
      else builder.headers({ 'content-type': Matchers.regex('^multipart/form-data.*$', 'multipart/form-data') });
    });
}

type Described = ReturnType<ReturnType<typeof asking>['willRespondWith']>;

/** One interaction: its definition in Pact, and the client's action. */
export interface Kept {
  readonly describe: () => Described;
  readonly act: (url: string) => Promise<void>;
}

/**
 * Runs the actions against a server with these interactions, no two of them on one path, until Pact has seen them all.
 */
export async function keep(...interactions: readonly Kept[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    let wasAnswered = false;
    try {
      // Every description adds to the same server; the last one starts it.
      const described = interactions.map(({ describe }) => describe()).at(-1);
      await described?.executeTest(async ({ url }) => {
        for (const { act } of interactions) await act(url);
        wasAnswered = true;
      });
      return;
    } catch (error) {
      // Pact's server records a request after responding to it, and the check may come in between. The response was
      // right.
      const isLate = wasAnswered && String(error).includes('expected but not received');
      if (!isLate || attempt >= ATTEMPTS_MAX) throw error;
    }
  }
}

/** The time that Pact's server needs to match grows with the square of its number of interactions. */
const ROUND_MAX = 30;

/** Rounds that request every path once: a server with two responses for one request would return either. */
export function rounds<Item extends AskedFor>(items: readonly Item[]): Item[][] {
  const result: Item[][] = [];
  const pathOf = ({ endpoint }: AskedFor) => `${endpoint.method} ${endpoint.path}`;
  for (const item of items) {
    const open = result.find(
      (round) => round.length < ROUND_MAX && !round.some((other) => pathOf(other) === pathOf(item)),
    );
    if (open) open.push(item);
    else result.push([item]);
  }
  return result;
}

/** Values supplied by the provider: those of the prepared world. */
function injected(request: AskedFor['request']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).map(([field, value]) => [
      field,
      typeof value === 'string' || typeof value === 'number'
        ? Matchers.fromProviderState(`\${${field}}`, value)
        : value,
    ]),
  );
}

function queryOf(request: AskedFor['request']) {
  return Object.fromEntries(
    Object.entries(request).map(([field, value]) => [field, Matchers.fromProviderState(`\${${field}}`, String(value))]),
  ) as never;
}
