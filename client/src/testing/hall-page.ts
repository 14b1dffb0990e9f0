import type { WireEnvelope } from '@miczero/contracts';
import { page, userEvent } from 'vitest/browser';
import { HALL } from './chat-lines.ts';
import type { MountedApp } from './mount-app.tsx';

/** Where the hall of the fake platform is: `mountApp({ path: HALL_PATH })` opens its first text channel. */
export const HALL_PATH = `/index/room/${HALL}`;

export const log = () => page.getByRole('log');
export const lines = () => log().getByRole('listitem');
/** The line of the message list that holds a text. */
export const line = (text: string) => lines().filter({ hasText: text });
/** Where the open channel is written to. */
export const composer = (channel = '.+') => page.getByRole('textbox', { name: new RegExp(`给 ${channel} 写消息`) });
export const channelRow = (channel: string) =>
  page.getByRole('navigation', { name: '频道列表' }).getByRole('button', { name: new RegExp(channel) });

/** On the page of a voice channel: the press that lets the viewer in. */
export async function joinVoice(app: MountedApp): Promise<void> {
  await page.getByRole('button', { name: '加入语音' }).click();
  await app.settle();
}

/** Writes a line and sends it with Enter. */
export async function say({ clock }: MountedApp, text: string): Promise<void> {
  await composer().fill(text);
  await userEvent.keyboard('{Enter}');
  await clock.advance(0);
}

/** The sent lines: text and mentions. */
export const saidTo = ({ server }: MountedApp) =>
  server.sentNamed('sendChat').map(({ body }) => ({ text: body.content, mentions: body.extra.aiteuser ?? {} }));

/** The client ids of the lines that left. */
export const sentIds = ({ server }: MountedApp): WireEnvelope['mid'][] =>
  server.sentNamed('sendChat').map(({ envelope }) => envelope.mid);
