import type { ControlData } from '@miczero/contracts/control';
import type { Shelf } from '../storage/shelf.ts';
import { ACTIONS_MAX, type Action, type Kept, readActions, writeActions } from './stored-actions.ts';

/** Commands that a world has when it was made. */
const MAKING_COMMANDS = 2;
/** Between the first action and the writing of all since: repeated events are hundreds a second. */
const WRITE_MS = 500;

const NOTHING: Kept = { actions: [], past: 0, dropped: 0, reached: 0 };

/** `damaged`: what was stored did not parse and is gone. `notStored`: the browser stores no more, so a reload forgets. */
export type ActionsNotice = 'damaged' | 'notStored';

/** What was done from this console to each world, kept in the browser once `keepIn` has named its storage. */
export class SavedActions {
  readonly #kept = new Map<string, Kept>();
  /** The number of commands of each world, as the latest list of worlds has it. */
  readonly #commands = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  /** Worlds whose stored actions are not those of this page. */
  readonly #unwritten = new Set<string>();
  #shelf: Shelf | null = null;
  #notice: ActionsNotice | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly notice = (): ActionsNotice | null => this.#notice;

  /** Reads what is stored, and stores from now on. A value that does not parse is dropped, and `notice` says so. */
  keepIn(shelf: Shelf): void {
    this.#shelf = shelf;
    const { worlds, isDamaged } = readActions(shelf);
    for (const [world, kept] of worlds) this.#kept.set(world, kept);
    if (isDamaged) {
      // What does not parse goes at once, so that it is told only once.
      this.#write();
      this.#notice = 'damaged';
    }
    this.#tell();
  }

  /** Another page of this browser has stored: its actions are taken, except for worlds with newer ones of this page. */
  readAgain(): void {
    if (!this.#shelf) return;
    const { worlds } = readActions(this.#shelf);
    for (const world of [...this.#kept.keys()]) if (!this.#unwritten.has(world)) this.#kept.delete(world);
    for (const [world, kept] of worlds) if (!this.#unwritten.has(world)) this.#kept.set(world, kept);
    this.#tell();
  }

  note(world: string, call: string, method: string, input: Action['input']): void {
    // A world that is made or replaced begins without a past.
    if (call === 'worlds.create' || call === 'worlds.reset' || call === 'worlds.delete') {
      this.#commands.delete(world);
      this.forget(world);
    }
    if (!isKept(call, method)) return;
    const listed = this.#commands.get(world) ?? 0;
    const { actions, past, dropped, reached } = this.#kept.get(world) ?? { ...NOTHING, past: listed };
    const all = [...actions, { call, input, at: Date.now() }];
    const over = Math.max(0, all.length - ACTIONS_MAX);
    // Behind all others: the order is that of the newest actions.
    this.#kept.delete(world);
    this.#kept.set(world, {
      actions: all.slice(over),
      past,
      dropped: dropped + over,
      reached: Math.max(reached, listed),
    });
    this.#changed(world);
  }

  /** What the list of worlds says: how far each has come. One that has gone back was made anew elsewhere. */
  notePasts(worlds: readonly Pick<ControlData<'worlds.create'>, 'name' | 'sequence'>[]): void {
    for (const { name, sequence } of worlds) {
      const kept = this.#kept.get(name);
      this.#commands.set(name, sequence);
      if (!kept) continue;
      if (sequence < kept.reached) this.forget(name);
      else this.#kept.set(name, { ...kept, reached: sequence });
    }
  }

  of(world: string): readonly Action[] {
    return (this.#kept.get(world) ?? NOTHING).actions;
  }

  /** What the actions on a world lack: commands before the first action, and actions that were too many. */
  leftOutOf(world: string): { readonly past: number; readonly dropped: number } {
    const { past, dropped } = this.#kept.get(world) ?? NOTHING;
    return { past: Math.max(0, past - MAKING_COMMANDS), dropped };
  }

  forget(world: string): void {
    if (this.#kept.delete(world)) this.#changed(world);
  }

  /** The person has read the notice. */
  dismiss(): void {
    this.#notice = null;
    this.#tell();
  }

  /** Stores at once what waits to be stored: the page may end. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#shelf || this.#unwritten.size === 0) return;
    const isStored = this.#write();
    if (!isStored && this.#notice !== 'notStored') {
      this.#notice = 'notStored';
      this.#tell();
    }
  }

  #changed(world: string): void {
    this.#unwritten.add(world);
    if (this.#shelf) this.#timer ??= setTimeout(() => this.flush(), WRITE_MS);
    this.#tell();
  }

  /** Worlds without changes here stay as another page of this browser has stored them. */
  #write(): boolean {
    if (!this.#shelf) return false;
    const worlds = new Map(readActions(this.#shelf).worlds);
    for (const world of this.#unwritten) worlds.delete(world);
    for (const [world, kept] of this.#kept) if (this.#unwritten.has(world)) worlds.set(world, kept);
    this.#unwritten.clear();
    return writeActions(this.#shelf, worlds);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Those of this page. */
export const savedActions = new SavedActions();

/** Calls that change a world from inside. Those about whole worlds make, replace or end what a scenario begins with. */
function isKept(call: string, method: string): boolean {
  return method !== 'GET' && !call.startsWith('worlds.');
}
