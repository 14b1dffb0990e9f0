import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, World, XIAOMAN } from '../fixtures.ts';

const TYPES = {
  svga: 'application/octet-stream',
  json: 'application/json',
  webp: 'image/webp',
  mp4: 'video/mp4',
} as const;
type Format = keyof typeof TYPES;
const FORMATS = Object.keys(TYPES) as Format[];
/** What each format is drawn into. */
const DRAWN_IN: Readonly<Record<Format, string>> = { svga: 'CANVAS', json: 'DIV', webp: 'IMG', mp4: 'CANVAS' };
const fileOf = (format: Format) =>
  readFileSync(new URL(`../../client/src/testing/effect-files/coin.${format}`, import.meta.url));

/** A server of animation files as operators have it: another origin, which lets pages read. */
async function serveAnimations() {
  const server = createServer(({ url = '' }, reply) => {
    const format = FORMATS.find((each) => url.endsWith(`.${each}`));
    reply.setHeader('access-control-allow-origin', '*');
    if (format) reply.setHeader('content-type', TYPES[format]).end(fileOf(format));
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

declare global {
  interface Window {
    /** Directives of the policy that something on the page has broken. */
    violations?: string[];
    /** Elements that a file was drawn into, by their tags. */
    drawnIn?: string[];
  }
}

test('[entity.gift-effect] gifts whose animations are files of another origin play under the shipped policy, films with alpha among them, and a broken one shows as its picture', async ({
  ownPlatform,
  signedInTo,
}) => {
  // Longer than its waits together: four times 65 s, and 20 s for the broken film.
  test.setTimeout(300_000);
  const animations = await serveAnimations();
  const config = { offline: false, hosts: { static: animations.origin } };
  const { port } = await ownPlatform({ LOG: 'memory', CLIENT_CONFIG: JSON.stringify(config) });
  const world = new World('gifts', port);
  await world.control('worlds.create', { seed_world: 'every-role', seed: 1 });
  const page = await signedInTo(world, XIAOMAN, async (context) => {
    await context.addInitScript(() => {
      const [violations, drawnIn]: [string[], string[]] = [[], []];
      Object.assign(window, { violations, drawnIn });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
        violations.push(`${disposition} ${violatedDirective} ${blockedURI}`);
      });
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          const isLane = target instanceof HTMLElement && target.dataset['effectLane'] !== undefined;
          for (const node of addedNodes) if (isLane) drawnIn.push(node.nodeName);
        }
      }).observe(document, { subtree: true, childList: true });
    });
  });
  try {
    await page.goto(`${world.origin}/app/room/600001`);
    await expect(page.getByRole('grid', { name: '麦位' })).toBeVisible();
    await expect(page.getByRole('region', { name: '语音', exact: true }).getByRole('status')).toContainText(
      '语音已连接',
    );
    const person = { id: '100001', nick: '小满', header: '' };
    const send = async (file: string, at: number, image = '') => {
      const gift_effect = `${animations.origin}/${file}`;
      const look = { addTime: at, listType: 'A', gift_num: 1, gift_effect, effect: { enter_room: '', vehicle: '' } };
      const gift = { gift_id: 'castle', gift_name: '金币', image, gift_num: 1, combo: 1, is_bag: 0 };
      const body = { from: person, to: [person], ...gift, effects: [{ ...look, userid: person.id }] };
      await world.control('room-events.emit', { name: 'giftSent', body, to: { room: '600001' } });
    };
    for (const [index, format] of FORMATS.entries()) {
      // A page that misses its frames shows a banner and rests: the gift is sent again, as people do.
      await expect(async () => {
        await send(`coin.${format}`, index + 1);
        await expect
          .poll(() => page.evaluate(() => window.drawnIn?.splice(0)), { timeout: 8000 })
          .toContain(DRAWN_IN[format]);
      }).toPass({ timeout: 45_000 });
      await expect.poll(() => page.locator('[data-effect-lane] > *').count(), { timeout: 20_000 }).toBe(0);
    }
    await send('missing.webm', 9, `${world.origin}/icon-192.png`);
    await expect(page.locator('[data-gift-show] img[src$="icon-192.png"]')).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => window.violations)).toEqual([]);
  } finally {
    animations.close();
  }
});
