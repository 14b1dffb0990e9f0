import type { EndpointName } from '@miczero/contracts';
import { refusedWalks } from '@miczero/mock-platform/refusals';
import { Sandbox, WALKS, type Walk } from '@miczero/mock-platform/walks';
import { stateOf } from '../consumer/interactions.ts';
import { refusedStateOf } from '../consumer/refusals.ts';
import type { RequestHandler } from './request-handler.ts';

interface Ready {
  readonly sandbox: Sandbox;
  readonly walk: Walk;
  readonly name: EndpointName;
  readonly request: Readonly<Record<string, unknown>>;
}

/**
 * Provider states on a platform with a control API. Each interaction gets a world of its own, prepared by its walk; the
 * request carries the values of that world and the signature of the caller.
 */
export class ProviderStates {
  readonly #origin: string;
  #worlds = 0;
  #ready: Ready | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What Pact calls before and after each interaction. */
  handlers() {
    const walks = Object.entries(WALKS) as [EndpointName, readonly Walk[]][];
    const handler = (name: EndpointName, walk: Walk) => ({
      setup: () => this.#prepare(name, walk),
      teardown: () => this.#leave(),
    });
    return Object.fromEntries([
      ...walks.flatMap(([name, list]) => list.map((walk, index) => [stateOf(name, index), handler(name, walk)])),
      ...refusedWalks().map(({ name, refusal, walk }) => [refusedStateOf(name, refusal), handler(name, walk)]),
    ]);
  }

  /**
   * Signs the request that Pact is about to send. Sends multipart forms itself, because a contract cannot hold a file.
   */
  readonly filter: RequestHandler = (request, response, next) => {
    const ready = this.#ready;
    if (!ready || request.path.startsWith('/_pact')) {
      next();
      return;
    }
    this.#sign(ready, request.headers)
      .then(async (caller) => {
        if (!request.headers['content-type']?.startsWith('multipart/')) {
          next();
          return;
        }
        const { name, walk } = ready;
        const { status, body } = await caller.raw(name, ready.request, caller.headers(), walk.file?.());
        response.status(status).json(body);
      })
      .catch(next);
  };

  async #sign({ sandbox, walk }: Ready, headers: Record<string, unknown>) {
    const caller = walk.as === 'visitor' ? sandbox.visitor() : await sandbox.as(walk.as);
    delete headers['authorization'];
    Object.assign(headers, caller.headers());
    return caller;
  }

  async #prepare(name: EndpointName, walk: Walk) {
    this.#worlds += 1;
    const sandbox = await Sandbox.open(this.#origin, `pact-${process.pid}-${this.#worlds}`);
    if (walk.as !== 'visitor') await sandbox.as(walk.as);
    await walk.before?.(sandbox);
    const request = { ...(await walk.request(sandbox)) } as Record<string, unknown>;
    this.#ready = { sandbox, walk, name, request };
    return Object.fromEntries(
      Object.entries(request).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
    ) as Record<string, string | number>;
  }

  async #leave(): Promise<undefined> {
    const ready = this.#ready;
    this.#ready = null;
    await ready?.sandbox.close();
    return undefined;
  }
}
