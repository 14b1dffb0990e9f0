import { createContext, useContext } from 'react';

const KnownWorlds = createContext<readonly string[]>([]);

/** The names of the worlds that there are, for every field in which a new one is named. */
export const KnownWorldsProvider = KnownWorlds.Provider;

export const useKnownWorlds = (): readonly string[] => useContext(KnownWorlds);

/** A name as the platform takes it: a label of a host name. */
const WORLD_NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Why a new world cannot have a name; null when it can. Nothing is wrong yet with an empty one, which is none either. */
export function problemOfName(name: string, known: readonly string[]): 'invalid' | 'taken' | null {
  if (name === '') return null;
  if (!WORLD_NAME.test(name)) return 'invalid';
  return known.includes(name) ? 'taken' : null;
}
