import { type HallNotice, hallNotice } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hallEventsMissed } from '../../realtime/hall/hall-events.ts';
import { HALL } from '../../testing/chat-lines.ts';
import { inChannel, type Run, signedInOrigin } from '../../testing/run-client.ts';
import { selectNotices } from './halls.selectors.ts';
import { hallsActions } from './halls.slice.ts';
import { seenUntil } from './notices.model.ts';

const noticeOf = (id: string, fields: Partial<HallNotice> = {}): HallNotice => ({
  ...z.parse(hallNotice, { id, hall_id: HALL, title: `notice ${id}`, content: 'text' }),
  ...fields,
});
const withNotices = (list: HallNotice[], origin = signedInOrigin()) =>
  inChannel({ origin, prepare: ({ http }) => http.on('notice.list', { notice_list: list }) });
const fresh = (run: Run) => selectNotices(run.state()).flatMap(({ id, isFresh }) => (isFresh ? [id] : []));
const DAY_MS = 86_400_000;

describe('when a notice that was put away comes again', () => {
  const noon = new Date(2026, 5, 15, 12).getTime();
  const midnight = new Date(2026, 5, 15).getTime();

  test('[hall-flow.notice.expiry-next-day] a dismissed notice returns at the next local midnight', () => {
    expect(seenUntil(1, noon)).toBe(new Date(2026, 5, 16).getTime());
    expect(seenUntil(1, midnight)).toBe(new Date(2026, 5, 16).getTime());
  });

  test('[hall-flow.notice.expiry-type-2] a notice dismissed on an earlier day shows at once', () => {
    expect(seenUntil(2, noon)).toBe(midnight);
    expect(seenUntil(2, noon)).toBeLessThan(noon);
  });
});

test('[hall-flow.notice.remembered] a notice that was put away stays so over a reload, until the next day', async () => {
  const origin = signedInOrigin();
  const first = await withNotices([noticeOf('2', { type: 2 }), noticeOf('1')], origin);
  expect(fresh(first)).toEqual(['2', '1']);
  first.dispatch(hallsActions.noticePutAway({ id: '1' }));
  first.dispatch(hallsActions.noticePutAway({ id: '2' }));
  await first.clock.advance(0);
  expect(fresh(first)).toEqual([]);
  expect(selectNotices(first.state())).toHaveLength(2);

  // hall-flow.notice.expiry-type-2: shown at each entry
  expect(fresh(await withNotices([noticeOf('2', { type: 2 }), noticeOf('1')], origin))).toEqual(['2']);
  const later = await withNotices([noticeOf('1')], origin);
  later.dispatch(hallsActions.hallCloseRequested());
  await later.clock.advance(DAY_MS);
  later.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
  await later.clock.advance(400);
  expect(fresh(later)).toEqual(['1']);
  later.dispatch(hallsActions.noticePutAway({ id: '1' }));
  await later.clock.advance(0);
  const stored = JSON.parse(later.storage.read('hall_notices') ?? '{}') as Record<string, Record<string, number>>;
  expect(Object.keys(stored[HALL] ?? {})).toEqual(['1']);
  expect(stored[HALL]?.['1']).toBeGreaterThan(later.clock.now());
  expect(stored[HALL]?.['1']).toBeLessThanOrEqual(later.clock.now() + DAY_MS);
});

test('[hall-event.1010] notices come and go while the hall is open', async () => {
  const run = await withNotices([noticeOf('1')]);
  run.server.emit('noticeChanged', { type: 1, notice: noticeOf('2') }, { to: HALL });
  await run.clock.advance(0);
  expect(fresh(run)).toEqual(['2', '1']);
  run.server.emit('noticeChanged', { type: 2, notice: noticeOf('1') }, { to: HALL });
  await run.clock.advance(0);
  expect(selectNotices(run.state()).map(({ id, title }) => [id, title])).toEqual([['2', 'notice 2']]);
  run.server.emit(
    'noticeChanged',
    { type: 1, notice: noticeOf('3', { hall_id: '8002' as typeof HALL }) },
    { to: '8002' },
  );
  await run.clock.advance(0);
  expect(selectNotices(run.state())).toHaveLength(1);
});

test('[hall-event.1010] a notice that is deleted while the list is under way does not come back with an older answer', async () => {
  const run = await withNotices([noticeOf('1')]);
  let answerLate = (_list: HallNotice[]) => {};
  const late = new Promise<HallNotice[]>((resolve) => {
    answerLate = resolve;
  });
  run.http.on('notice.list', async () => ({ notice_list: await late }));
  run.dispatch(hallEventsMissed());
  await run.clock.advance(0);
  run.http.on('notice.list', { notice_list: [] });
  run.server.emit('noticeChanged', { type: 2, notice: noticeOf('1') }, { to: HALL });
  await run.clock.advance(0);
  answerLate([noticeOf('1')]);
  await run.clock.advance(0);
  expect(selectNotices(run.state())).toEqual([]);
  expect(run.http.requests('notice.list')).toHaveLength(3);
});

test('[const.notices-teams-page-size-99999] all notices are asked for at once', async () => {
  const run = await withNotices([]);
  expect(run.http.requests('notice.list')).toEqual([{ hall_id: HALL, page_size: 99_999 }]);
});

test('a memory that cannot be read is as good as none', async () => {
  const origin = signedInOrigin();
  origin.tab().write('hall_notices', '{broken');
  expect(fresh(await withNotices([noticeOf('1')], origin))).toEqual(['1']);
});

test('[hall-flow.notice.remembered] two tabs remember together what was put away', async () => {
  const origin = signedInOrigin();
  const notices = [noticeOf('2'), noticeOf('1')];
  const tabs = [await withNotices(notices, origin), await withNotices(notices, origin)];
  for (const [at, tab] of tabs.entries()) {
    tab.dispatch(hallsActions.noticePutAway({ id: String(at + 1) }));
    await tab.clock.advance(0);
  }
  expect(fresh(await withNotices(notices, origin))).toEqual([]);
});

test('[hall-flow.notice.remembered] a hall that is opened again shows the notices that it had until the platform answers', async () => {
  const run = await withNotices([noticeOf('2'), noticeOf('1')]);
  run.dispatch(hallsActions.noticePutAway({ id: '2' }));
  run.dispatch(hallsActions.hallCloseRequested());
  await run.clock.advance(0);
  expect(selectNotices(run.state())).toEqual([]);
  run.http.on('notice.list', { notice_list: [noticeOf('3')] });
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
  expect(fresh(run)).toEqual(['1']);
  await run.clock.advance(400);
  expect(fresh(run)).toEqual(['3']);
});

test('[hall-event.1010] the notices that a hall had are forgotten when one of them changes while the hall is closed', async () => {
  const run = await withNotices([noticeOf('1')]);
  run.dispatch(hallsActions.hallCloseRequested());
  run.server.emit('noticeChanged', { type: 2, notice: noticeOf('1') }, { to: HALL });
  await run.clock.advance(40);
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
  expect(fresh(run)).toEqual([]);
});
