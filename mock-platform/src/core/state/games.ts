import type { DataOf, Endpoints, PlayerSkill, UserNo } from '@miczero/contracts';

export type Game = DataOf<Endpoints['game.config']>['list'][number];

/** The games that people play with each other, and who plays which. */
export interface Games {
  list: Map<string, Game>;
  skills: Map<UserNo, PlayerSkill[]>;
}

export function emptyGames(): Games {
  return { list: new Map(), skills: new Map() };
}
