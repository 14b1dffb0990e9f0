import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { EffectFile } from '../../lib/effect-file.ts';
import lottieUrl from '../../testing/effect-files/coin.json?url';
import svgaUrl from '../../testing/effect-files/coin.svga?url';
import webpUrl from '../../testing/effect-files/coin.webp?url';
import { createVirtualClock } from '../../testing/fakes/virtual-clock.ts';
import { createClock } from '../clock/browser-clock.ts';
import { createEffectPlayer } from './browser-effect-player.ts';
import type { OpenClip } from './clip.ts';
import { drawFrame, openScene, SCENES } from './scenes/open-scene.ts';

const FILES: readonly EffectFile[] = [
  { format: 'lottie', url: lottieUrl },
  { format: 'svga', url: svgaUrl },
  { format: 'webp', url: webpUrl },
];
const [LOTTIE] = FILES as readonly [EffectFile];
let lane: HTMLElement;

beforeEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  lane = document.createElement('div');
  lane.dataset['effectLane'] = 'A';
  lane.style.cssText = 'inline-size: 200px; block-size: 200px';
  document.body.append(lane);
});
afterEach(async () => {
  lane.remove();
  await commands.emulateMedia({ reducedMotion: 'reduce' });
});

/** The colour in the middle of what the lane shows now, as red, green, blue and alpha. */
function middle(): readonly number[] {
  const shown = lane.querySelector<HTMLCanvasElement | HTMLImageElement>('canvas, img');
  const canvas = new OffscreenCanvas(100, 100);
  const context = canvas.getContext('2d');
  if (!shown || shown.clientWidth === 0) return [0, 0, 0, 0];
  context?.drawImage(shown, 0, 0, 100, 100);
  return [...(context?.getImageData(50, 50, 1, 1).data ?? [])];
}

describe.each(FILES)('$format', ({ format, url }) => {
  test('a file is drawn in its lane, ends by itself, and leaves nothing behind', async () => {
    const player = createEffectPlayer({ clock: createClock() });
    const playing = player.play({ format, url }, 'A');
    // The coin is gold.
    await expect
      .poll(middle, { interval: 10, timeout: 10_000 })
      .toEqual([
        expect.toSatisfy((red: number) => red > 200),
        expect.toSatisfy((green: number) => green > 120 && green < 200),
        expect.toSatisfy((blue: number) => blue < 80),
        255,
      ]);
    expect(await playing).toBe('played');
    expect(lane.childElementCount).toBe(0);
    // The same gift again.
    expect(await player.play({ format, url }, 'A')).toBe('played');
  });

  test('a missing file, one that is cut, and one that is something else are broken', async () => {
    const player = createEffectPlayer({ clock: createClock() });
    const whole = await (await fetch(url)).blob();
    const made = [whole.slice(0, whole.size / 2), new Blob(['<html>']), new Blob([])].map((blob) =>
      URL.createObjectURL(blob),
    );
    for (const broken of ['/no-such-file', ...made]) {
      expect(await player.play({ format, url: broken }, 'A')).toBe('broken');
    }
    expect(lane.childElementCount).toBe(0);
  });
});

describe.each(Object.entries(SCENES))('the scene of %s', (name, scene) => {
  /** How much of its place the scene covers, from 0 to 1, at each tenth of it. */
  async function coverage(): Promise<readonly number[]> {
    const { element } = await openScene(name);
    lane.append(element);
    element.style.cssText = 'display: block; inline-size: 100%; block-size: 100%';
    const pen = element instanceof HTMLCanvasElement ? element.getContext('2d') : null;
    if (!pen) throw new Error('no canvas');
    return Array.from({ length: 11 }, (_, tenth) => {
      drawFrame(scene, pen, (tenth / 10) * (scene.lastsMs / 1000));
      const { data } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
      const drawn = data.filter((value, at) => at % 4 === 3 && value > 20).length / (data.length / 4);
      return drawn * Number(element.style.opacity);
    });
  }

  test('it begins and ends with nothing, and fills its place between', async () => {
    const covered = await coverage();
    expect([covered.at(0), covered.at(-1)]).toEqual([0, 0]);
    for (const part of covered.slice(2, -2)) expect(part).toBe(1);
  });

  test('it plays in its lane, as large as that is, and leaves nothing behind when it is stopped', async () => {
    const player = createEffectPlayer({ clock: createClock() });
    const playing = player.play({ format: 'scene', name }, 'A');
    await expect.poll(() => middle()[3]).toBeGreaterThan(0);
    player.stop('A');
    expect([await playing, lane.childElementCount]).toEqual(['played', 0]);
  });
});

test('a scene that the client does not draw is broken', async () => {
  const player = createEffectPlayer({ clock: createClock() });
  expect(await player.play({ format: 'scene', name: 'dragon' }, 'A')).toBe('broken');
});

test('a device that asks for less motion loads nothing', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  const opened: string[] = [];
  const open = (format: string) => async () => {
    opened.push(format);
    throw new Error('not needed');
  };
  const openers = { film: open('film'), lottie: open('lottie'), svga: open('svga'), webp: open('webp') };
  const player = createEffectPlayer({ clock: createClock(), openers });
  expect([await player.play(LOTTIE, 'A'), opened]).toEqual(['unwanted', []]);
});

/** A player whose clips never end, with a clock and frames that the test moves. */
function endless(openClip?: OpenClip) {
  const clock = createVirtualClock();
  const closed: string[] = [];
  const clip = { play: () => new Promise<void>(() => {}), close: () => void closed.push('closed') };
  const open: OpenClip = openClip ?? (async () => ({ ...clip, element: document.createElement('canvas') }));
  const openers = { film: async () => open, lottie: async () => open, svga: async () => open, webp: async () => open };
  let draw = (_now: number) => {};
  const player = createEffectPlayer({ clock, openers, nextFrame: (callback) => (draw = callback) });
  const shown = () => expect.poll(() => lane.childElementCount).toBe(1);
  return { clock, player, closed, shown, draw: (now: number) => draw(now) };
}

test('a page that misses its frames ends the play, and rests for half a minute', async () => {
  const { clock, player, closed, shown, draw } = endless();
  const slow = player.play(LOTTIE, 'A');
  await shown();
  for (let now = 0; now < 3000; now += 100) draw(now);
  expect([await slow, closed, lane.childElementCount]).toEqual(['slow', ['closed'], 0]);
  expect(await player.play(LOTTIE, 'A')).toBe('slow');
  await clock.advance(30_000);
  const next = player.play(LOTTIE, 'A');
  await shown();
  player.stop('A');
  expect([await next, lane.childElementCount]).toEqual(['played', 0]);
});

test('an animation is cut after 15 seconds, and a file that takes longer than 8 seconds is given up', async () => {
  const { clock, player, shown } = endless();
  const long = player.play(LOTTIE, 'A');
  await shown();
  await clock.advance(15_000);
  expect(await long).toBe('played');
  const stuck = endless(() => new Promise(() => {}));
  const never = stuck.player.play(LOTTIE, 'A');
  await stuck.clock.advance(8000);
  expect(await never).toBe('broken');
});

test('a play ends the one before it in its lane', async () => {
  const { player, shown, closed } = endless();
  const first = player.play(LOTTIE, 'A');
  await shown();
  const second = player.play(LOTTIE, 'A');
  expect(await first).toBe('played');
  await shown();
  player.stop('A');
  expect([await second, closed]).toEqual(['played', ['closed', 'closed']]);
});
