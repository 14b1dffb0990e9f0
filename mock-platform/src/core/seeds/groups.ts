import type { Account } from '../state/accounts.ts';
import type { Team } from '../state/im.ts';
import type { WorldBuilder } from './builder.ts';

/** Adds the three groups, and gives the one that members talk in. */
export function addGroups(
  builder: WorldBuilder,
  official: Account,
  { owner, members }: { readonly owner: Account; readonly members: readonly Account[] },
): Team {
  builder.group('零号麦客服', 'bar-serve', official, []);
  const weal = builder.group('福利群', 'bar-weal', owner, members);
  builder.group('工作室', 'bar-workspace', owner, members.slice(0, 1));
  return weal;
}
