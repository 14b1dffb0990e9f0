import { ENDPOINTS, type Endpoint } from '@miczero/contracts';
import { isRecord } from '@miczero/drift/json-path';
import { faultsOf, type Strictness } from './exact-form.ts';
import type { RequestHandler } from './request-handler.ts';

type Response = Parameters<RequestHandler>[1];

/**
 * Reads along what the provider answers while Pact verifies it. Pact holds a reply to the example's fields and types; this
 * holds all of it, every element of every list, to the contract.
 */
export class ReplyWatch {
  readonly #strictness: Strictness;
  readonly #faults = new Set<string>();
  #watched = 0;

  constructor(strictness: Strictness) {
    this.#strictness = strictness;
  }

  /** Replies that were looked at. */
  get watched(): number {
    return this.#watched;
  }

  /** `call method path: place: what is wrong`, each once. */
  get faults(): readonly string[] {
    return [...this.#faults];
  }

  /** The filter with this watch around it. */
  around(filter: RequestHandler): RequestHandler {
    return (request, response, next) => {
      const endpoint = endpointOf(request);
      if (endpoint && !endpoint.isPage) collectText(response, (text) => this.look(endpoint, text));
      filter(request, response, next);
    };
  }

  /** Looks at one reply. A refusal has no data to look at, and that it is one is for Pact to say. */
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

/** Hands on the whole body once it has been sent. */
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
    return null; // told as no JSON object
  }
}
