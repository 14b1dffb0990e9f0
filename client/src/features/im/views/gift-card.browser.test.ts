import { relation, userBrief } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { messagesModal } from '../../person/index.ts';
import type { ImBody } from '../index.ts';

const ROSES: ImBody = { kind: 'gift', id: 'rose', name: '玫瑰', image: '', count: 3 };
const CAT: ImBody = { kind: 'gift', id: 'cat', name: '招财猫', image: '', count: 1 };
const PARTNER = {
  user: z.parse(userBrief, { no: OTHER, nick: '阿澈', avatar: '', gender: 1, age: 20, sign: '', online: 1 }),
  relation: z.parse(relation, { no: OTHER, follow: 1, fan: 1, friend: 0, black: 0, blacked: 0 }),
};
const messages = () =>
  page.getByRole('complementary', { name: '消息' }).or(page.getByRole('dialog', { name: '消息', exact: true }));
const cardOf = (name: string) => messages().getByRole('log').getByRole('article').filter({ hasText: name });

/** A private session in which each of two people has given the other something. */
async function openSession(options: MountOptions = {}): Promise<MountedApp> {
  const app = await mountApp({
    ...options,
    prepare: ({ http, ims }) => {
      http.on('relation.chat_user', PARTNER);
      ims.store(OTHER, `p2p-${VIEWER}`, ROSES, 'g1');
      ims.store(VIEWER, `p2p-${OTHER}`, CAT, 'g2');
    },
  });
  app.dispatch(messagesModal.open({ to: OTHER }));
  await app.settle();
  await app.settle();
  return app;
}

test('[api.go.home.gift.chatSend] a gift in a private session is a card with its picture, name and number, and says who gave it to whom', async () => {
  await openSession();
  await expect.element(cardOf('玫瑰')).toHaveTextContent(/^阿澈 送给你玫瑰 ×3/);
  await expect.element(cardOf('招财猫')).toHaveTextContent(/^你送给 阿澈招财猫 ×1/);
  for (const name of ['玫瑰', '招财猫']) {
    expect(cardOf(name).element().querySelector('svg use, img')).not.toBeNull();
    expect(cardOf(name).getByRole('button').elements()).toEqual([]);
  }
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
});

test('the list of sessions tells the last gift by its direction', async () => {
  const app = await openSession({ viewport: { width: 1200, height: 900 } });
  const rows = messages().getByRole('region', { name: '会话' }).getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent('你送出 招财猫 ×1');
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  await peer.send(`p2p-${VIEWER}`, ROSES, 'g3');
  await app.settle();
  await expect.element(rows.first()).toHaveTextContent('送给你 玫瑰 ×3');
});
