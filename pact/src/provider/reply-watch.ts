import { ENDPOINTS, type Endpoint } from '@miczero/contracts';
import { isRecord } from '@miczero/drift/json-path';
import { faultsOf, type Strictness } from './exact-form.ts';
import type { RequestHandler } from './request-handler.ts';

type Response = Parameters<RequestHandler>[1];

/**
 * Reads every reply of the provider while Pact verifies it. Pact compares the fields and types of the example; this
 * watch compares the whole reply, including every list element, with the contract.
 */
export class ReplyWatch {
  readonly #strictness: Strictness;
  readonly #faults = new Set<string>();
  #watched = 0;

  constructor(strictness: Strictness) {
    this.#strictness = strictness;
  }

  /** Number of replies read. */
  get watched(): number {
    return this.#watched;
  }

  /** Faults as `call method path: place: fault`, without duplicates. */
  get faults(): readonly string[] {
    return [...this.#faults];
  }

  /** Wraps the filter with this watch. */
  around(filter: RequestHandler): RequestHandler {
    return (request, response, next) => {
      const endpoint = endpointOf(request);
      if (endpoint && !endpoint.isPage) collectText(response, (text) => this.look(endpoint, text));
      filter(request, response, next);
    };
  }

  /** Checks one reply. A refusal has no data to check; whether a reply is a refusal is Pact's concern. */
  look(endpoint: Endpoint, text: string): void {
    this.#watched += 1;
    const where = `${endpoint.name} ${endpoint.method} ${endpoint.path}`;
    for (const fault of this.#faultsOf(endpoint, text)) this.#faults.add(`${where}: ${fault}`);
  }

  #faultsOf(endpoint: Endpoint, text: string): string[] {
    const reply = parsed(text);
    if (!isRecord(reply)) return ['$: no JSON object'];
    if (reply['code'] !== 0) return [];
    const faults = faultsOf(endpoint.data, reply['data'], this.#strictness).map((fault) =>
      fault.replace('$', '$.data'),
    );
    if (this.#strictness === 'readable') return faults;
    const keys = Object.keys(reply).sort().join(', ');
    return keys === 'code, data, message'
      ? faults
      : [`$: ${keys} where the envelope has code, data, message`, ...faults];
  }
}

function endpointOf({ method, path }: Parameters<RequestHandler>[0]): Endpoint | undefined {
  const all: readonly Endpoint[] = Object.values(ENDPOINTS);
  return all.find((endpoint) => endpoint.method === method && endpoint.path === path);
}

/** Passes on the complete body after it has been sent. */
function collectText(response: Response, hand: (text: string) => void): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = (...given) => {
    keep(given[0]);
    return write(...given);
  };
  response.end = (...given) => {
    keep(given[0]);
    hand(Buffer.concat(chunks).toString('utf8'));
    return end(...given);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // reported as a missing JSON object
  }
}
