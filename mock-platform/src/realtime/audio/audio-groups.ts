import type { UserNo } from '@miczero/contracts';

/** The members of each audio group, each person once. */
export class AudioGroups<Member extends { readonly no: UserNo }> {
  readonly #groups = new Map<string, Map<UserNo, Member>>();
  readonly #keys = new Map<Member, string>();

  /** Adds a member that `exit` has removed from its former group. */
  enter(key: string, member: Member): void {
    const group = this.#groups.get(key) ?? new Map<UserNo, Member>();
    this.#groups.set(key, group.set(member.no, member));
    this.#keys.set(member, key);
  }

  /** Removes a member; returns those who stay, or null when it was in no group. */
  exit(member: Member): readonly Member[] | null {
    const key = this.#keys.get(member);
    const group = key === undefined ? undefined : this.#groups.get(key);
    if (key === undefined || !group) return null;
    this.#keys.delete(member);
    group.delete(member.no);
    if (group.size === 0) this.#groups.delete(key);
    return [...group.values()];
  }

  /** All members of a group. */
  in(key: string): readonly Member[] {
    return [...(this.#groups.get(key)?.values() ?? [])];
  }

  /** Another member of the same group. */
  peer(member: Member, no: UserNo): Member | null {
    const key = this.#keys.get(member);
    const found = key === undefined ? undefined : this.#groups.get(key)?.get(no);
    return found && found !== member ? found : null;
  }

  /** Members of all groups together. */
  get size(): number {
    return this.#keys.size;
  }
}
