import { setImmediate } from 'node:timers/promises';
import { apply } from '../core/machine/apply.ts';
import { digestWorld, reviveWorld } from '../core/machine/serialise.ts';
import { emptyWorld, type World } from '../core/state/world.ts';
import { type Recording, spanOf, UnusableRecording } from './recording.ts';

/** The state after a command of a recording, folded from its start. The recording is unchanged. */
export function replayTo(recording: Recording, position: number): World {
  const { first, last } = spanOf(recording);
  if (position < first || position > last) {
    throw new UnusableRecording(`position ${position} is not in the recording, which has ${first} to ${last}`);
  }
  const world = startOf(recording);
  // The world keeps parts of the commands that it applies.
  for (const command of structuredClone(recording.commands.slice(0, position - world.sequence))) apply(world, command);
  return world;
}

function startOf({ world, start }: Recording): World {
  if (!start) return emptyWorld(world);
  try {
    return reviveWorld(start.state);
  } catch (error) {
    throw new UnusableRecording(`line 2: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Commands that are folded at a time: calls are answered in between. */
const TURN = 500;

/** Folds a whole recording. Rejects with an `UnusableRecording` unless its last state is the recorded one, byte for byte. */
export async function requireSameEnd(recording: Recording): Promise<void> {
  const { commands } = recording;
  const world = startOf(recording);
  for (let index = 0; index < commands.length; index += TURN) {
    for (const command of structuredClone(commands.slice(index, index + TURN))) apply(world, command);
    await setImmediate();
  }
  const sha256 = digestWorld(world);
  if (sha256 === recording.sha256) return;
  throw new UnusableRecording(
    `its commands lead to the state ${sha256.slice(0, 12)}… and not to ${recording.sha256.slice(0, 12)}…: it was recorded by another version of the platform`,
  );
}
