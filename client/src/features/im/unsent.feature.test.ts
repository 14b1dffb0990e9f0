import { describe, expect, test } from 'vitest';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { createFakeImWorld } from '../../testing/fakes/fake-im.ts';
import type { Origin } from '../../testing/fakes/memory-storage.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImSessionId } from './im.state.ts';
import { UNSENT_MAX } from './unsent.saga.ts';

const SESSION = `p2p-${OTHER}` as const;
const THIRD: ImSessionId = 'p2p-10009';
const im = (run: Run) => (run.state() as WholeState).im;
const lines = (run: Run) => im(run).threads[SESSION]?.lines ?? [];
const texts = (run: Run) => lines(run).map(({ body, delivery }) => [body.kind === 'text' ? body.text : '', delivery]);

async function openSession(origin?: Origin) {
  const run = await runClient({ parts: ['hall', 'im'], ...(origin && { origin }) });
  await run.clock.advance(100);
  run.dispatch(imActions.sessionOpened(SESSION));
  await run.clock.advance(100);
  return run;
}
const say = async (run: Run, text: string) => {
  run.dispatch(imActions.sendRequested({ session: SESSION, body: { kind: 'text', text } }));
  await run.clock.advance(0);
};

test('a message that was discarded while the connection came back is not sent, and the others are', async () => {
  const run = await openSession();
  await run.ims.cut();
  await say(run, '一');
  await say(run, '二');
  await run.clock.advance(20_000);
  expect(texts(run).map(([, delivery]) => delivery)).not.toContain('sent');
  const [first, second] = lines(run);
  if (!first || !second) throw new Error('two lines wait');
  // The one before it is on its way when the viewer takes it back.
  let isTaken = false;
  run.client.store.subscribe(() => {
    if (isTaken || !lines(run).some(({ clientId, delivery }) => clientId === first.clientId && delivery === 'sending'))
      return;
    isTaken = true;
    run.dispatch(imActions.lineDiscarded({ session: SESSION, value: second.clientId }));
  });
  await run.ims.mend();
  await run.clock.advance(60_000);
  expect(isTaken).toBe(true);
  expect(texts(run)).toEqual([['一', 'sent']]);
  const friend = run.ims.im();
  await friend.connect(OTHER, async () => run.ims.tokenOf(OTHER));
  const page = await friend.history(`p2p-${VIEWER}`, { limit: 10 });
  expect(page.map(({ body }) => (body.kind === 'text' ? body.text : ''))).toEqual(['一']);
});

test('a message that is discarded is gone from the storage at once: a second tab and the next page do not send it', async () => {
  const one = await openSession();
  await one.ims.cut();
  await say(one, '不要了');
  await one.clock.advance(20_000);
  const two = await openSession(one.origin);
  const discard = (run: Run) => {
    const [line] = lines(run);
    if (line) run.dispatch(imActions.lineDiscarded({ session: SESSION, value: line.clientId }));
  };
  const kept = () => Object.keys(JSON.parse(one.origin.values.get('im_drafts') ?? '{"lines":{}}').lines);
  expect(kept()).toHaveLength(1);
  // While a change before it still waits to be written.
  one.dispatch(imActions.draftChanged({ session: THIRD, value: '上号' }));
  await one.clock.advance(0);
  discard(one);
  expect(kept()).toEqual([]);
  await say(two, '第二');
  await two.clock.advance(1000);
  discard(two);
  expect(kept()).not.toContain(expect.stringContaining('不要了'));
});

test('the drafts of two tabs stand beside each other, and one that was sent is gone', async () => {
  const one = await openSession();
  const two = await openSession(one.origin);
  const write = async (run: Run, session: ImSessionId, value: string) => {
    run.dispatch(imActions.draftChanged({ session, value }));
    await run.clock.advance(1000);
  };
  await write(one, SESSION, '在吗');
  await write(two, THIRD, '上号');
  const kept = () => JSON.parse(one.origin.values.get('im_drafts') ?? '{}').drafts;
  expect(kept()).toEqual({ [SESSION]: '在吗', [THIRD]: '上号' });
  await write(one, SESSION, '');
  await write(two, THIRD, '上号吗');
  expect(kept()).toEqual({ [THIRD]: '上号吗' });
});

describe('what a page leaves unsent', () => {
  /** The page goes while its messages wait for the net. */
  async function left() {
    const one = await openSession();
    await one.ims.cut();
    await say(one, '一');
    await one.clock.advance(20_000);
    expect(texts(one)).toEqual([['一', 'network']]);
    await say(one, '二');
    one.dispatch(imActions.draftChanged({ session: THIRD, value: '上号' }));
    one.page.leave();
    await one.clock.advance(0);
    one.client.stop();
    return one.origin;
  }
  const readByFriend = async (run: Run) => {
    const friend = run.ims.im();
    await friend.connect(OTHER, async () => run.ims.tokenOf(OTHER));
    const page = await friend.history(`p2p-${VIEWER}`, { limit: 10 });
    return page.map(({ body }) => (body.kind === 'text' ? body.text : ''));
  };

  /** The same, so long ago that the next page waits for the viewer. */
  async function leftLongAgo() {
    const origin = await left();
    const kept = JSON.parse(origin.values.get('im_drafts') ?? '{}');
    for (const line of Object.values<{ at: number }>(kept.lines)) line.at -= 6 * 60_000;
    origin.values.set('im_drafts', JSON.stringify(kept));
    return origin;
  }

  test('the next page sends what is younger than five minutes, in the order in which it was written', async () => {
    const two = await openSession(await left());
    await two.clock.advance(1000);
    expect(await readByFriend(two)).toEqual(['一', '二']);
    expect(texts(two)).toEqual([
      ['一', 'sent'],
      ['二', 'sent'],
    ]);
  });

  test('the next page has older messages and the last words of the draft, and sends a message only when the viewer retries it', async () => {
    const two = await openSession(await leftLongAgo());
    expect(texts(two)).toEqual([
      ['一', 'network'],
      ['二', 'network'],
    ]);
    expect(im(two).drafts).toMatchObject({ [THIRD]: '上号' });
    await two.ims.cut();
    await two.ims.mend();
    await two.clock.advance(60_000);
    expect(await readByFriend(two)).toEqual([]);
    const [first, second] = lines(two);
    if (!first || !second) throw new Error('two lines wait');
    two.dispatch(imIntents.resendRequested({ session: SESSION, line: first }));
    two.dispatch(imActions.lineDiscarded({ session: SESSION, value: second.clientId }));
    await two.clock.advance(1000);
    expect(await readByFriend(two)).toEqual(['一']);
    // Neither comes back.
    const three = await openSession(two.origin);
    expect(JSON.parse(three.origin.values.get('im_drafts') ?? '{}').lines).toEqual({});
    expect(lines(three).filter(({ id }) => id === '')).toEqual([]);
  });

  test('a message that was on its way may have arrived, and then stands once', async () => {
    const origin = await leftLongAgo();
    const text = origin.values.get('im_drafts') ?? '';
    origin.values.set('im_drafts', text.replaceAll('"network"', '"sending"'));
    const two = await runClient({ parts: ['hall', 'im'], origin });
    expect(texts(two)).toEqual([
      ['一', 'timeout'],
      ['二', 'timeout'],
    ]);
    const own = two.ims.im();
    await own.connect(VIEWER, async () => two.ims.tokenOf(VIEWER));
    const clientId = lines(two)[1]?.clientId ?? '';
    await own.send(SESSION, { kind: 'text', text: '二' }, clientId);
    await two.clock.advance(100);
    two.dispatch(imActions.sessionOpened(SESSION));
    await two.clock.advance(100);
    expect(texts(two)).toEqual([
      ['二', 'sent'],
      ['一', 'timeout'],
    ]);
  });

  test('two tabs that restored a message send it once, and none that was discarded in one of them', async () => {
    const origin = await left();
    const world = createFakeImWorld();
    await world.cut();
    const tab = (page: string) =>
      runClient({
        parts: ['hall', 'im'],
        origin,
        page,
        prepare: ({ ports }) => void Object.assign(ports.late, { im: async () => world.im() }),
      });
    const one = await tab('b');
    const two = await tab('c');
    expect(lines(two).map(({ clientId }) => clientId)).toEqual(lines(one).map(({ clientId }) => clientId));
    one.dispatch(imActions.lineDiscarded({ session: SESSION, value: lines(one)[1]?.clientId ?? '' }));
    await one.clock.advance(500);
    // What it writes for another reason does not bring the line back.
    two.dispatch(imActions.draftChanged({ session: SESSION, value: '在吗' }));
    await two.clock.advance(500);
    await world.mend();
    // At the same time: each finds what the other has not sent yet.
    await Promise.all([one, two].map(({ clock }) => clock.advance(60_000)));
    expect([texts(one), texts(two)]).toEqual([[['一', 'sent']], expect.arrayContaining([['一', 'sent']])]);
    const friend = world.im();
    await friend.connect(OTHER, async () => world.tokenOf(OTHER));
    const page = await friend.history(`p2p-${VIEWER}`, { limit: 10 });
    expect(page.map(({ body }) => (body.kind === 'text' ? body.text : ''))).toEqual(['一']);
    expect(JSON.parse(origin.values.get('im_drafts') ?? '{}').lines).toEqual({});
  });

  test('a session that is deleted while the next page looks up its message stays away', async () => {
    const world = createFakeImWorld();
    await world.cut();
    const two = await runClient({
      parts: ['hall', 'im'],
      origin: await left(),
      prepare: ({ ports }) => void Object.assign(ports.late, { im: async () => world.im() }),
    });
    expect(texts(two)).toHaveLength(2);
    const { read } = two.ports.storage;
    let isDeleted = false;
    // The look is at the storage.
    Object.assign(two.ports.storage, {
      read: (key: Parameters<typeof read>[0]) => {
        const found = read.call(two.ports.storage, key);
        if (key === 'im_drafts' && !isDeleted && im(two).connect === 'connected') {
          isDeleted = true;
          two.dispatch(imIntents.removeRequested(SESSION));
        }
        return found;
      },
    });
    await world.mend();
    await two.clock.advance(60_000);
    expect([isDeleted, world.messages, im(two).threads[SESSION]]).toEqual([true, [], undefined]);
    expect(im(two).drafts[SESSION]).toBe('一\n二');
  });

  test('another account does not get them', async () => {
    const origin = await left();
    const kept = JSON.parse(origin.values.get('im_drafts') ?? '{}');
    origin.values.set('im_drafts', JSON.stringify({ ...kept, viewer: OTHER }));
    const two = await openSession(origin);
    expect([texts(two), im(two).drafts]).toEqual([[], {}]);
  });

  test('unreadable messages do not cost the drafts', async () => {
    const origin = await left();
    const kept = JSON.parse(origin.values.get('im_drafts') ?? '{}');
    origin.values.set('im_drafts', JSON.stringify({ ...kept, lines: { x: { body: 1 } } }));
    const two = await openSession(origin);
    expect([texts(two), im(two).drafts]).toEqual([[], { [THIRD]: '上号' }]);
  });

  test('the newest are kept, and a full storage is said once', async () => {
    const one = await openSession();
    await one.ims.cut();
    for (let at = 0; at <= UNSENT_MAX; at += 1) await say(one, String(at));
    await one.clock.advance(20_000);
    const kept = JSON.parse(one.origin.values.get('im_drafts') ?? '{}').lines;
    expect(Object.values(kept)).toHaveLength(UNSENT_MAX);
    one.origin.isFull = true;
    for (const value of ['在', '在吗']) {
      one.dispatch(imActions.draftChanged({ session: SESSION, value }));
      await one.clock.advance(1000);
    }
    expect(one.toasts()).toEqual([{ tone: 'warning', text: { key: 'chat.storageFull' } }]);
    one.origin.isFull = false;
    one.dispatch(imActions.draftChanged({ session: SESSION, value: '在吗？' }));
    await one.clock.advance(1000);
    expect(JSON.parse(one.origin.values.get('im_drafts') ?? '{}').drafts).toEqual({ [SESSION]: '在吗？' });
  });
});
