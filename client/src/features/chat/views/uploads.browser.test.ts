import { ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { composer, HALL_PATH, saidTo, say, sentIds } from '../../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';

const notices = () => page.getByRole('region', { name: '通知' });

async function picture(name: string, width: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, 20);
  canvas.getContext('2d')?.fillRect(0, 0, width, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

async function choose(app: MountedApp, files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect
    .poll(
      () =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByAltText(/png$/) })
          .elements().length,
    )
    .toBe(files.length);
  await app.clock.advance(0);
}

test('pictures chosen together stand in the tray, and are sent, in the order of choice, and their words after them', async () => {
  const app = await mountApp({ path: HALL_PATH });
  let uploads = 0;
  app.http.on('file.upload', async () => {
    uploads += 1;
    const url = `/files/${uploads}.png`;
    // The first one takes longest.
    await app.clock.sleep(4000 - uploads * 1000);
    return { url, type: 'png', w: 40, h: 20 };
  });
  // The first one is also the largest, and is read last.
  const files = [await picture('a.png', 4000), await picture('b.png', 40), await picture('c.png', 20)];
  await choose(app, files);
  expect(
    page
      .getByAltText(/png$/)
      .elements()
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['a.png', 'b.png', 'c.png']);
  await composer().fill('今晚的战绩');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => uploads).toBe(3);
  expect(saidTo(app)).toEqual([]);
  await app.clock.advance(4000);
  expect(saidTo(app).map(({ text }) => text.match(/\d\.png/)?.[0] ?? text)).toEqual([
    '1.png',
    '2.png',
    '3.png',
    '今晚的战绩',
  ]);
});

test('[error.transport.response] an upload that failed says so, and why, on its line and in no toast', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) => http.refuse('file.upload', 50_001, '空间不足'),
  });
  await choose(app, [await picture('a.png', 40)]);
  await composer().click();
  await userEvent.keyboard('{Enter}');
  await app.clock.advance(0);
  await expect.element(page.getByText('上传失败：空间不足')).toBeVisible();
  await expect.element(page.getByRole('log').getByRole('button', { name: '重试' })).toBeVisible();
  expect(notices().getByRole('alert').elements()).toEqual([]);
});

test('[hall-event.blocked-message.deletes-line] the text of a blocked line returns to the composer, ahead of the present text', async () => {
  const app = await mountApp({ path: HALL_PATH });
  await say(app, '说得太难听');
  await composer().fill('后面的话');
  const [c_mid] = sentIds(app);
  app.server.emit(
    'errorReported',
    { code: ERRORS.sendBlocked.code, msg: 'm', extra: '包含违规内容', c_mid: c_mid as never },
    { to: VIEWER },
  );
  await app.clock.advance(0);
  await expect.element(composer()).toHaveValue('说得太难听\n后面的话');
  await expect.element(notices()).toHaveTextContent('包含违规内容');
});
