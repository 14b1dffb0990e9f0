import type { UserNo } from '@miczero/contracts';
import type { Connection } from './connection.ts';

const NO_CONNECTIONS: ReadonlySet<never> = new Set<never>();

/** The open connections of one kind on a node, by world and by person. */
export class ConnectionRegistry<C extends Connection> {
  readonly #byWorld = new Map<string, Map<UserNo, Set<C>>>();
  readonly #byId = new Map<string, C>();
  /** Grows with every change; audience caches compare it. */
  version = 0;

  add(connection: C): void {
    const users = this.#byWorld.get(connection.runner.name) ?? new Map<UserNo, Set<C>>();
    const own = users.get(connection.no) ?? new Set<C>();
    this.#byWorld.set(connection.runner.name, users.set(connection.no, own.add(connection)));
    this.#byId.set(connection.id, connection);
    this.version += 1;
  }

  remove(connection: C): void {
    const users = this.#byWorld.get(connection.runner.name);
    const own = users?.get(connection.no);
    own?.delete(connection);
    if (own?.size === 0) users?.delete(connection.no);
    if (users?.size === 0) this.#byWorld.delete(connection.runner.name);
    this.#byId.delete(connection.id);
    this.version += 1;
  }

  byId(id: string): C | undefined {
    return this.#byId.get(id);
  }

  ofUser(world: string, no: UserNo): ReadonlySet<C> {
    return this.#byWorld.get(world)?.get(no) ?? NO_CONNECTIONS;
  }

  users(world: string): ReadonlyMap<UserNo, ReadonlySet<C>> {
    return this.#byWorld.get(world) ?? new Map();
  }

  all(): readonly C[] {
    return [...this.#byId.values()];
  }

  ofWorld(world: string): readonly C[] {
    return [...this.users(world).values()].flatMap((own) => [...own]);
  }
}
