import type { Account } from '../state/accounts.ts';
import type { Team } from '../state/im.ts';
import type { WorldBuilder } from './builder.ts';

interface GroupsInput {
  readonly owner: Account;
  readonly members: readonly Account[];
  readonly age_ms?: number;
}

/** Adds the three groups, and gives the one that members talk in. */
export function addGroups(builder: WorldBuilder, official: Account, { owner, members, age_ms = 0 }: GroupsInput): Team {
  builder.group('零号麦客服', 'bar-serve', official, [], age_ms);
  const weal = builder.group('福利群', 'bar-weal', owner, members, age_ms);
  builder.group('工作室', 'bar-workspace', owner, members.slice(0, 1), age_ms);
  return weal;
}
