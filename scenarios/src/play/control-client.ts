import type { ControlData, ControlName } from '@miczero/contracts/control';
import { controlData, controlRequest } from '@miczero/contracts/control-call';

/** The control API about one world. A refusal is a `ControlRefusal`. */
export class ControlClient {
  readonly #origin: string;
  readonly #world: string;
  readonly #token: string;

  constructor(origin: string, world: string, token: string) {
    this.#origin = origin;
    this.#world = world;
    this.#token = token;
  }

  /** Makes the world, in the place of one of that name. */
  async begin(seed: object): Promise<void> {
    const { list } = await this.call('worlds.list', {});
    if (list.some(({ name }) => name === this.#world)) await this.call('worlds.delete', {});
    await this.call('worlds.create', seed);
  }

  async end(): Promise<void> {
    await this.call('worlds.delete', {});
  }

  async digest(): Promise<string> {
    return (await this.call('worlds.digest', {})).sha256;
  }

  async call<Name extends ControlName>(name: Name, request: object): Promise<ControlData<Name>> {
    const { path, init } = controlRequest(name, this.#world, request, this.#token);
    const response = await fetch(`${this.#origin}${path}`, init);
    return controlData(name, response.status, await response.json());
  }
}
