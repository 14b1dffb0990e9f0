import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GENERAL, HALL, messageAt, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { HALL_PATH, line, lines, log } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { relation, STRANGER } from '../../../testing/people.ts';
import { hear } from '../../../testing/talk.ts';
import type { WholeState } from '../../../testing/whole-state.ts';
import { peopleActions } from '../../people/index.ts';
import { personActions, selectBlocked } from '../../person/index.ts';

/** Lines 3 to 5 and 7 are by the user whom the viewer has blocked. */
const BY_OTHER = [3, 4, 5, 7];
const said = Array.from({ length: 8 }, (_, at) =>
  messageAt(at + 1, { from_id: BY_OTHER.includes(at + 1) ? OTHER : STRANGER }),
);

const answer = ({ http, ims }: FakePorts, blocked: readonly string[] = [OTHER]) => {
  http.on('channel.message', { msg_list: said });
  for (const account of blocked) void ims.mailbox(VIEWER).blocked.add(account);
};

async function open(blocked: readonly string[] = [OTHER]): Promise<MountedApp> {
  const app = await mountApp({ path: HALL_PATH, prepare: (fakes) => answer(fakes, blocked) });
  await listKnown(app, blocked);
  return app;
}

/** The list comes with the messages of the provider, once the page has settled. */
async function listKnown(app: MountedApp, blocked: readonly string[] = [OTHER]): Promise<void> {
  const known = async () => {
    await app.settle();
    return selectBlocked(app.state() as unknown as WholeState);
  };
  await expect.poll(known).toEqual(blocked);
  await app.settle();
}

const folds = () => log().getByRole('button', { name: /黑名单用户的/ });
const exactly = (text: string) => log().getByText(text, { exact: true });
const shownTexts = () => log().element().textContent ?? '';

test('consecutive lines of a blocked user are one row, which opens and closes by press and by keyboard', async () => {
  await open();
  await expect.element(folds().first()).toHaveTextContent('已折叠 3 条来自黑名单用户的消息 · 显示');
  await expect.element(folds().nth(1)).toHaveTextContent('已折叠 1 条来自黑名单用户的消息');
  expect(shownTexts()).not.toMatch(/text [3457]/);
  expect(shownTexts()).toMatch(/text 6/);
  expect(await inspect(360)).toEqual([]);
  await folds().first().click();
  await expect.element(line('text 4')).toBeVisible();
  expect(shownTexts()).not.toContain('text 7');
  await expect.element(folds().first()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(line('text 4')).not.toBeInTheDocument();
  await expect.element(folds().first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(line('text 6').element().contains(document.activeElement)).toBe(true);
});

test('an opened row stays open while its user goes on, and is one row again for what comes after another user', async () => {
  const app = await open();
  await folds().nth(1).click();
  hear(app, 9);
  await app.settle();
  await expect.element(folds().last()).toHaveTextContent('已折叠 1 条');
  hear(app, 10, { send_time: 9001 });
  await app.settle();
  await expect.element(folds().last()).toHaveTextContent('已折叠 2 条');
  await expect.element(line('text 7')).toBeVisible();
  expect(exactly('text 9').elements()).toEqual([]);
});

test('a block folds lines and its end shows them, at once; a list that is empty or not known folds none', async () => {
  const app = await open([]);
  await expect.element(line('text 4')).toBeVisible();
  expect(folds().elements()).toEqual([]);
  app.dispatch(personActions.blockChanged(relation({ no: OTHER, black: true })));
  await expect.element(folds().first()).toHaveTextContent('已折叠 3 条');
  app.dispatch(personActions.blockChanged(relation({ no: OTHER, black: false })));
  await expect.element(line('text 4')).toBeVisible();
  expect(folds().elements()).toEqual([]);
  expect(lines().elements()).toHaveLength(said.length);
});

test('a press on the end of the block, as of a card, shows the lines', async () => {
  const app = await open();
  app.http.on('blacklist.remove', relation({ no: OTHER, black: false }));
  app.dispatch(peopleActions.relationRequested({ uid: OTHER, nick: '阿澈', change: 'unblock' }));
  await app.settle();
  await expect.element(line('text 4')).toBeVisible();
});

test('a mention by a blocked user makes no badge, no cue and no notification', async () => {
  const app = await open();
  const mentioning = { content: '@小满 在吗', extra: { aiteuser: { [VIEWER]: '小满' } } };
  app.page.watch(false);
  hear(app, 9, mentioning);
  await app.settle();
  expect(app.state().halls.mentions).toEqual({});
  expect((app.state() as unknown as WholeState).chat.mentionCues).toEqual([]);
  app.dispatch(personActions.blockedKnown([]));
  hear(app, 10, mentioning);
  await app.settle();
  expect(app.state().halls.mentions[GENERAL]).toEqual({ hall_id: HALL, count: 1 });
});

test('a channel that a blocked user has filled keeps its newest row in view, and older lines come with a scroll', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: (fakes) => {
      answer(fakes);
      const fields = (sequence: number) => ({ from_id: sequence > 320 ? OTHER : STRANGER });
      answerWithHistory(fakes, { count: 400, unread: 0, fields });
    },
  });
  await listKnown(app);
  await expect.element(folds().last()).toBeInViewport();
  const asked = app.http.requests('channel.message').length;
  await app.settle();
  // Nothing is asked for while nothing is scrolled.
  expect(app.http.requests('channel.message')).toHaveLength(asked);
  log().element().closest('[data-landmark]')?.scrollBy(0, -400);
  for (let step = 0; step < 8; step += 1) await app.settle();
  const inView = () =>
    lines()
      .elements()
      .filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return /text \d/.test(each.textContent ?? '') && bottom > 0 && top < window.innerHeight;
      });
  expect(inView().length).toBeGreaterThan(5);
  expect(app.http.requests('channel.message').length - asked).toBeLessThan(5);
});
