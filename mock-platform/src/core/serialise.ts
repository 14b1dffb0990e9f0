import { sha256Hex } from './sha256.ts';
import type { World } from './world.ts';

// A Map travels as {"$map": [[key, value], ...]} in insertion order, which the log determines.

function replacer(_key: string, value: unknown): unknown {
  return value instanceof Map ? { $map: [...value] } : value;
}

function reviver(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$map' in value) || !Array.isArray(value.$map)) return value;
  return new Map(value.$map);
}

export function serialiseWorld(world: World): string {
  return JSON.stringify(world, replacer);
}

/** Reads what `serialiseWorld` wrote; a text of another format is an error, not a guess. */
export function reviveWorld(text: string): World {
  const world: unknown = JSON.parse(text, reviver);
  if (typeof world !== 'object' || world === null || !('format' in world) || world.format !== 1) {
    throw new Error('snapshot of an unknown format');
  }
  return world as World; // our own bytes, checked by format
}

/** SHA-256 of the canonical state: equal on every node that folded the same log. */
export function digestWorld(world: World): string {
  return sha256Hex(serialiseWorld(world));
}
