import type { Endpoint } from '@miczero/contracts';
import { Matchers, Pact } from '@pact-foundation/pact';
import { CONSUMER, PACT_DIR, PROVIDER } from '../names.ts';

const pact = new Pact({ consumer: CONSUMER, provider: PROVIDER, dir: PACT_DIR, logLevel: 'error' });
const ATTEMPTS_MAX = 5;

/** A request of the client that a contract is about. */
export interface AskedFor {
  readonly endpoint: Endpoint;
  readonly description: string;
  /** Name of the provider state. */
  readonly state: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** The interaction up to its answer. */
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

/** One interaction: what Pact is told, and what the client does. */
export interface Kept {
  readonly describe: () => Described;
  readonly act: (url: string) => Promise<void>;
}

/** Acts against a server that knows these interactions, no two of them of one path, until Pact has seen them all. */
export async function keep(...interactions: readonly Kept[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    let wasAnswered = false;
    try {
      // Every description adds to the same server; the last one opens it.
      const described = interactions.map(({ describe }) => describe()).at(-1);
      await described?.executeTest(async ({ url }) => {
        for (const { act } of interactions) await act(url);
        wasAnswered = true;
      });
      return;
    } catch (error) {
      // Pact's server books a request only after it has answered it, and may be asked before it has: the answer was right.
      const isLate = wasAnswered && String(error).includes('expected but not received');
      if (!isLate || attempt >= ATTEMPTS_MAX) throw error;
    }
  }
}

/** What Pact's server takes for an answer grows with the square of what it knows. */
const ROUND_MAX = 30;

/** Rounds in which every path is asked for once: a server with two answers for one request would give either. */
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

/** The values that the provider puts in: those of a world in which the call has something to do. */
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
