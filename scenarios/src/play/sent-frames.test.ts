import { expect, test } from 'vitest';
import { ControlClient } from './control-client.ts';
import type { StepAbout } from './pages.ts';
import { SentFrames } from './sent-frames.ts';

const PAGE = 'hall-page';
const OWN = 'hall-own';
const PAGE_AGAIN = 'hall-page-again';
/** Entries that the platform answers at once. */
const AT_ONCE = 3;

function platform() {
  let connections: readonly object[] = [{ id: PAGE }];
  /** Numbers count on where the journal forgets. */
  const list: { number: number }[] = [];
  let [number, epoch] = [0, 'first'];
  const request = (url: string) => {
    const after = Number(new URL(url).searchParams.get('after') ?? 0);
    const later = list.filter((entry) => entry.number > after);
    const data = url.endsWith('/connections')
      ? { list: connections }
      : { epoch, list: later.slice(0, AT_ONCE), more: later.length > AT_ONCE };
    return Promise.resolve({ status: 200, text: JSON.stringify({ code: 0, message: '', data }) });
  };
  const frames = new SentFrames(new ControlClient({ origin: 'http://x', world: 'qa' }, '', { request }));
  const send = (mid: string, fields: object = {}) => {
    number += 1;
    const entry = {
      number,
      direction: 'in',
      fate: 'received',
      name: 'sendChat',
      from: '10002',
      mid,
      connections: [PAGE],
      body: '{"content":"一","msg_type":"1"}',
      ...fields,
    };
    list.push(entry);
  };
  const forget = () => list.splice(0);
  const restart = () => {
    epoch = 'second';
  };
  /** The page opens a connection meanwhile. */
  const open = (label: string) => {
    connections = [{ id: PAGE }, { id: OWN, label }, { id: PAGE_AGAIN }];
    return Promise.resolve();
  };
  const expectSent = (step: Partial<StepAbout<'sent'>>, pass = () => Promise.resolve()) =>
    frames.expect({ sent: 'sendChat', as: '阿澈', body: { content: '一' }, within: 1, ...step }, '10002', pass);
  return { frames, send, forget, restart, open, expectSent };
}

test('a frame of the page counts; those of the player, of others, of another body and that were refused do not', async () => {
  const { frames, send, open, expectSent } = platform();
  await frames.opening(open);
  send('other', { from: '10001' });
  send('own', { connections: [OWN] });
  send('answer', { direction: 'out' });
  send('refused', { fate: 'refused' });
  send('body', { body: '{"content":"二"}' });
  await expect(expectSent({})).rejects.toMatchObject({ problem: { kind: 'not-sent', seen: { times: 0, mids: 0 } } });
  await expectSent({ times: 0 });
  send('m1', { connections: [PAGE_AGAIN] });
  await expectSent({ times: 1, mids: 1 });
});

test.each(['dropped', 'delayed', 'duplicated', 'reordered'])(
  'a frame that a fault has %s on its way was sent',
  async (fate) => {
    const { send, expectSent } = platform();
    send('m1', { fate });
    await expectSent({ times: 1, mids: 1 });
  },
);

test('a line that was sent again has one id', async () => {
  const { send, expectSent } = platform();
  send('m1');
  send('m1');
  await expectSent({ times: 2, mids: 1 });
  await expect(expectSent({ times: 1 })).rejects.toMatchObject({ problem: { seen: { times: 2, mids: 1 } } });
  send('m2');
  await expect(expectSent({ mids: 1 })).rejects.toMatchObject({ problem: { seen: { times: 3, mids: 2 } } });
});

test('one look reads the journal to its end, also where it answers in pages', async () => {
  const { send, expectSent } = platform();
  for (let count = 0; count < 2 * AT_ONCE + 1; count += 1) send(`m${count}`);
  await expectSent({ times: 2 * AT_ONCE + 1, within: 0 });
});

test('a frame that comes within the time is waited for', async () => {
  const { send, expectSent } = platform();
  const waiting = expectSent({ within: 5000 });
  send('m1', { name: 'ack roomChat', body: '' });
  send('m2');
  await waiting;
  await expectSent({ sent: 'ack roomChat', body: {}, times: 1 });
});

test.each([0, 1])('a count of %i has to stay while the time of the step passes', async (times) => {
  const { send, expectSent } = platform();
  if (times === 1) send('m1');
  const sendLate = () => Promise.resolve(send('late'));
  await expect(expectSent({ times }, sendLate)).rejects.toMatchObject({ problem: { seen: { times: times + 1 } } });
});

test('a frame that the journal has forgotten still counts', async () => {
  const { frames, send, forget, expectSent } = platform();
  send('m1');
  await frames.follow();
  forget();
  send('m2');
  await expectSent({ times: 2 });
});

test('a frame without a body is no other frame', async () => {
  const { send, expectSent } = platform();
  send('m1', { body: '' });
  await expect(expectSent({ times: 0 })).rejects.toMatchObject({
    problem: { kind: 'body-unknown', frame: 'sendChat' },
  });
  await expectSent({ body: {}, times: 1 });
});

test('the journal of another node is refused', async () => {
  const { frames, restart, expectSent } = platform();
  await frames.follow();
  restart();
  await expect(expectSent({})).rejects.toMatchObject({ problem: { kind: 'journal-changed' } });
});
