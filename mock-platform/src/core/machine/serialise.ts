import { sha256Hex } from '../kernel/sha256.ts';
import { completeSessions } from '../state/im.ts';
import { emptyWorld, WORLD_FORMAT, type World } from '../state/world.ts';

// A Map travels as {"$map": [[key, value], ...]} in insertion order, which the log determines.

export function serialiseWorld(world: World): string {
  return JSON.stringify(world, (_key, value: unknown) => (value instanceof Map ? { $map: [...value] } : value));
}

/**
 * Maps stand in objects and in Maps, never in lists or below an object without one (world.ts); the areas of the world are
 * looked into by name below. A reviver would be asked for every field of every record, which more than doubles the time of a start.
 */
function revive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('$map' in value && Array.isArray(value.$map)) {
    const entries: [unknown, unknown][] = value.$map;
    return new Map(entries.map(([key, item]) => [key, revive(item)]));
  }
  for (const [key, field] of Object.entries(value)) {
    if (typeof field === 'object' && field !== null && '$map' in field) Object.assign(value, { [key]: revive(field) });
  }
  return value;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map);

/** Reads what `serialiseWorld` wrote; a text of another format is an error, not a guess. */
export function reviveWorld(text: string): World {
  const world = revive(JSON.parse(text));
  if (typeof world !== 'object' || world === null || !('format' in world) || world.format !== WORLD_FORMAT) {
    throw new Error('snapshot of an unknown format');
  }
  // An area's own part of the world is a plain object of Maps.
  for (const part of Object.values(world)) if (!(part instanceof Map)) revive(part);
  // A snapshot from before an area, or a part of one, existed: it begins empty.
  const parts: Record<string, unknown> = { ...world };
  for (const [name, empty] of Object.entries(emptyWorld(''))) {
    const part = parts[name];
    if (part === undefined) Object.assign(world, { [name]: empty });
    else if (isPlain(part) && isPlain(empty)) Object.assign(part, { ...empty, ...part });
  }
  const whole = world as World; // our own bytes, checked by format
  completeSessions(whole.im);
  return whole;
}

/** SHA-256 of the canonical state: equal on every node that folded the same log. */
export function digestWorld(world: World): string {
  return sha256Hex(serialiseWorld(world));
}
