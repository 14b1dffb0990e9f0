import { ENDPOINTS, type Endpoint, type EndpointName, isGeneralRefusal, type RefusalName } from '@miczero/contracts';
import { WALKS } from '../index.ts';
import type { Walk } from '../walk.ts';
import { HALL_TWISTS } from './of-halls.ts';
import { EXAMPLE_OF, NOT_PROVOKED, OF_ONE_CALL } from './of-one-call.ts';
import { PEOPLE_TWISTS } from './of-people.ts';
import { ROOM_TWISTS } from './of-rooms.ts';
import { type Twist, type Twists, twisted } from './twist.ts';

/** A use of a call that ends in a refusal, in a world that was made from the seed `every-role` for it alone. */
export interface RefusedWalk {
  readonly name: EndpointName;
  readonly refusal: RefusalName;
  /** Place of the example, and of the walk, that it is made from. */
  readonly index: number;
  readonly walk: Walk;
}

const TWISTS: Twists = { ...HALL_TWISTS, ...ROOM_TWISTS, ...PEOPLE_TWISTS };

/**
 * Every refusal that a call names, in a fixed order, but those that any call may answer with and those that nothing short of
 * hours or crowds brings about (`NOT_PROVOKED`). A refusal without anything that brings it about is an error.
 */
export function refusedWalks(): RefusedWalk[] {
  const names = (Object.keys(ENDPOINTS) as EndpointName[]).sort();
  return names.flatMap((name) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    return endpoint.refusals.flatMap((refusal): RefusedWalk[] => {
      const pair = `${name} ${refusal}`;
      if (isGeneralRefusal(refusal) || NOT_PROVOKED.has(pair)) return [];
      const twist: Twist | undefined = OF_ONE_CALL[pair] ?? TWISTS[refusal];
      const index = EXAMPLE_OF[pair] ?? 0;
      const [walk] = (WALKS[name] as readonly Walk[]).slice(index);
      if (!twist || !walk) throw new Error(`nothing brings about ${pair}`);
      return [{ name, refusal, index, walk: twisted(name, walk, twist) }];
    });
  });
}

export { NOT_PROVOKED } from './of-one-call.ts';
