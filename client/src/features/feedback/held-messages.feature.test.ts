import { expect, test } from 'vitest';
import { runClient } from '../../testing/run-client.ts';
import { feedbackActions, selectToasts, textOf } from './index.ts';

const LIFE_MS = 3000;
const MESSAGE_LIFE_MS = 6000;

/** A client in which a guide holds the messages. */
async function whileHeld() {
  const run = await runClient();
  const said = (text: string) =>
    run.dispatch(feedbackActions.toastRequested({ tone: 'success', text: { server: text } }));
  const message = (name: string) => {
    const from = { name, picture: '', line: [{ server: '开黑吗' }], counted: 'common.notifications' } as const;
    const text = textOf('common.notifications', { n: 1 });
    run.dispatch(feedbackActions.toastRequested({ tone: 'info', text, cause: `messages of ${name}`, from }));
  };
  const shown = () =>
    selectToasts(run.state()).map(({ from, text }) => from?.name ?? ('server' in text ? text.server : text.key));
  const release = () => run.dispatch(feedbackActions.messagesReleased({ at: run.clock.now() }));
  run.dispatch(feedbackActions.messagesHeld());
  return { ...run, said, message, shown, release };
}

test('messages that are held push no toast out; once they are free, three toasts show, the newest messages among them', async () => {
  const run = await whileHeld();
  run.said('已保存');
  for (const name of ['甲', '乙', '丙', '丁']) run.message(name);
  await run.clock.advance(0);
  expect(run.shown()).toEqual(['已保存']);
  await run.clock.advance(LIFE_MS);
  run.said('已复制');
  run.release();
  await run.clock.advance(0);
  expect(run.shown()).toEqual(['丙', '丁', '已复制']);
});

test('the end of the hold begins the time of the held messages, and of no other toast', async () => {
  const run = await whileHeld();
  run.message('甲');
  await run.clock.advance(MESSAGE_LIFE_MS - 1000);
  run.said('已保存');
  await run.clock.advance(2000);
  run.release();
  expect(run.shown()).toEqual(['甲', '已保存']);
  await run.clock.advance(1000);
  expect(run.shown()).toEqual(['甲']);
  await run.clock.advance(MESSAGE_LIFE_MS - 1001);
  expect(run.shown()).toEqual(['甲']);
  await run.clock.advance(1);
  expect(run.shown()).toEqual([]);
});

test('the end of the hold leaves toasts under a pointer where they are', async () => {
  const run = await whileHeld();
  run.said('已保存');
  run.dispatch(feedbackActions.toastsHeld());
  run.release();
  await run.clock.advance(LIFE_MS);
  expect(run.shown()).toEqual(['已保存']);
});
