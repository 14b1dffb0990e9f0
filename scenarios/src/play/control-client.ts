import type { ControlData, ControlName } from '@miczero/contracts/control';
import { controlData, controlRequest } from '@miczero/contracts/control-call';
import type { WorldPlace } from './caller.ts';
import type { Runtime } from './runtime.ts';

/** The control API about one world. A refusal is a `ControlRefusal`. */
export class ControlClient {
  readonly #place: WorldPlace;
  readonly #token: string;
  readonly #request: Runtime['request'];

  constructor(place: WorldPlace, token: string, { request }: Pick<Runtime, 'request'>) {
    [this.#place, this.#token, this.#request] = [place, token, request];
  }

  /** Makes the world, in the place of one of that name. */
  async begin(seed: object): Promise<void> {
    const { list } = await this.call('worlds.list', {});
    if (list.some(({ name }) => name === this.#place.world)) await this.call('worlds.delete', {});
    await this.call('worlds.create', seed);
  }

  async end(): Promise<void> {
    await this.call('worlds.delete', {});
  }

  async digest(): Promise<string> {
    return (await this.call('worlds.digest', {})).sha256;
  }

  async call<Name extends ControlName>(name: Name, request: object): Promise<ControlData<Name>> {
    const { path, init } = controlRequest(name, this.#place.world, request, this.#token);
    const { status, text } = await this.#request(`${this.#place.origin}${path}`, init);
    return controlData(name, status, replyIn(text, `${name}: status ${status}`));
  }
}

/** Characters of an answer that are quoted. */
const QUOTED_MAX = 200;

/** The reply in an answer. A gateway between the two answers with a page of its own. */
function replyIn(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what}, which is not JSON: ${text.replaceAll(/\s+/g, ' ').slice(0, QUOTED_MAX)}`);
  }
}
