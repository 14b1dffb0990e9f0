import type { Account } from '../state/accounts.ts';
import type { WorldBuilder } from './builder.ts';

/** The people of the demo world. */
export interface Cast {
  readonly xiaoman: Account;
  readonly ache: Account;
  readonly official: Account;
  readonly people: readonly Account[];
}

const DAY_MS = 86_400_000;

/** Relations and medals of the demo world. */
export function mingle(builder: WorldBuilder, { xiaoman, ache, official, people }: Cast): void {
  const { random } = builder;
  builder.relate('friend', xiaoman, ache);
  for (const person of people) {
    if (person !== xiaoman && random.chance(0.4)) builder.relate('follow', person, xiaoman);
    if (person !== ache && random.chance(0.25)) builder.relate('follow', person, ache);
    const other = random.pick(people);
    if (other !== person && random.chance(0.5)) builder.relate('follow', person, other);
    if (other !== person && random.chance(0.2)) builder.relate('friend', person, other);
    if (random.chance(0.15)) builder.medal(person, 'chatterbox', builder.now - random.below(90) * DAY_MS);
  }
  for (const friend of people.slice(2, 14)) builder.relate('friend', xiaoman, friend);
  for (const person of people.slice(2, 9)) builder.relate('follow', xiaoman, person);
  builder.relate('follow', xiaoman, official);
  builder.medal(xiaoman, 'captain', builder.now - 40 * DAY_MS);
  builder.medal(xiaoman, 'anniversary', builder.now - 3 * DAY_MS);
  builder.detail(xiaoman, { hobby: '王者,狼人杀,音乐', tag: '麦霸', location: '杭州' });
  builder.detail(ache, { hobby: '像素,建筑', tag: '夜猫子', location: '成都' });
}
