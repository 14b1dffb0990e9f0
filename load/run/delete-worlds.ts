import { ERRORS } from '@miczero/contracts';
import { ControlRefusal } from '@miczero/contracts/control-call';
import { nodeRuntime } from '@miczero/scenarios';
import { ControlClient } from '@miczero/scenarios/player';
import type { RunningPlatform } from './platform-under-load.ts';
import { reasonOf } from './reason-of.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { TROUBLE_WORDS } from './words/trouble-words.ts';

/**
 * Deletes the world of a run and those of its plays. Answers a line for each world that stays, with the reason. It never rejects.
 */
export async function deleteWorlds(
  at: RunningPlatform,
  run: string,
  language: LoadLanguage = 'en',
): Promise<readonly string[]> {
  const words = TROUBLE_WORDS[language];
  const stays: string[] = [];
  try {
    const { list } = await controlOf(at, run).call('worlds.list', {});
    for (const { name } of list) {
      if (name !== run && !name.startsWith(`${run}-`)) continue;
      const why = await deleteWorld(at, name);
      if (why !== null) stays.push(words.worldStays(name, at.origin, why));
    }
  } catch (error) {
    stays.push(words.worldsMayStay(run, at.origin, reasonOf(error)));
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
