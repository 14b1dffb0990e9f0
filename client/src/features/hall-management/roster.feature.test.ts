import { HALL_USER_PAGE_SIZE } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { HALL } from '../../testing/chat-lines.ts';
import { membersOf } from '../../testing/members.ts';
import { inChannel } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { rosterActions, selectRoster } from './index.ts';

const PAGES = 3;
const members = membersOf(PAGES * HALL_USER_PAGE_SIZE);

test('a page of members that failed can be asked for again', async () => {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  const roster = () => selectRoster(run.state() as WholeState);
  const answer = () =>
    run.http.on('hall.user_list', ({ page }) => ({
      online_count: members.length,
      offline_count: 0,
      page,
      page_total: PAGES,
      users: members.slice((page - 1) * HALL_USER_PAGE_SIZE, page * HALL_USER_PAGE_SIZE),
    }));
  const ask = async (direction: 'above' | 'below') => {
    run.dispatch(rosterActions.pageRequested({ direction }));
    await run.clock.advance(0);
  };
  answer();
  run.dispatch(rosterActions.wished({ hall_id: HALL, part: 'all', keyword: '' }));
  await run.clock.advance(0);
  await ask('below');
  await ask('below');
  expect(roster()).toMatchObject({ hasAbove: true, hasBelow: false, load: { status: 'ready' } });
  run.http.refuse('hall.user_list', 500);
  await ask('above');
  expect(roster()).toMatchObject({ load: { status: 'failed' }, hasAbove: true });
  answer();
  await ask('above');
  expect(roster()).toMatchObject({ load: { status: 'ready' }, hasAbove: false, hasBelow: true });
});
