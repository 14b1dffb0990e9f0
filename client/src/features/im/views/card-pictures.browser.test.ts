import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ImBody } from '../../../platform/ports/im.ts';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { PIXEL } from '../../../testing/pixel.ts';
import { imActions } from '../index.ts';

const SESSION = `p2p-${OTHER}` as const;
/** One pixel: without a box of its own it would be as high as it is wide. */
const GONE = '/files/gone.png';
const poster = (title: string, ...img: readonly { src: string; w_h?: string }[]): ImBody => ({
  kind: 'custom',
  json: JSON.stringify({ activity_type: 'poster', title, img }),
});

/** A session with these cards. */
async function withCards(cards: readonly ImBody[], options: MountOptions = {}) {
  const app = await mountApp(options);
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  for (const [index, body] of cards.entries()) await peer.send(`p2p-${VIEWER}`, body, `c${index}`);
  await app.client.late.take('clips');
  app.dispatch(imActions.sessionPicked(SESSION));
  await app.settle();
}
const card = (title: string) => page.getByRole('region', { name: `卡片：${title}` });
const heightOf = (title: string) => card(title).element().getBoundingClientRect().height;

test('[entity.message-card.img] a poster has the height of its w_h before it is there, when it is, and when it does not come', async () => {
  await withCards([
    poster('到了', { src: PIXEL, w_h: '1280_640' }),
    poster('没到', { src: GONE, w_h: '1280_640' }),
    poster('没有', { src: PIXEL, w_h: '0_0' }),
    poster('无', { src: PIXEL }),
    poster('长图', { src: PIXEL, w_h: '100_5000' }),
    poster('条', { src: GONE, w_h: '5000_1' }),
  ]);
  await expect.element(card('没到').getByText('图片加载失败')).toBeVisible();
  expect(heightOf('没到')).toBe(heightOf('到了'));
  const wide = card('没到').getByText('图片加载失败').element().getBoundingClientRect();
  expect(wide.width / wide.height).toBeCloseTo(2, 1);
  // Without a size it has that of a cover.
  expect(heightOf('无')).toBe(heightOf('没有'));
  expect(heightOf('没有') - heightOf('到了')).toBeCloseTo((wide.width * 9) / 16 - wide.width / 2, 0);
  // Neither is it higher than the screen nor a line.
  expect(heightOf('长图') - heightOf('到了')).toBeCloseTo(180 - wide.height, 0);
  expect(heightOf('条') - heightOf('到了')).toBeCloseTo(48 - wide.height, 0);
});

test('[entity.message-card.img] a card has a picture twice when its list has it twice', async () => {
  await withCards([poster('两张', { src: PIXEL, w_h: '10_10' }, { src: PIXEL, w_h: '10_10' })]);
  await expect.element(card('两张')).toBeVisible();
  expect(card('两张').element().querySelectorAll('img')).toHaveLength(2);
});

test.each([
  ['zh-CN', '图片加载失败'],
  ['en-US', 'The picture could not be loaded'],
  ['pt-BR', 'Não foi possível carregar a imagem'],
  ['bn-BD', 'ছবি লোড হয়নি'],
] as const)('[entity.message-card.img] the lowest box shows all words of its failure (%s)', async (language, words) => {
  await withCards([poster('条', { src: GONE, w_h: '5000_1' })], { language, viewport: { width: 360, height: 740 } });
  const failed = page.getByText(words);
  await expect.element(failed).toBeVisible();
  const box = failed.element().parentElement?.getBoundingClientRect();
  const said = document.createRange();
  said.selectNodeContents(failed.element());
  const { top, bottom, left, right } = said.getBoundingClientRect();
  expect(box?.height).toBe(48);
  expect([top >= (box?.top ?? 0), bottom <= (box?.bottom ?? 0)]).toEqual([true, true]);
  expect([left >= (box?.left ?? 0), right <= (box?.right ?? 0)]).toEqual([true, true]);
});
