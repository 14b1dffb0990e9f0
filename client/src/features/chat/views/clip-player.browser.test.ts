import { expect, test } from 'vitest';
import { HALL_PATH, log } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

/** A recording of some seconds in which nothing is heard. */
function silence(seconds: number): string {
  const rate = 8000;
  const head = new DataView(new ArrayBuffer(44));
  for (const [at, word] of [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ] as const)
    for (const [index, letter] of [...word].entries()) head.setUint8(at + index, letter.charCodeAt(0));
  for (const [at, value] of [
    [4, 36 + rate * seconds],
    [16, 16],
    [24, rate],
    [28, rate],
    [40, rate * seconds],
  ] as const)
    head.setUint32(at, value, true);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.setUint16(at, value, true);
  return URL.createObjectURL(new Blob([head, new Uint8Array(rate * seconds).fill(128)], { type: 'audio/wav' }));
}

test('a recording of a channel that begins pauses the one that plays, and that one has not failed', async () => {
  const app = await mountApp({ path: HALL_PATH });
  for (const seq of [10, 11])
    hear(app, seq, { msg_type: '3', content: JSON.stringify({ url: silence(30), duration: 30 }) });
  await app.settle();
  const rows = log().getByRole('group', { name: /30/ });
  await expect.poll(() => rows.elements().length).toBe(2);
  const paused = () => [...log().element().querySelectorAll('video')].map((media) => media.paused);
  await rows.first().getByRole('button', { name: '播放' }).click();
  await expect.poll(paused).toEqual([false, true]);
  await rows.last().getByRole('button', { name: '播放' }).click();
  await expect.poll(paused).toEqual([true, false]);
  await expect.element(rows.first().getByRole('button', { name: '播放' })).toBeVisible();
  await expect.element(rows.first()).not.toHaveTextContent('无法播放');
});
