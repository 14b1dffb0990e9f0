import { CONTROL, CONTROL_TOKEN_HEADER, type ControlName } from '@miczero/contracts/control';

/** The control API about one world. A refusal is an error with the platform's words. */
export class ControlClient {
  readonly #origin: string;
  readonly #world: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string, world: string, token: string) {
    this.#origin = origin;
    this.#world = world;
    this.#headers = token === '' ? {} : { [CONTROL_TOKEN_HEADER]: token };
  }

  /** Makes the world, in the place of one of that name. */
  async begin(seed: object): Promise<void> {
    const { list } = (await this.call('worlds.list', {})) as { list: { name: string }[] };
    if (list.some(({ name }) => name === this.#world)) await this.call('worlds.delete', {});
    await this.call('worlds.create', seed);
  }

  async end(): Promise<void> {
    await this.call('worlds.delete', {});
  }

  async digest(): Promise<string> {
    return ((await this.call('worlds.digest', {})) as { sha256: string }).sha256;
  }

  async call(name: ControlName, request: object): Promise<unknown> {
    const { method, path } = CONTROL[name];
    const query = method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
    const response = await fetch(`${this.#origin}${path.replace(':world', this.#world)}${query}`, {
      method,
      headers: { ...this.#headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { body: JSON.stringify(request) }),
    });
    const reply = (await response.json()) as { code: number; message: string; data: unknown; issues?: string[] };
    if (reply.code === 0) return reply.data;
    throw new Error(`${name}: ${reply.code} ${[reply.message, ...(reply.issues ?? [])].join('; ')}`);
  }
}
