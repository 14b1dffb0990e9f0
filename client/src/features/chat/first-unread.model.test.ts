import { CHANNEL_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, lineAt } from '../../testing/chat-lines.ts';
import { runs } from '../../testing/run-size.ts';
import { isFirstUnreadAbove, reachesFirstUnread, withUnread } from './first-unread.model.ts';
import { isMessage } from './line.ts';
import { received } from './timeline.model.ts';
import { newestHeld, oldestHeld, openTimeline, type Timeline } from './timeline.ts';
import { awaitPage, mergedNewer, mergedNewest, mergedOlder, restarted } from './timeline-pages.model.ts';

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => lineAt(from + at));
const newestPage = (to: number) => range(Math.max(1, to - CHANNEL_HISTORY_PAGE_SIZE + 1), to);
const olderPage = (timeline: Timeline) => newestPage(Number(oldestHeld(timeline)) - 1);

test('[chat.history.has-more] lines that push unread ones out of a full window are counted with those above it', () => {
  let timeline = mergedNewest(openTimeline(90), newestPage(200));
  for (let next = 201; next <= 240; next += 1) timeline = received(timeline, [lineAt(next)]);
  expect(timeline.lines.length).toBeLessThan(60);
  while (timeline.unreadAbove > 0) timeline = mergedOlder(timeline, olderPage(timeline));
  expect(timeline.dividerBefore).toBe(idOf(111));
});

test('[chat.history.has-more] lines of an earlier visit count with the page that follows them', () => {
  const kept = { lines: range(151, 180), hasOlder: true, held: [] };
  expect(mergedNewest(openTimeline(45, kept), newestPage(200))).toMatchObject({
    dividerBefore: idOf(156),
    unreadAbove: 0,
  });
});

test('[chat.history.has-more] lines that arrive before the count do not take part in it', () => {
  const waiting = received(openTimeline(45), [lineAt(202), lineAt(201)]);
  const timeline = mergedNewest(waiting, newestPage(200));
  expect(mergedOlder(timeline, olderPage(timeline)).dividerBefore).toBe(idOf(156));
  expect(withUnread(timeline, 3, idOf(200)).dividerBefore).toBe(idOf(198));
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hear' as const), n: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('older' as const), spare: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('newer' as const), spare: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('toEnd' as const) }) },
);

test('[chat.history.has-more] wherever the window goes, the first unread line is known, or how many lines it is away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.nat(400),
      fc.array(step, { minLength: 1, maxLength: 60 }),
      (count, unread, steps) => {
        let total = count;
        const first = Math.max(1, count - unread + 1);
        let timeline = mergedNewest(openTimeline(unread), newestPage(count));
        for (const action of steps) {
          if (action.kind === 'hear') {
            timeline = received(timeline, range(total + 1, total + action.n));
            total += action.n;
          } else if (action.kind === 'older' && timeline.hasOlder) {
            const page = olderPage(timeline);
            const isReached = action.spare === 60 && reachesFirstUnread(timeline, page);
            timeline = mergedOlder(timeline, page, action.spare);
            if (isReached) expect(timeline.unreadAbove).toBe(0);
          } else if (action.kind === 'newer' && timeline.hasNewer) {
            const from = Number(newestHeld(timeline)) + 1;
            const page = range(from, Math.min(total, from + CHANNEL_HISTORY_PAGE_SIZE - 1));
            timeline = mergedNewer(awaitPage(timeline), page, action.spare);
          } else if (action.kind === 'toEnd') timeline = mergedNewest(restarted(timeline), newestPage(total));
          if (unread === 0) expect(timeline).toMatchObject({ dividerBefore: null, unreadAbove: 0 });
          else if (timeline.unreadAbove === 0) expect(timeline.dividerBefore).toBe(idOf(first));
          // More unread than there are messages: it is found at the first message.
          else expect(Number(timeline.unreadFrom) - timeline.unreadAbove).toBe(count - unread + 1);
          const oldest = timeline.lines.find(isMessage);
          expect(isFirstUnreadAbove(timeline)).toBe(unread > 0 && first < Number(oldest?.msg_id));
        }
      },
    ),
    { numRuns: runs(100) },
  );
});
