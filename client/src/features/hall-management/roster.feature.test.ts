import { HALL_USER_PAGE_SIZE, type HallUser } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { HALL, type OTHER } from '../../testing/chat-lines.ts';
import { inChannel } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { rosterActions, selectRoster } from './index.ts';

const PAGES = 3;
const member = (index: number): HallUser => ({
  id: `${20_000 + index}` as typeof OTHER,
  nick: `队友${index}`,
  avatar: '',
  online: true,
  role: '',
  age: 20,
  gender: 0,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
});

test('the roster knows at which end a page failed, and that page can be asked for again', async () => {
  const run = await inChannel({ parts: ['hall', 'hallManagement'] });
  const roster = () => selectRoster(run.state() as WholeState);
  const answer = () =>
    run.http.on('hall.user_list', ({ page }) => ({
      online_count: PAGES * HALL_USER_PAGE_SIZE,
      offline_count: 0,
      page,
      page_total: PAGES,
      users: Array.from({ length: HALL_USER_PAGE_SIZE }, (_, at) => member((page - 1) * HALL_USER_PAGE_SIZE + at)),
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
  expect(roster()).toMatchObject({ edge: 'above', load: { status: 'failed' } });
  answer();
  await ask(roster().edge);
  expect(roster()).toMatchObject({ edge: 'above', load: { status: 'ready' }, hasAbove: false, hasBelow: true });
});
