import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { composer, HALL_PATH } from '../../testing/hall-page.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { theHall } from '../../testing/run-client.ts';

test('a hall whose server fails says so with a button to try again, and comes by itself once the server works', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: ({ http }) => http.breakDown('hall.detail') });
  const failure = page.getByRole('main').getByRole('alert');
  await expect.element(failure).toHaveTextContent('网络异常：服务器出错了，请稍后再试');
  expect(page.getByText('网络异常', { exact: true }).elements()).toEqual([]);
  const asked = app.http.requests('hall.detail').length;
  await failure.getByRole('button', { name: '重试' }).click();
  await app.settle();
  expect(app.http.requests('hall.detail')).toHaveLength(asked + 1);
  await expect.element(failure).toBeVisible();
  app.http.on('hall.detail', theHall);
  await app.clock.advance(4000);
  await app.settle();
  await expect.element(composer()).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});
