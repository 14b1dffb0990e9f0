import { OUTGOING_LIST_CAP } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GENERAL, HALL, midOf } from '../../testing/chat-lines.ts';
import { runs } from '../../testing/run-size.ts';
import {
  acknowledged,
  arrived,
  blocked,
  canQueue,
  discarded,
  emptyOutbox,
  expired,
  imageMoved,
  isSentByItself,
  OUTGOING_LINES_MAX,
  type Outbox,
  type OutgoingLine,
  queued,
  refused,
  restored,
  retried,
  statusOf,
} from './outbox.model.ts';

const lineOf = (name: string, fields: Partial<OutgoingLine> = {}): OutgoingLine => ({
  c_mid: midOf(name),
  hall_id: HALL,
  channel_id: GENERAL,
  at: 1,
  body: { msg_type: '1', content: name, extra: {}, msg: '' },
  image: null,
  refusal: null,
  canRetry: false,
  isTracked: true,
  isRestored: false,
  ...fields,
});
const one = queued(emptyOutbox, lineOf('a'));
const a = midOf('a');
const status = (outbox: Outbox, name = 'a') => {
  const line = outbox.lines.find(({ c_mid }) => c_mid === name);
  return line ? statusOf(outbox, line) : 'gone';
};

test('[chat.outgoing.wait] a new line waits', () => {
  expect(one.wait).toEqual(['a']);
  expect(status(one)).toBe('sending');
});

test('[entity.outgoing-lists] [chat.outgoing.ack-success] an acknowledgement moves it from wait to success', () => {
  const done = acknowledged(one, a);
  expect(done).toMatchObject({ wait: [], success: ['a'], fail: [] });
  expect(status(done)).toBe('sent');
});

test('[chat.ack-timeout] a line without an acknowledgement fails, and a late acknowledgement heals it', () => {
  const late = expired(one, a);
  expect(late).toMatchObject({ wait: [], fail: ['a'] });
  expect(status(late)).toBe('unconfirmed');
  expect(status(acknowledged(late, a))).toBe('sent');
  // A deadline after the acknowledgement changes nothing.
  expect(expired(acknowledged(one, a), a).fail).toEqual([]);
});

test('[chat.list-cap-30, const.outgoing-lists-30] each list keeps the last 30 ids, the lines stay', () => {
  let outbox = emptyOutbox;
  for (let at = 1; at <= 31; at += 1) outbox = queued(outbox, lineOf(`l${at}`));
  expect(outbox.wait).toHaveLength(OUTGOING_LIST_CAP);
  expect(outbox.wait).not.toContain('l1');
  expect(outbox.lines).toHaveLength(31);
  // Its acknowledgement is no longer awaited, so it must not look as if it were being sent.
  expect(status(outbox, 'l1')).toBe('unconfirmed');
});

test('[chat.admin-not-tracked, role.channel-admin-no-tracking] an untracked line is in no list', () => {
  const outbox = queued(emptyOutbox, lineOf('a', { isTracked: false }));
  expect(outbox).toMatchObject({ wait: [], success: [], fail: [] });
  expect(status(outbox)).toBe('sent');
  expect(retried(outbox, a).wait).toEqual([]);
});

test('[chat.outgoing.error-moves-success] an error settles the line, which looks refused', () => {
  const outbox = refused(one, a, 'no', true);
  expect(outbox).toMatchObject({ wait: [], success: ['a'] });
  expect(outbox.lines[0]).toMatchObject({ refusal: 'no', canRetry: true });
  expect(status(outbox)).toBe('refused');
});

test('[hall-event.blocked-message.marks-110, hall-event.blocked-message.deletes-line] a blocked line is marked and goes', () => {
  const outbox = blocked(one, a, 110);
  expect(outbox).toMatchObject({ wait: [], lines: [], marks: [{ c_mid: 'a', code: 110 }] });
});

test('retrying waits again under the same id, and only once', () => {
  const again = retried(expired(one, a), a);
  expect(again).toMatchObject({ wait: ['a'], fail: [] });
  expect(retried(again, a)).toBe(again);
  expect(retried(one, midOf('unknown'))).toBe(one);
  expect(retried(refused(one, a, 'no', true), a).lines[0]).toMatchObject({ refusal: null });
});

test('discarding forgets the line everywhere', () => {
  expect(discarded(expired(one, a), a)).toEqual(emptyOutbox);
});

test('lines of an earlier page come back as unconfirmed, each once', () => {
  const outbox = restored(one, [lineOf('old'), lineOf('a')]);
  expect(outbox.lines.map(({ c_mid }) => c_mid)).toEqual(['old', 'a']);
  expect(status(outbox, 'old')).toBe('unconfirmed');
});

test('a line that an earlier page could not send goes out by itself within five minutes', () => {
  expect([0, 299_999, 300_000, -300_000].map((age) => isSentByItself(1000, 1000 + age))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an upload moves its line', () => {
  const image = { attachment: 'f', preview: 'p', w: 1, h: 1, progress: 0.5, isUploaded: false, problem: null };
  const outbox = imageMoved(one, a, image);
  expect(outbox.lines[0]?.image).toEqual(image);
  const body = { msg_type: '2' as const, content: '{}', extra: {}, msg: '' };
  expect(imageMoved(outbox, a, image, body).lines[0]?.body).toEqual(body);
  expect(refused(outbox, a, 'no', true).lines[0]?.image).toMatchObject({ attachment: 'f', progress: null });
});

test('a line stays on screen until it is delivered, blocked or discarded', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const step = fc.record({
    name: fc.constantFrom(...names),
    kind: fc.constantFrom('queue', 'ack', 'late', 'refuse', 'retry', 'arrive', 'block', 'discard'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      let outbox = emptyOutbox;
      const open = new Set<string>();
      for (const { name, kind } of steps) {
        const c_mid = midOf(name);
        if (kind === 'queue' && !open.has(name)) {
          outbox = queued(outbox, lineOf(name));
          open.add(name);
        } else if (kind === 'ack') outbox = acknowledged(outbox, c_mid);
        else if (kind === 'late') outbox = expired(outbox, c_mid);
        else if (kind === 'refuse') outbox = refused(outbox, c_mid, 'no', true);
        else if (kind === 'retry') outbox = retried(outbox, c_mid);
        else if (kind === 'arrive') outbox = arrived(outbox, c_mid);
        else if (kind === 'block') outbox = blocked(outbox, c_mid, 110);
        else if (kind === 'discard') outbox = discarded(outbox, c_mid);
        if (['arrive', 'block', 'discard'].includes(kind)) open.delete(name);
        expect(new Set(outbox.lines.map((line) => line.c_mid))).toEqual(open);
        // An id is in one list at most.
        const all = [...outbox.wait, ...outbox.success, ...outbox.fail];
        expect(new Set(all).size).toBe(all.length);
        // "sent" only after the server said so.
        for (const line of outbox.lines) {
          if (statusOf(outbox, line) === 'sent') expect(outbox.success).toContain(line.c_mid);
        }
      }
    }),
    { numRuns: runs(300) },
  );
});

test('there is room for 60 unconfirmed lines', () => {
  let outbox = emptyOutbox;
  for (let at = 0; at < OUTGOING_LINES_MAX; at += 1) outbox = queued(outbox, lineOf(`l${at}`));
  expect(canQueue(outbox)).toBe(false);
  expect(canQueue(discarded(outbox, midOf('l3')))).toBe(true);
});
