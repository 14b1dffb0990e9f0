import { ERRORS } from '@miczero/contracts';
import { ControlRefusal } from '@miczero/contracts/control-call';
import { nodeRuntime } from '@miczero/scenarios';
import { ControlClient } from '@miczero/scenarios/player';
import type { RunningPlatform } from './platform-under-load.ts';
import { reasonOf } from './reason-of.ts';

/**
 * Deletes the world of a run and those of its plays. Answers a line for each world that stays, with the reason. It never rejects.
 */
export async function deleteWorlds(at: RunningPlatform, run: string): Promise<readonly string[]> {
  const stays: string[] = [];
  try {
    const { list } = await controlOf(at, run).call('worlds.list', {});
    for (const { name } of list) {
      if (name !== run && !name.startsWith(`${run}-`)) continue;
      const why = await deleteWorld(at, name);
      if (why !== null) stays.push(`The world ${name} stays at ${at.origin}: ${why}`);
    }
  } catch (error) {
    stays.push(`The worlds ${run}… may stay at ${at.origin}: ${reasonOf(error)}`);
  }
  return stays;
}

/** Why a world stays; null when it is gone. */
async function deleteWorld(at: RunningPlatform, name: string): Promise<string | null> {
  try {
    await controlOf(at, name).end();
    return null;
  } catch (error) {
    // A play that ends deletes its own world.
    if (error instanceof ControlRefusal && error.code === ERRORS.worldUnknown.code) return null;
    return reasonOf(error);
  }
}

function controlOf({ origin, token }: RunningPlatform, world: string): ControlClient {
  return new ControlClient({ origin, world }, token, nodeRuntime);
}
