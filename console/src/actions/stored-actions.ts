import * as z from 'zod/mini';
import type { Shelf } from '../storage/shelf.ts';

/** Actions that are kept for each world: the newest. */
export const ACTIONS_MAX = 500;
/** Worlds whose actions are stored: those with the newest. */
export const WORLDS_MAX = 20;
/** Characters of all that is stored: browsers give an origin some 5 million, which scenarios and settings share. */
export const STORED_MAX = 1_000_000;

const KEY = 'miczero_actions';
const count = z.int().check(z.gte(0));

const action = z.strictObject({
  call: z.string(),
  input: z.record(z.string(), z.unknown()),
  at: z.int(),
});
const kept = z.strictObject({
  actions: z.array(action).check(z.maxLength(ACTIONS_MAX)),
  past: count,
  dropped: count,
  reached: count,
});
/** Worlds in the order of their newest action. */
const stored = z.array(z.tuple([z.string(), z.unknown()]));

/** Something that a person did to a world from this console: a control call that was not refused. */
export interface Action {
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What is kept of one world. */
export interface Kept {
  readonly actions: readonly Action[];
  /** Commands that the world had before the first of them. */
  readonly past: number;
  /** Actions that were too many, the oldest. */
  readonly dropped: number;
  /** Commands that the world has had at least: one with fewer is another world of that name. */
  readonly reached: number;
}

export interface ReadActions {
  readonly worlds: ReadonlyMap<string, Kept>;
  /** Something was stored that does not parse; it is not in `worlds`. */
  readonly isDamaged: boolean;
}

/** The actions that this browser has stored. Storage is per origin, so each platform has its own. */
export function readActions(shelf: Shelf): ReadActions {
  const list = z.safeParse(stored, jsonIn(shelf));
  if (!list.success) return { worlds: new Map(), isDamaged: true };
  const parsed = list.data.map(([world, value]) => [world, z.safeParse(kept, value)] as const);
  return {
    worlds: new Map(parsed.flatMap(([world, { success, data }]) => (success ? [[world, data] as const] : []))),
    isDamaged: parsed.some(([, { success }]) => !success),
  };
}

/** Stores the actions; worlds with the oldest give way to the others. False, and nothing changes, when not even those of the newest fit. */
export function writeActions(shelf: Shelf, worlds: ReadonlyMap<string, Kept>): boolean {
  const newest = [...worlds].slice(-WORLDS_MAX);
  for (let from = 0; from < newest.length; from += 1) if (store(shelf, newest.slice(from))) return true;
  return newest.length === 0 && store(shelf, []);
}

function store(shelf: Shelf, worlds: readonly (readonly [string, Kept])[]): boolean {
  const text = JSON.stringify(worlds);
  if (text.length > STORED_MAX) return false;
  try {
    shelf.setItem(KEY, text);
    return true;
  } catch {
    return false; // A full or a forbidden storage.
  }
}

/** Null for a text that is no JSON, so that it does not parse. */
function jsonIn(shelf: Shelf): unknown {
  const text = shelf.getItem(KEY);
  try {
    return text === null ? [] : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a change of the storage may be one of the actions: without a key all of it was cleared. */
export const isOfActions = ({ key }: Pick<StorageEvent, 'key'>): boolean => key === KEY || key === null;
