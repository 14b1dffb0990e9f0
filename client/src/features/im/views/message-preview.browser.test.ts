import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { ImSessionId } from '../../../platform/ports/im.ts';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { answerProfiles } from '../../../testing/contacts.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { feedbackActions } from '../../feedback/index.ts';
import { messagesModal } from '../../person/index.ts';
import { preferencesActions } from '../../preferences/index.ts';
import { sessionActions } from '../../session/index.ts';
import { imActions } from '../index.ts';

const SESSION: ImSessionId = `p2p-${OTHER}`;
const TO_VIEWER: ImSessionId = `p2p-${VIEWER}`;

const toasts = () => page.getByRole('region', { name: /^(通知|اعلان‌ها)$/ });
const previews = () => toasts().getByRole('status');
const field = () => page.getByRole('textbox', { name: '输入消息' });

async function open(options: MountOptions = {}) {
  // A pointer over a toast would hold it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  const app = await mountApp({ path: HALL_PATH, ...options, prepare: (fakes) => answerProfiles(fakes) });
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  await app.client.late.take('im');
  await app.settle();
  app.dispatch(imActions.facesLoaded({ [SESSION]: { name: '阿狸', picture: '' } }));
  let sent = 0;
  const write = async (text: string) => {
    sent += 1;
    await peer.send(TO_VIEWER, { kind: 'text', text }, `c${sent}`);
    await app.settle();
  };
  return { app, write, store: app.ims.store.bind(app.ims) };
}

describe('a private message that is on screen nowhere', () => {
  test.each(['zh-CN', 'fa-IR'] as const)('a preview shows the sender and the first line, in %s', async (language) => {
    const { write } = await open({ language, viewport: { width: 360, height: 740 } });
    await write('开黑吗？\n八点');
    await expect.element(previews()).toHaveTextContent('阿狸开黑吗？');
    await expect.element(previews()).not.toHaveTextContent('八点');
    const box = previews().element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    expect(await inspect(360)).toEqual([]);
  });

  test('a preview names an emoticon in the words of the viewer', async () => {
    const { write } = await open({ language: 'en-US' });
    await write('来 :微笑:');
    await expect.element(page.getByRole('status').filter({ hasText: '阿狸' })).toHaveTextContent('来 Smile');
  });

  test('a press on a preview opens the session and ends the preview', async () => {
    const { app, write } = await open();
    await write('在吗');
    await previews().getByRole('button', { name: '阿狸' }).click();
    await app.settle();
    await expect.element(field()).toBeVisible();
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test('previews of the same person are one, which goes after six seconds', async () => {
    const { app, write } = await open();
    await write('在吗');
    await write('在不在');
    expect(previews().elements()).toHaveLength(1);
    await expect.element(previews()).toHaveTextContent('阿狸在不在22 条未读');
    await app.clock.advance(5000);
    await expect.element(previews()).toBeInTheDocument();
    await app.clock.advance(1000);
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test('a preview stays while the keyboard is on it', async () => {
    const { app, write } = await open();
    await write('在吗');
    previews().getByRole('button', { name: '阿狸' }).element().focus();
    await app.clock.advance(30_000);
    await expect.element(previews()).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(field()).toBeVisible();
  });

  test('the first of a burst of messages is spoken, and their number has words', async () => {
    const { write } = await open();
    await write('在吗');
    expect(previews().element()).not.toHaveAttribute('aria-live');
    await write('在不在');
    expect(previews().element()).toHaveAttribute('aria-live', 'off');
    expect(previews().getByRole('button', { name: '阿狸 在不在 2 条未读', exact: true }).elements()).toHaveLength(1);
  });

  test.each(['pointer', 'keyboard'])('toasts go in time after a preview was pressed by %s', async (by) => {
    const { app, write } = await open();
    await write('在吗');
    const button = previews().getByRole('button', { name: '阿狸' });
    if (by === 'pointer') await button.click();
    else {
      button.element().focus();
      await userEvent.keyboard('{Enter}');
    }
    await app.settle();
    await expect.element(previews()).not.toBeInTheDocument();
    app.dispatch(feedbackActions.toastRequested({ tone: 'info', text: { server: '已复制' } }));
    await app.settle();
    await expect.element(previews()).toHaveTextContent('已复制');
    await app.clock.advance(3000);
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test('a message that comes while the preview of its sender is held joins it', async () => {
    const { app, write } = await open();
    await write('在吗');
    previews().getByRole('button', { name: '阿狸' }).element().focus();
    await app.clock.advance(7000);
    await write('在不在');
    await expect.element(previews()).toHaveTextContent('在不在');
    expect(previews().elements()).toHaveLength(1);
  });

  test.each([
    ['the viewer signs out', sessionActions.signedOut({ reason: 'asked', returnTo: null })],
    ['its session opens', imActions.sessionOpened(SESSION)],
    ['its session is gone', imActions.sessionGone(SESSION)],
    ['the list of sessions is shown', imActions.listShown(true)],
  ] as const)('a preview that was held for long goes once %s', async (_, action) => {
    const { app, write } = await open();
    await write('在吗');
    previews().getByRole('button', { name: '阿狸' }).element().focus();
    await app.clock.advance(61_000);
    await expect.element(previews()).toBeInTheDocument();
    app.dispatch(action);
    await app.settle();
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test('a preview keeps the words to itself where the viewer wants it so', async () => {
    const { app, write } = await open();
    app.dispatch(preferencesActions.changeRequested({ notificationTexts: false }));
    await write('秘密');
    await expect.element(previews()).toHaveTextContent('阿狸发来了新消息');
    await expect.element(previews()).not.toHaveTextContent('秘密');
  });
});

describe('what needs no preview', () => {
  test.each([1440, 1200, 360])('a message of the session that is open shows no preview, at %i px', async (width) => {
    const { app, write } = await open({ viewport: { width, height: 800 } });
    app.dispatch(messagesModal.open({ to: null }));
    app.dispatch(imActions.sessionOpened(SESSION));
    await app.settle();
    await write('在吗');
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test.each([1440, 1200, 360])(
    'a message shows no preview while the list of sessions is on screen, at %i px',
    async (width) => {
      const { app, write } = await open({ viewport: { width, height: 800 } });
      app.dispatch(messagesModal.open({ to: null }));
      await app.settle();
      await write('在吗');
      await expect.element(previews()).not.toBeInTheDocument();
    },
  );

  test('a preview goes once the list of sessions comes on screen', async () => {
    const { app, write } = await open();
    await write('在吗');
    await expect.element(previews()).toBeInTheDocument();
    app.dispatch(messagesModal.open({ to: null }));
    await app.settle();
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test('a preview goes with its session, which another device of the viewer has deleted', async () => {
    const { app, write } = await open();
    await write('在吗');
    await expect.element(previews()).toBeInTheDocument();
    const device = app.ims.im();
    await device.connect(VIEWER, async () => app.ims.tokenOf(VIEWER));
    await device.remove(SESSION);
    // The provider says that the list has changed.
    app.dispatch(imActions.sessionsChanged());
    await app.settle();
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test('a message that the system has told of shows no preview', async () => {
    const { app, write } = await open();
    app.dispatch(preferencesActions.changeRequested({ notifications: true }));
    app.page.watch(false);
    await write('在吗');
    await expect.element(previews()).not.toBeInTheDocument();
  });

  test('a line of a group or of the platform shows no preview', async () => {
    const { app, store } = await open();
    const team = await app.ims.team([VIEWER, OTHER]);
    // A preview waits for a face that is not there.
    const face = { name: '开黑群', picture: '' };
    app.dispatch(imActions.facesLoaded({ [`team-${team}`]: face, 'p2p-ypb_system': face }));
    store(OTHER, `team-${team}`, { kind: 'text', text: '群里' }, 't1');
    store('ypb_system', TO_VIEWER, { kind: 'text', text: '欢迎' }, 's1');
    await app.settle();
    await expect.element(previews()).not.toBeInTheDocument();
  });
});

test('beside an open session of another person in a column, a message is previewed', async () => {
  const { app, write } = await open({ viewport: { width: 1440, height: 800 } });
  app.dispatch(messagesModal.open({ to: null }));
  app.dispatch(imActions.sessionOpened('p2p-10004'));
  await app.settle();
  await write('在吗');
  await expect.element(previews()).toHaveTextContent('在吗');
});

test('an error stays beside three previews', async () => {
  const { app } = await open();
  app.dispatch(feedbackActions.toastRequested({ tone: 'error', text: { server: '没有成功' } }));
  await app.settle();
  for (const from of ['10003', '10004', '10005']) app.ims.store(from, TO_VIEWER, { kind: 'text', text: '在吗' }, 'x');
  await app.settle();
  await expect.element(toasts().getByRole('alert')).toBeVisible();
});
