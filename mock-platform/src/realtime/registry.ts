import type { UserNo } from '@miczero/contracts';
import type { HallConnection } from './connection.ts';

const NOBODY: ReadonlySet<HallConnection> = new Set();

/** The open connections of a node, by world and by person. */
export class ConnectionRegistry {
  readonly #byWorld = new Map<string, Map<UserNo, Set<HallConnection>>>();
  readonly #byId = new Map<string, HallConnection>();
  /** Grows with every change: what caches of audiences compare. */
  version = 0;

  add(connection: HallConnection): void {
    const users = this.#byWorld.get(connection.runner.name) ?? new Map<UserNo, Set<HallConnection>>();
    const own = users.get(connection.no) ?? new Set<HallConnection>();
    this.#byWorld.set(connection.runner.name, users.set(connection.no, own.add(connection)));
    this.#byId.set(connection.id, connection);
    this.version += 1;
  }

  remove(connection: HallConnection): void {
    const users = this.#byWorld.get(connection.runner.name);
    const own = users?.get(connection.no);
    own?.delete(connection);
    if (own?.size === 0) users?.delete(connection.no);
    if (users?.size === 0) this.#byWorld.delete(connection.runner.name);
    this.#byId.delete(connection.id);
    this.version += 1;
  }

  byId(id: string): HallConnection | undefined {
    return this.#byId.get(id);
  }

  ofUser(world: string, no: UserNo): ReadonlySet<HallConnection> {
    return this.#byWorld.get(world)?.get(no) ?? NOBODY;
  }

  users(world: string): ReadonlyMap<UserNo, ReadonlySet<HallConnection>> {
    return this.#byWorld.get(world) ?? new Map();
  }

  all(): readonly HallConnection[] {
    return [...this.#byId.values()];
  }

  ofWorld(world: string): readonly HallConnection[] {
    return [...this.users(world).values()].flatMap((own) => [...own]);
  }
}
