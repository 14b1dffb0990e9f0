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

/** Folds a whole recording. Throws an `UnusableRecording` unless its last state is the recorded one, byte for byte. */
export function requireSameEnd(recording: Recording): void {
  const sha256 = digestWorld(replayTo(recording, spanOf(recording).last));
  if (sha256 === recording.sha256) return;
  throw new UnusableRecording(
    `its commands lead to the state ${sha256.slice(0, 12)}… and not to ${recording.sha256.slice(0, 12)}…: it was recorded by another version of the platform`,
  );
}
