import { expect, test } from 'vitest';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { OTHER_ROOM, ROOM, runRooms } from '../../testing/run-room.ts';
import { giftPointsModal, type RankingWish, rankingModal, rankingsActions } from './index.ts';

const received = (group_id: RankingWish['group_id'], period: RankingWish['period'] = 'day'): RankingWish => ({
  id: 'received',
  period,
  group_id,
});

/** A client whose rankings all fail. */
async function failing() {
  const run = await runRooms();
  await run.client.late.take('rooms');
  run.http.vanish('ranking.received');
  run.http.vanish('ranking.sent');
  run.http.vanish('gift.list');
  /** As the rows of the dialog. */
  const show = async (wish: RankingWish) => {
    run.dispatch(rankingModal.open({ group_id: wish.group_id }));
    run.dispatch(rankingsActions.shown(wish));
    run.dispatch(rankingsActions.requested(wish));
    await run.settle();
  };
  const askedAgain = async () => {
    const calls = () => [...run.http.requests('ranking.received'), ...run.http.requests('ranking.sent')];
    const before = calls().length;
    run.dispatch(networkBack());
    await run.settle();
    return calls()
      .slice(before)
      .map(({ type, group_id }) => [type, group_id]);
  };
  return { run, show, askedAgain };
}

test('a ranking that failed is asked for again while it is on screen', async () => {
  const { run, show, askedAgain } = await failing();
  await show(received(ROOM));
  expect(await askedAgain()).toEqual([['day', ROOM]]);
  await show(received(ROOM, 'week'));
  expect(await askedAgain()).toEqual([['week', ROOM]]);
  run.dispatch(rankingModal.close());
  expect(await askedAgain()).toEqual([]);
  await show(received(OTHER_ROOM));
  expect(await askedAgain()).toEqual([['day', OTHER_ROOM]]);
});

test('points that lie over a ranking are asked for again with it', async () => {
  const { run, show, askedAgain } = await failing();
  await show(received(ROOM));
  run.dispatch(giftPointsModal.open());
  run.dispatch(rankingsActions.triedAgain(received(null, 'week')));
  await run.settle();
  expect((await askedAgain()).toSorted()).toEqual(
    [
      ['day', ROOM],
      ['week', undefined],
    ].toSorted(),
  );
  run.dispatch(giftPointsModal.close());
  expect(await askedAgain()).toEqual([['day', ROOM]]);
});
