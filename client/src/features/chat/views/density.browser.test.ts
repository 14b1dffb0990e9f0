import { expect, test } from 'vitest';
import { GENERAL, messageAt, OTHER } from '../../../testing/chat-lines.ts';
import { HALL_PATH, line } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const VISITOR = '3001' as typeof OTHER;
const said = (sequence: number, id: typeof OTHER) =>
  messageAt(sequence, { from_id: id, channel_id: GENERAL, author: { id, nick: id, avatar: '', role: '' } });

/** Pixels from the top of a line to the top of the next: within a group, and where another author begins. */
async function steps(density: 'compact' | 'cosy' | 'roomy') {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: (fakes) => {
      fakes.storage.write('preferences', JSON.stringify({ density }));
      fakes.http.on('channel.message', {
        msg_list: [said(1, OTHER), said(2, OTHER), said(3, OTHER), said(4, VISITOR)],
      });
    },
  });
  await expect.element(line('text 4')).toBeVisible();
  const tops = [2, 3, 4].map((sequence) => line(`text ${sequence}`).element().getBoundingClientRect().top);
  const size = getComputedStyle(line('text 2').getByText('text 2').element()).fontSize;
  app.unmount();
  const [second = 0, third = 0, fourth = 0] = tops;
  return { within: third - second, between: fourth - third, size };
}

test('the three densities differ in the space between lines, and in nothing else', async () => {
  const [compact, cosy, roomy] = [await steps('compact'), await steps('cosy'), await steps('roomy')];
  expect(compact.within).toBeLessThan(cosy.within);
  expect(cosy.within).toBeLessThan(roomy.within);
  expect(compact.between).toBeLessThanOrEqual(cosy.between);
  expect(cosy.between).toBeLessThanOrEqual(roomy.between);
  expect([compact.size, cosy.size, roomy.size]).toEqual(['15px', '15px', '15px']);
});
