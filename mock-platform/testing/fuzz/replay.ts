import { apply } from '../../src/core/machine/apply.ts';
import type { Command } from '../../src/core/machine/command.ts';
import { reviveWorld, serialiseWorld } from '../../src/core/machine/serialise.ts';
import { emptyWorld, type World } from '../../src/core/state/world.ts';
import type { LogEntry } from '../../src/log/log.ts';
import type { Findings } from './findings.ts';

/** Of so many commands one is looked at from both sides. */
const COMPARED_EVERY = 8;

/**
 * Applies the log of a world once more, as a start would: it must lead to the same bytes, and a refused command must have
 * changed nothing (core/machine/apply.ts). What a run did to a world live is looked at here, away from its clocks.
 */
export function replay(live: World, entries: readonly LogEntry[], findings: Findings): void {
  const world = emptyWorld(live.name);
  for (const { position, command } of entries) {
    // To write a world down costs more than to run a command.
    const before = position % COMPARED_EVERY === 0 ? lasting(world) : null;
    // As a file would have kept it.
    const stored: Command = JSON.parse(JSON.stringify(command));
    const outcome = apply(world, stored);
    if (before !== null && !outcome.ok && lasting(world) !== before) {
      findings.add(`${stored.name} was refused and changed the world`, stored.input);
    }
  }
  const text = serialiseWorld(live);
  if (serialiseWorld(world) !== text) findings.add('the log leads to another world');
  if (serialiseWorld(reviveWorld(text)) !== text) findings.add('a snapshot leads to another world');
  for (const path of unsound(live, 'world')) findings.add(`not a value that a snapshot keeps: ${path}`);
}

/** The state without what every command changes. */
function lasting({ sequence: _sequence, clock: _clock, ...rest }: World): string {
  return serialiseWorld({ ...rest, sequence: 0, clock: 0 });
}

/** Places of numbers that JSON does not know, or that are no longer exact. */
function unsound(value: unknown, path: string): string[] {
  if (typeof value === 'number') {
    return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? [] : [`${path}: ${value}`];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries: [unknown, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, item]) => unsound(item, `${path}.${String(key)}`));
}
