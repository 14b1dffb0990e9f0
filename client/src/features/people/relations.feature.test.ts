import type { Relation } from '@miczero/contracts';
import { beforeAll, expect, test } from 'vitest';
import { OTHER } from '../../testing/chat-lines.ts';
import { runClient } from '../../testing/run-client.ts';
import { peopleActions } from './people.slice.ts';
import type { RelationChange } from './relations.ts';

const related = (friend: boolean): Relation => ({
  no: OTHER,
  follow: false,
  fan: false,
  friend,
  black: false,
  blacked: false,
});

// How long its code takes to load decides no test.
beforeAll(async () => void (await import('./acts.saga.ts')));

/** A page whose friendships wait for an answer; the ends of them have theirs. */
async function slow() {
  const run = await runClient({ parts: ['hall', 'people'] });
  const answers: (() => void)[] = [];
  run.http.on('friend.add', () => new Promise<Relation>((resolve) => answers.push(() => resolve(related(true)))));
  run.http.on('friend.del', related(false));
  const press = (change: RelationChange) =>
    run.dispatch(peopleActions.relationRequested({ uid: OTHER, nick: '阿澈', change }));
  const answer = async () => {
    answers.shift()?.();
    await run.clock.advance(0);
  };
  const calls = () => [run.http.requests('friend.add').length, run.http.requests('friend.del').length];
  return { run, press, answer, calls };
}

test('[api.social.add-friend] a double press makes a friend once; another change waits for it, and the same one can be made later', async () => {
  const { run, press, answer, calls } = await slow();
  press('friend');
  press('friend');
  press('unfriend');
  await run.clock.advance(0);
  expect(calls()).toEqual([1, 0]);
  await answer();
  expect(calls()).toEqual([1, 1]);
  expect(run.toasts()).toMatchObject([
    { text: { key: 'people.doneOf.friend' } },
    { text: { key: 'people.doneOf.unfriend' } },
  ]);
  press('friend');
  await run.clock.advance(0);
  expect(run.http.requests('friend.add')).toHaveLength(2);
  await answer();
});

test('[api.social.add-friend] a friendship that is taken back and made again before its first answer is made', async () => {
  const { run, press, answer, calls } = await slow();
  for (const change of ['friend', 'unfriend', 'friend', 'friend'] as const) press(change);
  await run.clock.advance(0);
  await answer();
  expect(calls()).toEqual([2, 1]);
  // The end of the first one is not that of the third, which is under way.
  press('friend');
  await run.clock.advance(0);
  await answer();
  expect(calls()).toEqual([2, 1]);
});
