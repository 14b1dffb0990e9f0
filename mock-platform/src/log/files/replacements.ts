import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from './disk.ts';
import type { Marks } from './marks.ts';

const NEXT = '~next';
const FORMER = '~former';

/** Where the log is stored that is to take the place of that of a world. No world has such a name. */
export const nextOf = (world: string): string => `${world}${NEXT}`;

const formerOf = (world: string): string => `${world}${FORMER}`;

/**
 * Replaces the folder of a world by one that was stored beside it. Two folders cannot change places at once, so the marks tell
 * what is under way: `~next` has a mark until the change begins, and `~former` from then on until it has ended. Folders without
 * such a mark may be copies of an operator.
 */
export class Replacements {
  readonly #dir: string;
  readonly #marks: Marks;

  constructor(dir: string, marks: Marks) {
    this.#dir = dir;
    this.#marks = marks;
  }

  /** Puts the next log in the place of the present one, which stays where that fails. */
  carryOut(world: string): void {
    const stored = this.#marks.of(world);
    this.#marks.change({
      [world]: this.#marks.of(nextOf(world)),
      [formerOf(world)]: stored,
      [nextOf(world)]: null,
    });
    try {
      this.#move(world);
    } catch (error) {
      this.#marks.change({ [world]: stored, [formerOf(world)]: null });
      throw error;
    }
    this.#end(world);
  }

  #move(world: string): void {
    const [present, next, former] = [this.#path(world), this.#path(nextOf(world)), this.#path(formerOf(world))];
    if (existsSync(present)) renameSync(present, former);
    try {
      renameSync(next, present);
    } catch (error) {
      renameSync(former, present);
      throw error;
    }
    syncFolder(this.#dir);
  }

  /** The former log is not needed any more. */
  #end(world: string): void {
    rmSync(this.#path(formerOf(world)), { recursive: true, force: true });
    this.#marks.change({ [formerOf(world)]: null });
  }

  /** After a crash: completes what had begun, and forgets what had not. */
  endAll(): void {
    for (const name of this.#marks.worlds) {
      if (name.endsWith(NEXT)) {
        rmSync(this.#path(name), { recursive: true, force: true });
        this.#marks.change({ [name]: null });
      }
      if (!name.endsWith(FORMER)) continue;
      const world = name.slice(0, -FORMER.length);
      if (existsSync(this.#path(nextOf(world)))) this.#move(world);
      this.#end(world);
    }
  }

  #path(name: string): string {
    return join(this.#dir, name);
  }
}
