import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerExplore } from '../../testing/explore.ts';
import { composer, HALL_PATH, log } from '../../testing/hall-page.ts';
import { answerWithHistory } from '../../testing/long-history.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { ACHE, lineOf, openRoomPage } from '../../testing/room-page.ts';
import { openRoomList } from '../../testing/rooms-page.ts';
import { hear } from '../../testing/talk.ts';
import { followFocus } from './focus-landing.ts';

const focus = (name: string | RegExp) => {
  (page.getByRole('button', { name }).element() as HTMLElement).focus();
  return userEvent.keyboard('{Enter}');
};
/** A key before, as of a person who has come here by the keyboard. */
const useKeyboard = () => userEvent.keyboard('{Shift}');

describe('a button that goes when it is pressed hands the focus on', () => {
  test('to the composer of a channel: the pill to the newest line, and that to the first unread line', async () => {
    const app = await mountApp({
      path: HALL_PATH,
      prepare: (fakes) => answerWithHistory(fakes, { count: 300, unread: 253 }),
    });
    await useKeyboard();
    await focus('253 条未读');
    await app.settle();
    await expect.element(page.getByRole('button', { name: '253 条未读' })).not.toBeInTheDocument();
    expect(log().element().contains(document.activeElement)).toBe(true);
    hear(app, 301);
    await app.settle();
    await focus(/回到最新|条新消息/);
    await app.settle();
    await expect.element(page.getByRole('button', { name: /回到最新|条新消息/ })).not.toBeInTheDocument();
    await expect.element(composer()).toHaveFocus();
  });

  test('to the field of a room: the pill to the newest line, and the button that sends', async () => {
    const app = await openRoomPage();
    const ache = { id: ACHE, nick: '阿澈' };
    const lines = Array.from({ length: 60 }, (_, index) => lineOf(String(index + 1), `第 ${index + 1} 句`, ache));
    app.roomServer.emit('roomChat', { list: lines });
    await app.settle();
    log().element().scrollTop = 0;
    await app.settle();
    app.roomServer.emit('roomChat', { list: [lineOf('99', '刚刚说的', ache)] });
    await app.settle();
    await useKeyboard();
    await focus('有新消息');
    await expect.element(page.getByRole('button', { name: '有新消息' })).not.toBeInTheDocument();
    const field = page.getByRole('main').getByRole('textbox');
    await expect.element(field).toHaveFocus();
    await field.fill('来了');
    await focus('发送');
    await app.settle();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  test('to the page: the retry of a list that comes', async () => {
    const app = await openRoomList({ prepare: ({ http }) => http.vanish('room.list') });
    app.http.on('room.list', { list: [], page: 1, page_total: 0 });
    await useKeyboard();
    await focus('重试');
    await app.settle();
    await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });
});

describe('where nothing is written', () => {
  /** A list of three buttons that is followed. */
  async function list() {
    const region = document.createElement('section');
    region.innerHTML = '<button>one</button><button>two</button><button>three</button><h1>heading</h1>';
    document.body.append(region);
    const over = new AbortController();
    onTestFinished(() => {
      over.abort();
      region.remove();
    });
    const [one, two, three] = [...region.querySelectorAll('button')];
    if (!one || !two || !three) throw new Error('no buttons');
    followFocus([], true, over.signal);
    return { one, two, three };
  }

  test('the focus goes to what stood before, and without it to what stood after', async () => {
    const { one, two, three } = await list();
    two.focus();
    await useKeyboard();
    two.remove();
    await expect.poll(() => document.activeElement).toBe(one);
    one.remove();
    await expect.poll(() => document.activeElement).toBe(three);
  });

  test('a button that is disabled loses the focus like one that goes', async () => {
    const { one, two } = await list();
    two.focus();
    await useKeyboard();
    two.disabled = true;
    await expect.poll(() => document.activeElement).toBe(one);
  });

  test('the focus that a pointer has set is not followed', async () => {
    const { two } = await list();
    await userEvent.click(two);
    two.remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(document.body);
  });

  test('a button that went before this began loses the focus like one that goes', async () => {
    const { one } = await list();
    const gone = document.createElement('button');
    one.parentElement?.append(gone);
    const chain = [gone, ...(one.parentElement ? [one.parentElement] : [])];
    gone.remove();
    const over = new AbortController();
    onTestFinished(() => over.abort());
    followFocus(chain, true, over.signal);
    await expect.poll(() => document.activeElement).toHaveProperty('tagName', 'H1');
  });

  test('the focus that the first press has moved is the one that is followed', async () => {
    const { one, two } = await list();
    two.focus();
    const over = new AbortController();
    onTestFinished(() => over.abort());
    followFocus([document.body], true, over.signal);
    two.remove();
    await expect.poll(() => document.activeElement).toBe(one);
  });
});

test('a link that is followed by the keyboard leads to the heading of its page', async () => {
  const app = await mountApp({ path: '/index/more', viewport: { width: 1440, height: 900 }, prepare: answerExplore });
  await app.settle();
  const link = page.getByRole('main').getByRole('link', { name: '全部房间' });
  await useKeyboard();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a dialog that goes without giving the focus back leaves it to the page, not to the last button of what stood before', async () => {
  const app = await mountApp({ path: HALL_PATH });
  await app.settle();
  const portal = document.createElement('div');
  portal.innerHTML = '<div role="dialog"><button>inside</button></div>';
  document.body.append(portal);
  await useKeyboard();
  portal.querySelector('button')?.focus();
  portal.remove();
  await expect.element(composer()).toHaveFocus();
});
