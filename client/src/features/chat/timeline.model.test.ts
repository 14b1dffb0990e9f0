import { CHANNEL_HISTORY_PAGE_SIZE, LIST_WINDOW_ROWS } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOf, lineAt, midOf } from '../../testing/chat-lines.ts';
import { runs } from '../../testing/run-size.ts';
import { isMessage, type MessageLine, type NoticeLine } from './line.ts';
import { cleared, received, wentStale, withoutMessage } from './timeline.model.ts';
import { newestHeld, oldestHeld, openTimeline, type Timeline } from './timeline.ts';
import { HELD_LINES_MAX } from './timeline-lines.model.ts';
import {
  awaitPage,
  mergedGap,
  mergedNewer,
  mergedNewest,
  mergedOlder,
  restarted,
  resumedElsewhere,
} from './timeline-pages.model.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => lineAt(from + at));
const ids = (timeline: Timeline) => timeline.lines.filter(isMessage).map(({ msg_id }) => Number(msg_id));
const opened = (to: number, unread = 0) => mergedNewest(openTimeline(unread), range(Math.max(1, to - 29), to));
const notice = (text: string): NoticeLine => ({
  kind: 'system',
  key: '',
  after: '',
  seq: 0,
  at: 1,
  author: null,
  text,
  change: null,
});

describe('the first page', () => {
  test('[chat.buffer-until-history, chat.merge-buffer] lines that arrive before the first page are held and merged in order', () => {
    const waiting = received(received(openTimeline(0), [lineAt(6)]), [lineAt(5), lineAt(7, 'own')]);
    expect(waiting.lines).toEqual([]);
    const merged = mergedNewest(waiting, range(1, 5));
    expect(ids(merged)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(merged.held).toEqual([]);
  });

  test('[chat.history.has-more] a page of 30 has more above it, a shorter one has not', () => {
    expect(opened(100).hasOlder).toBe(true);
    expect(opened(29).hasOlder).toBe(false);
  });

  test('the unread divider stands before the first unread line, also when that is on an older page', () => {
    expect(opened(40, 3).dividerBefore).toBe('38');
    const far = opened(100, 35);
    expect(far).toMatchObject({ dividerBefore: null, unreadAbove: 5 });
    expect(mergedOlder(far, range(41, 70))).toMatchObject({ dividerBefore: '66', unreadAbove: 0 });
    // More unread than there is history: everything is.
    expect(opened(10, 50)).toMatchObject({ dividerBefore: '1', unreadAbove: 0 });
  });
});

describe('live', () => {
  test('[chat.incoming.append] a line goes to the end, a late one to its place, a known one nowhere', () => {
    let timeline = opened(10);
    timeline = received(timeline, [lineAt(12)]);
    timeline = received(timeline, [lineAt(11)]);
    timeline = received(timeline, [lineAt(12), lineAt(5)]);
    expect(ids(timeline).slice(-3)).toEqual([10, 11, 12]);
    expect(new Set(ids(timeline)).size).toBe(ids(timeline).length);
  });

  test('[chat.incoming.own-replaces-local] the same line under its server id keeps its place in the list and its key', () => {
    const acknowledged = received(opened(10), [lineAt(11, 'c1')]);
    const echoed = received(acknowledged, [{ ...lineAt(11, 'c1'), key: 'other' }]);
    expect(echoed.lines.at(-1)).toMatchObject({ key: 'c1', msg_id: '11' });
    const moved = received(echoed, [{ ...lineAt(13, 'c1') }, lineAt(12)]);
    expect(ids(moved).slice(-3)).toEqual([10, 12, 13]);
  });

  test('[const.hall-list-window-60] the window holds 60 lines; the next one takes 29 away at the top', () => {
    let timeline = opened(30);
    for (let next = 31; next <= 60; next += 1) timeline = received(timeline, [lineAt(next)]);
    expect(timeline.lines).toHaveLength(60);
    timeline = received(timeline, [lineAt(61)]);
    expect(ids(timeline)).toEqual(range(30, 61).map(({ msg_id }) => Number(msg_id)));
    expect(timeline.hasOlder).toBe(true);
  });

  test('notices stay after the line that was newest when they came', () => {
    const told = received(opened(3), [notice('hello')]);
    const later = received(told, [lineAt(4), notice('again'), notice('third')]);
    expect(later.lines.map((line) => (isMessage(line) ? line.msg_id : line.text))).toEqual([
      '1',
      '2',
      '3',
      'hello',
      '4',
      'again',
      'third',
    ]);
    expect(new Set(later.lines.map(({ key }) => key)).size).toBe(later.lines.length);
  });

  test('[hall-event.1009] clearing leaves nothing, and nothing to page', () => {
    expect(cleared(opened(100, 40))).toMatchObject({ lines: [], hasOlder: false, hasNewer: false, unreadAbove: 0 });
  });

  test('[hall-event.blocked-message.deletes-line] the line of a blocked send goes', () => {
    const sent = received(opened(3), [lineAt(4, 'c1')]);
    expect(ids(withoutMessage(sent, midOf('c1')))).toEqual([1, 2, 3]);
  });
});

describe('paging', () => {
  test('[hall-flow.list-window] older pages push the newest lines out, newer pages bring them back', () => {
    let timeline = opened(200);
    timeline = mergedOlder(timeline, range(141, 170));
    expect([timeline.lines.length, timeline.hasNewer]).toEqual([60, false]);
    timeline = mergedOlder(timeline, range(111, 140));
    expect(ids(timeline)).toEqual(range(111, 170).map(({ msg_id }) => Number(msg_id)));
    expect(timeline.hasNewer).toBe(true);
    timeline = received(timeline, [lineAt(201)]);
    expect(newestHeld(timeline)).toBe('170');
    expect(timeline.newest).toBe('201');
    timeline = mergedNewer(awaitPage(timeline), range(171, 200));
    expect(timeline.hasNewer).toBe(true);
    timeline = awaitPage(timeline);
    timeline = received(timeline, [lineAt(202)]);
    timeline = mergedNewer(timeline, [lineAt(201)]);
    expect(ids(timeline).slice(-3)).toEqual([200, 201, 202]);
    expect(timeline.hasNewer).toBe(false);
  });

  test('[hall-flow.list-window] a page takes in no more lines than the rows out of view make room for', () => {
    const full = mergedOlder(opened(200), range(141, 170));
    const older = mergedOlder({ ...full, unreadAbove: 0 }, range(111, 140), 12);
    expect([ids(older)[0], ids(older).at(-1), older.hasOlder, older.hasNewer]).toEqual([129, 188, true, true]);
    expect(mergedOlder(full, range(111, 140), 0).lines).toEqual(full.lines);
    const newer = mergedNewer(awaitPage(older), range(189, 200), 5);
    expect([ids(newer)[0], ids(newer).at(-1), newer.hasNewer]).toEqual([134, 193, true]);
    expect(mergedNewer(awaitPage(newer), range(194, 200), 60).hasNewer).toBe(false);
  });

  test('[hall-flow.list-window] new lines leave as many rows as fill the view', () => {
    const full = mergedOlder(opened(200), range(141, 170));
    expect(received(full, [lineAt(201)]).lines).toHaveLength(32);
    expect(received({ ...full, viewRows: 48 }, [lineAt(201)]).lines).toHaveLength(48);
    expect(received({ ...full, viewRows: 59 }, range(201, 210)).lines).toHaveLength(59);
  });

  test('[hall-flow.list-window] new lines displace nothing while the viewer reads further up a full window', () => {
    const full = mergedOlder(opened(200), range(141, 170));
    const reading = received(full, range(201, 203), true);
    expect([reading.lines, reading.hasNewer, reading.newest]).toEqual([full.lines, true, '203']);
    const back = mergedNewer(awaitPage(reading), range(201, 203));
    expect([ids(back).at(-1), back.hasNewer]).toEqual([203, false]);
  });

  test('a window that lost held lines does not count as the end of the history', () => {
    let timeline = mergedOlder(mergedOlder(opened(200), range(141, 170)), range(111, 140));
    timeline = awaitPage(timeline);
    for (let next = 201; next <= 201 + HELD_LINES_MAX; next += 1) timeline = received(timeline, [lineAt(next)]);
    expect(mergedNewer(timeline, []).hasNewer).toBe(true);
  });

  test('jumping to the end starts over', () => {
    const away = mergedOlder(mergedOlder(opened(200), range(141, 170)), range(111, 140));
    expect(ids(mergedNewest(restarted(away), range(175, 204)))).toEqual(
      range(175, 204).map((line) => Number(line.msg_id)),
    );
  });
});

describe('after an outage', () => {
  test('a line of which the page says the same stays the same object, so that its row is not drawn anew', () => {
    const before = opened(10);
    const page = range(1, 10).map((line) => (line.msg_id === '4' ? { ...line, refusal: '含有敏感词' } : line));
    const after = mergedNewest(wentStale(before), page);
    expect(page.some((line) => before.lines.includes(line))).toBe(false);
    const drawnAnew = after.lines.filter((line, at) => line !== before.lines[at]);
    expect(drawnAnew).toMatchObject([{ msg_id: '4', key: before.lines[3]?.key, refusal: '含有敏感词' }]);
  });

  test('a page that overlaps the window closes the gap and drops deleted lines', () => {
    const stale = wentStale(opened(40));
    const page = range(21, 50).filter(({ msg_id }) => msg_id !== '35');
    // 30 lines: 20 to 50 without 35.
    const merged = mergedNewest(stale, [lineAt(20), ...page]);
    expect(ids(merged)).not.toContain(35);
    expect(ids(merged).at(-1)).toBe(50);
    expect(merged.gapAfter).toBeNull();
  });

  test('a page that does not meet leaves a gap, which its own pages close', () => {
    let timeline = mergedNewest(wentStale(opened(40)), range(81, 110));
    expect(timeline.gapAfter).toBe('40');
    timeline = mergedGap(timeline, range(41, 70));
    expect(timeline.gapAfter).toBe('70');
    timeline = mergedGap(timeline, range(71, 100));
    expect(timeline.gapAfter).toBeNull();
    expect(ids(timeline).at(-1)).toBe(110);
    expect(mergedGap(timeline, range(1, 3))).toBe(timeline);
  });

  test('an empty page says that the history was cleared', () => {
    expect(mergedNewest(wentStale(opened(40)), []).lines).toEqual([]);
  });

  test('a window elsewhere stays where it is and pages on', () => {
    const away = wentStale(mergedOlder(mergedOlder(opened(200), range(141, 170)), range(111, 140)));
    expect(resumedElsewhere(away)).toMatchObject({ phase: 'live', hasNewer: true });
    expect(ids(resumedElsewhere(away))).toEqual(ids(away));
  });
});

/** A channel on the server, and a client that reads it through a line that breaks. */
class Channel {
  readonly history: MessageLine[] = [];
  timeline = mergedNewest(openTimeline(0), []);
  isUp = true;
  isReading = false;
  inFlight: MessageLine[] = [];

  say(count: number, scramble: number) {
    for (let at = 0; at < count; at += 1) {
      const line = lineAt(this.history.length + 1);
      this.history.push(line);
      if (this.isUp) this.inFlight.push(line);
    }
    // Reordered and doubled on the way.
    if (this.inFlight.length > 1 && scramble % 3 === 0) this.inFlight.reverse();
    const twice = scramble % 2 === 0 ? this.inFlight.slice(0, 1) : [];
    this.timeline = received(this.timeline, [...this.inFlight, ...twice], this.isReading);
    this.inFlight = [];
  }
  newestPage() {
    return this.history.slice(-CHANNEL_HISTORY_PAGE_SIZE);
  }
  after(id: string | null) {
    return this.history.slice(Number(id ?? 0), Number(id ?? 0) + CHANNEL_HISTORY_PAGE_SIZE);
  }
  before(id: string | null) {
    const end = Number(id ?? 1) - 1;
    return this.history.slice(Math.max(0, end - CHANNEL_HISTORY_PAGE_SIZE), end);
  }
  cut() {
    this.isUp = false;
    this.timeline = wentStale(this.timeline);
  }
  mend(lateLines: number) {
    this.isUp = true;
    if (this.timeline.hasNewer) {
      this.timeline = resumedElsewhere(this.timeline);
      return;
    }
    this.timeline = wentStale(this.timeline);
    const page = this.newestPage();
    // Lines that arrive while the page is loading.
    this.say(lateLines, 1);
    this.timeline = mergedNewest(this.timeline, page);
    while (this.timeline.gapAfter !== null) {
      this.timeline = mergedGap(this.timeline, this.after(this.timeline.gapAfter));
    }
  }
  toEnd() {
    if (!this.isUp) this.mend(0);
    let steps = 0;
    while (this.timeline.hasNewer) {
      this.timeline = awaitPage(this.timeline);
      this.timeline = mergedNewer(this.timeline, this.after(newestHeld(this.timeline)));
      steps += 1;
      expect(steps).toBeLessThan(1000);
    }
  }
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('say' as const), n: fc.integer({ min: 1, max: 40 }), s: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mend' as const), n: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('older' as const), spare: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('newer' as const), spare: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read' as const), isReading: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('jump' as const) }) },
);

test('[chat.merge-buffer, hall-event.dedupe] thousands of lines under loss, doubling, reorder and reconnects: the server’s order, none lost, none twice', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 400 }), (steps) => {
      const channel = new Channel();
      for (const action of steps) {
        if (action.kind === 'say') channel.say(action.n, action.s);
        else if (action.kind === 'read') channel.isReading = action.isReading;
        else if (action.kind === 'cut') channel.cut();
        else if (action.kind === 'mend') {
          if (!channel.isUp) channel.mend(action.n);
        } else if (!channel.isUp) continue;
        else if (action.kind === 'older') {
          if (!channel.timeline.hasOlder) continue;
          channel.timeline = mergedOlder(channel.timeline, channel.before(oldestHeld(channel.timeline)), action.spare);
        } else if (action.kind === 'newer') {
          if (!channel.timeline.hasNewer) continue;
          channel.timeline = mergedNewer(
            awaitPage(channel.timeline),
            channel.after(newestHeld(channel.timeline)),
            action.spare,
          );
        } else {
          channel.timeline = mergedNewest(restarted(channel.timeline), channel.newestPage());
        }
        const held = ids(channel.timeline);
        expect(held.length).toBeLessThanOrEqual(LIST_WINDOW_ROWS);
        // Ascending, none twice, and none missing between the first and the last.
        if (channel.isUp) expect(held).toEqual(held.map((_, at) => (held[0] ?? 0) + at));
      }
      channel.toEnd();
      const held = ids(channel.timeline);
      const total = channel.history.length;
      expect(held.at(-1) ?? 0).toBe(total);
      if (!channel.timeline.hasOlder) expect(held[0] ?? 1).toBe(1);
      expect(channel.timeline.newest).toBe(total === 0 ? null : idOf(total));
    }),
    { numRuns: runs(40) },
  );
}, 120_000);
