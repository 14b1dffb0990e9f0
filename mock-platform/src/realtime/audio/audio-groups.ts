import type { UserNo } from '@miczero/contracts';

/** Who is in which audio, each person once. */
export class AudioGroups<Member extends { readonly no: UserNo }> {
  readonly #groups = new Map<string, Map<UserNo, Member>>();
  readonly #keys = new Map<Member, string>();

  /** Puts somebody into a group whom `exit` has taken out of the one before. */
  enter(key: string, member: Member): void {
    const group = this.#groups.get(key) ?? new Map<UserNo, Member>();
    this.#groups.set(key, group.set(member.no, member));
    this.#keys.set(member, key);
  }

  /** Takes somebody out; answers who stays, or null when they were in no group. */
  exit(member: Member): readonly Member[] | null {
    const key = this.#keys.get(member);
    const group = key === undefined ? undefined : this.#groups.get(key);
    if (key === undefined || !group) return null;
    this.#keys.delete(member);
    group.delete(member.no);
    if (group.size === 0) this.#groups.delete(key);
    return [...group.values()];
  }

  /** Everybody in a group. */
  in(key: string): readonly Member[] {
    return [...(this.#groups.get(key)?.values() ?? [])];
  }

  /** Somebody else in the same group. */
  peer(member: Member, no: UserNo): Member | null {
    const key = this.#keys.get(member);
    const found = key === undefined ? undefined : this.#groups.get(key)?.get(no);
    return found && found !== member ? found : null;
  }

  /** How many are in some group. */
  get size(): number {
    return this.#keys.size;
  }
}
