import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { HALL_PATH, joinVoice } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { openRoomPage, seatsWithViewer } from '../../../testing/room-page.ts';
import { answerJoin } from '../../../testing/run-client.ts';
import { answerTeamLine } from '../../../testing/team-lines.ts';
import { imActions } from '../../im/index.ts';
import { messagesModal } from '../../person/index.ts';

const PHONE = { width: 390, height: 800 };
const messages = () => page.getByRole('dialog', { name: '消息', exact: true });
const call = () => messages().getByRole('region', { name: '语音', exact: true });

async function openMessages(app: MountedApp): Promise<void> {
  app.dispatch(messagesModal.open({ to: null }));
  await app.settle();
}

/** A phone whose viewer is heard in the voice channel of the hall. */
async function inVoice(): Promise<MountedApp> {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    viewport: PHONE,
    prepare: (fakes) => {
      answerTeamLine(fakes);
      answerJoin(fakes.http, { token: `${VIEWER}:send` });
      fakes.http.on('channel.user_list', { list: [] });
      fakes.http.on('hall.batch_user_card', { list: [] });
      fakes.http.on('channel.leave', {});
    },
  });
  await joinVoice(app);
  return app;
}

test('[modal.im-panel] messages over a call on a phone keep its place, its microphone and the way out in one line', async () => {
  const app = await inVoice();
  await openMessages(app);
  await expect.element(call().getByRole('link')).toHaveAttribute('href', `/index/room/${HALL}?channel_id=${VOICE}`);
  expect(call().element().getBoundingClientRect().height).toBeLessThan(60);
  expect(await inspect(390)).toEqual([]);
  const isMuted = () => app.client.store.getState().audio.isMuted;
  const before = isMuted();
  await call().getByRole('button', { name: /静音/ }).click();
  expect(isMuted()).toBe(!before);
  app.dispatch(imActions.sessionPicked(`p2p-${OTHER}`));
  await app.settle();
  await expect.element(messages().getByRole('textbox', { name: '输入消息' })).toBeInViewport();
  await expect.element(call()).toBeInViewport();
  await call().getByRole('button', { name: '离开语音频道' }).click();
  await app.settle();
  await expect.element(call()).not.toBeInTheDocument();
  await expect.element(messages()).toBeVisible();
  expect(messages().element().contains(document.activeElement)).toBe(true);
  expect(app.http.requests('channel.leave')).toEqual([{ channel_id: VOICE }]);
});

test('[modal.im-panel] the place of a call leads to it, from the messages that cover it', async () => {
  const app = await inVoice();
  await openMessages(app);
  await call().getByRole('link').click();
  await app.settle();
  await expect.element(messages()).not.toBeInTheDocument();
});

const leave = () => call().getByRole('button', { name: '离开房间' });

test('[modal.im-panel] messages over the page of a room on a phone lead out of the room, to the list', async () => {
  const app = await openRoomPage({ viewport: PHONE });
  await openMessages(app);
  expect(await inspect(390)).toEqual([]);
  await leave().click();
  await app.settle();
  expect(app.path()).toBe('/app/rooms');
});

test('[modal.im-panel] the way out that takes a seat along asks first, and leaves the focus in the messages', async () => {
  const app = await openRoomPage({ seats: seatsWithViewer(2), viewport: PHONE });
  await openMessages(app);
  const path = app.path();
  const question = page.getByRole('dialog', { name: '离开房间？' });
  await leave().click();
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(leave()).toBeVisible();
  expect(app.path()).toBe(path);
  await leave().click();
  await question.getByRole('button', { name: '离开房间' }).click();
  await app.settle();
  await expect.element(call()).not.toBeInTheDocument();
  await expect.element(messages()).toBeVisible();
  expect(messages().element().contains(document.activeElement)).toBe(true);
  expect(app.path()).toBe('/app/rooms');
});

test('[modal.im-panel] a call whose network or room is away says that it reconnects', async () => {
  const app = await openRoomPage({ viewport: PHONE });
  await openMessages(app);
  const state = () => call().getByRole('status');
  await expect.element(state()).toHaveTextContent(/^$/);
  app.page.connect(false);
  await app.settle();
  await expect.element(state()).toHaveTextContent('重连中');
  app.page.connect(true);
  await app.settle();
  await expect.element(state()).toHaveTextContent(/^$/);
  app.roomServer.drop();
  await app.settle();
  await expect.element(state()).toHaveTextContent('重连中');
});

test('[modal.im-panel] messages without a call, and beside a wide page, have no line of their own', async () => {
  const app = await inVoice();
  await page.viewport(1440, 900);
  await openMessages(app);
  const column = page.getByRole('complementary', { name: '消息' });
  await expect.element(column).toBeVisible();
  expect(column.getByRole('region', { name: '语音', exact: true }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
});
