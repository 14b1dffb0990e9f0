import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Im, ImBody } from '../../../platform/ports/im.ts';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { PIXEL } from '../../../testing/pixel.ts';
import { imActions } from '../index.ts';

const SESSION = `p2p-${OTHER}` as const;
const pictureBody = (name: number): ImBody => ({ kind: 'image', url: `${PIXEL}#${name}`, width: 1600, height: 900 });

const panel = () =>
  page.getByRole('complementary', { name: '消息' }).or(page.getByRole('dialog', { name: '消息', exact: true }));
const field = () => page.getByRole('textbox', { name: '输入消息' });
const tray = () => page.getByRole('list', { name: '待发送的图片' });
const shown = () => [...document.querySelectorAll(`[role="log"] button:has(> img[src^="${PIXEL}"])`)];

async function openSession(options: MountOptions = {}): Promise<{ readonly app: MountedApp; readonly peer: Im }> {
  const app = await mountApp(options);
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  await app.client.late.take('clips');
  app.dispatch(imActions.sessionPicked(SESSION));
  await app.settle();
  return { app, peer };
}

async function files(...names: readonly string[]): Promise<DataTransfer> {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const all = new DataTransfer();
  for (const name of names) all.items.add(new File([blob], name, { type: 'image/png' }));
  return all;
}

describe('pictures to be sent', () => {
  // Chromium lets no test fill the clipboard with files, or drag them in from outside.
  const WAYS: Record<string, (data: DataTransfer) => void> = {
    pasted: (clipboardData) =>
      field()
        .element()
        .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
    dropped: (dataTransfer) =>
      field()
        .element()
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
    chosen: (data) => {
      const input = panel().element().querySelector<HTMLInputElement>('input[type="file"]');
      if (input) input.files = data.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };

  test.each(Object.keys(WAYS))('pictures that were %s wait in a tray, and are sent with their caption', async (way) => {
    const { app, peer } = await openSession({
      prepare: ({ http }) => http.on('file.upload', { url: `${PIXEL}#1`, type: 'png', w: 40, h: 20 }),
    });
    WAYS[way]?.(await files('a.png', 'b.png', 'c.png'));
    await expect.poll(() => tray().getByRole('img').elements().length).toBe(3);
    expect(app.http.requests('file.upload')).toEqual([]);
    await tray()
      .getByRole('button', { name: /b\.png/ })
      .click();
    await expect.poll(() => tray().getByRole('img').elements().length).toBe(2);
    for (const width of [1440, 390]) expect(await inspect(width)).toEqual([]);
    await field().fill('看图');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(tray()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('');
    const sent = (await peer.history(`p2p-${VIEWER}`, { limit: 10 })).map(({ body }) =>
      body.kind === 'text' ? body.text : body.kind,
    );
    expect(sent).toEqual(['image', 'image', '看图']);
  });

  test('pictures are sent without a caption, by the button', async () => {
    const { app, peer } = await openSession({
      prepare: ({ http }) => http.on('file.upload', { url: `${PIXEL}#1`, type: 'png', w: 40, h: 20 }),
    });
    await expect.element(panel().getByRole('button', { name: '发送', exact: true })).toBeDisabled();
    WAYS['pasted']?.(await files('a.png'));
    await panel().getByRole('button', { name: '发送', exact: true }).click();
    await app.settle();
    expect((await peer.history(`p2p-${VIEWER}`, { limit: 10 })).map(({ body }) => body.kind)).toEqual(['image']);
    await expect.element(panel().getByRole('button', { name: '发送', exact: true })).toBeDisabled();
  });

  test('a place says that files may be dropped on it', async () => {
    await openSession();
    field()
      .element()
      .dispatchEvent(
        new DragEvent('dragover', { dataTransfer: await files('a.png'), bubbles: true, cancelable: true }),
      );
    await expect.element(panel().getByText('松开即可添加图片')).toBeVisible();
  });
});

describe('pictures that came together', () => {
  test.each([
    ['phone', 390, 'fa-IR'],
    ['desktop', 1440, 'zh-CN'],
  ] as const)('pictures stand in rows of three squares: %s', async (_view, width, language) => {
    const { app, peer } = await openSession({ language, viewport: { width, height: 900 } });
    for (const name of [1, 2, 3, 4]) await peer.send(`p2p-${VIEWER}`, pictureBody(name), `c${name}`);
    await app.settle();
    await expect.poll(() => shown().length).toBe(4);
    const boxes = shown().map((element) => {
      const { left, right, top, width: inline, height } = element.getBoundingClientRect();
      const near = document.dir === 'rtl' ? innerWidth - right : left;
      return [near, top, inline, height].map(Math.round) as [number, number, number, number];
    });
    const [first, second, third, fourth] = boxes;
    expect([second?.[1], third?.[1]]).toEqual([first?.[1], first?.[1]]);
    expect([fourth?.[0], second?.[0]]).toEqual([first?.[0], (first?.[0] ?? 0) + (first?.[2] ?? 0) + 4]);
    expect(fourth?.[1]).toBeGreaterThan((first?.[1] ?? 0) + (first?.[3] ?? 0));
    for (const [, , inline, block] of boxes) expect(Math.abs(inline - block)).toBeLessThanOrEqual(1);
    expect(await inspect(width)).toEqual([]);
  });

  test('pictures stand whole where words came between them', async () => {
    const { app, peer } = await openSession();
    await peer.send(`p2p-${VIEWER}`, pictureBody(1), 'c1');
    await peer.send(`p2p-${VIEWER}`, { kind: 'text', text: '看图' }, 'c2');
    await peer.send(`p2p-${VIEWER}`, pictureBody(3), 'c3');
    await app.settle();
    await expect.poll(() => shown().length).toBe(2);
    for (const element of shown()) {
      const { width, height } = element.getBoundingClientRect();
      expect(width).toBeGreaterThan(height);
    }
  });
});

describe('a picture over everything', () => {
  const box = () => page.getByRole('dialog', { name: /发送的图片/ });
  const at = () => box().getByRole('img').element().getAttribute('src')?.split('#')[1];
  const press = (index: number) => (shown()[index] as HTMLElement | undefined)?.click();

  test.each([
    ['zh-CN', 1440, '{ArrowLeft}'],
    ['fa-IR', 360, '{ArrowRight}'],
  ] as const)(
    'arrows turn the pictures of a session, also to those that were not read yet (%s)',
    async (language, width, older) => {
      const { app } = await openSession({
        language,
        viewport: { width, height: 800 },
        prepare: ({ ims }) => {
          for (let name = 1; name <= 120; name += 1) {
            const body: ImBody = name % 40 === 1 ? pictureBody(name) : { kind: 'text', text: `${name}` };
            ims.store(OTHER, `p2p-${VIEWER}`, body, `c${name}`);
          }
        },
      });
      await expect.poll(() => shown().length).toBe(1);
      press(0);
      const dialog = page.getByRole('dialog').last();
      const now = () => dialog.getByRole('img').element().getAttribute('src')?.split('#')[1];
      await expect.element(dialog).toBeVisible();
      await app.settle();
      const seen = [now()];
      for (let turns = 0; turns < 2; turns += 1) {
        await userEvent.keyboard(older);
        await app.settle();
        seen.push(now());
      }
      expect(seen).toEqual(['81', '41', '1']);
      expect(await inspect(width)).toEqual([]);
      // The log stays as it was.
      expect(shown()).toHaveLength(1);
    },
  );

  test('one that comes follows the last, and one that is taken back on screen closes it', async () => {
    const { app, peer } = await openSession();
    await peer.send(`p2p-${VIEWER}`, pictureBody(1), 'c1');
    await app.settle();
    press(0);
    await expect.element(box()).toHaveAccessibleName(/.+ 发送的图片/);
    await expect.element(box().getByRole('button', { name: '下一张' })).not.toBeInTheDocument();
    const second = await peer.send(`p2p-${VIEWER}`, pictureBody(2), 'c2');
    await app.settle();
    await box().getByRole('button', { name: '下一张' }).click();
    await expect.poll(at).toBe('2');
    await expect.element(box().getByText('2 / 2')).toBeVisible();
    await peer.recall(second);
    await app.settle();
    await expect.element(box()).not.toBeInTheDocument();
  });

  test('the picture that has the focus keeps it when the first of its run is taken back', async () => {
    const { app, peer } = await openSession();
    const first = await peer.send(`p2p-${VIEWER}`, pictureBody(1), 'c1');
    for (const name of [2, 3]) await peer.send(`p2p-${VIEWER}`, pictureBody(name), `c${name}`);
    await app.settle();
    await expect.poll(() => shown().length).toBe(3);
    const second = shown()[1] as HTMLElement;
    second.focus();
    await peer.recall(first);
    await app.settle();
    await expect.poll(() => shown().length).toBe(2);
    expect(document.activeElement).toBe(second);
    expect(shown()[0]).toBe(second);
  });
});
