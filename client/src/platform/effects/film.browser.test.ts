import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { createVirtualClock } from '../../testing/fakes/virtual-clock.ts';
import { boxOf, recordedFilm } from '../../testing/recorded-film.ts';
import { createClock } from '../clock/browser-clock.ts';
import { createEffectPlayer } from './browser-effect-player.ts';
import type { Part } from './film-layout.ts';

let lane: HTMLElement;
beforeEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  lane = document.createElement('div');
  lane.dataset['effectLane'] = 'A';
  document.body.append(lane);
});
afterEach(async () => {
  vi.restoreAllMocks();
  lane.remove();
  await commands.emulateMedia({ reducedMotion: 'reduce' });
});

const [RED, BLUE, WHITE, BLACK] = ['#d01010', '#1010d0', '#fff', '#000'];
const COLOUR: Part = [0, 0, 128, 128];

/** A film whose picture is red and blue, of which the alpha shows the red side only. */
const film = (size: readonly [number, number], colour: Part, alpha: Part | null) =>
  recordedFilm(...size, (pen) => {
    const paint = ([x, y, w, h]: Part, first: string, second: string) => {
      pen.fillStyle = first;
      pen.fillRect(x, y, w / 2, h);
      pen.fillStyle = second;
      pen.fillRect(x + w / 2, y, w / 2, h);
    };
    pen.fillStyle = BLACK;
    pen.fillRect(0, 0, ...size);
    paint(colour, RED, BLUE);
    if (alpha) paint(alpha, WHITE, BLACK);
  });

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** The middles of both sides of what plays. The canvas can be read in the frame in which it was drawn. */
async function sides(): Promise<readonly Pixel[]> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const shown = lane.querySelector('canvas');
  const pen = new OffscreenCanvas(100, 100).getContext('2d');
  if (!shown || !pen) return [];
  pen.drawImage(shown, 0, 0, 100, 100);
  return [25, 75].map((x) => [...pen.getImageData(x, 50, 1, 1).data] as unknown as Pixel);
}
const isRed = ([red, green, blue, alpha]: Pixel) => red > 150 && green < 60 && blue < 60 && alpha > 240;
const isBlue = ([red, green, blue, alpha]: Pixel) => red < 60 && green < 60 && blue > 150 && alpha > 240;
const isClear = ([, , , alpha]: Pixel) => alpha < 16;

async function play(file: Blob) {
  const url = URL.createObjectURL(file);
  const player = createEffectPlayer({ clock: createClock() });
  return { player, end: player.play({ format: 'film', url }, 'A') };
}
const PLAYS = 5;

/** Plays a film until one of its frames was read that looks so. A page that is busy may miss every frame of a short film, so it plays again. */
async function seen(file: Blob, looksSo: () => Promise<boolean>): Promise<{ readonly end: Promise<unknown> }> {
  for (let time = 1; time <= PLAYS; time += 1) {
    const { end } = await play(file);
    let isOver = false;
    void end.then(() => {
      isOver = true;
    });
    while (!isOver) if (await looksSo()) return { end };
  }
  throw new Error(`the film played ${PLAYS} times, and no frame looked so`);
}
const showsRedAlone = async () => {
  const [left, right] = await sides();
  return left !== undefined && right !== undefined && isRed(left) && isClear(right);
};

const RIGHT: Part = [128, 0, 128, 128];
const vap = (aFrame: Part, width: number) =>
  boxOf('vapc', JSON.stringify({ info: { w: 128, h: 128, videoW: width, videoH: 128, aFrame, rgbFrame: COLOUR } }));

test.each<readonly [string, readonly [number, number], Part, Part, Blob | null]>([
  ['alpha right of the colours', [256, 128], COLOUR, RIGHT, null],
  ['alpha left of the colours', [256, 128], RIGHT, COLOUR, null],
  ['alpha above the colours', [128, 256], [0, 128, 128, 128], COLOUR, null],
  ['a box vapc and an alpha of half the size', [192, 128], COLOUR, [128, 0, 64, 64], vap([128, 0, 64, 64], 192)],
])(
  '[entity.gift-effect] a film with %s is clear where its alpha is black, ends by itself, and leaves nothing behind',
  async (_layout, size, colour, alpha, box) => {
    const recorded = await film(size, colour, alpha);
    const { end } = await seen(box ? new Blob([recorded, box]) : recorded, showsRedAlone);
    const { width = 0, height = 0 } = lane.querySelector('canvas') ?? {};
    expect([width, height]).toEqual([128, 128]);
    expect(await end).toBe('played');
    expect(lane.childElementCount).toBe(0);
  },
);

test('a film without alpha is shown as it is', async () => {
  const recorded = await film([128, 128], COLOUR, null);
  const showsBoth = async () => {
    const [left, right] = await sides();
    return left !== undefined && right !== undefined && isRed(left) && isBlue(right);
  };
  const { end } = await seen(recorded, showsBoth);
  expect(await end).toBe('played');
});

test('a film that is stopped leaves nothing behind, and the next one plays', async () => {
  const recorded = await film([256, 128], COLOUR, RIGHT);
  const first = await play(recorded);
  await expect.poll(() => lane.childElementCount, { interval: 1, timeout: 8000 }).toBe(1);
  first.player.stop('A');
  expect([await first.end, lane.childElementCount]).toEqual(['played', 0]);
  const second = await seen(recorded, showsRedAlone);
  expect(await second.end).toBe('played');
});

test('a missing film, one that is something else, and one whose description fits no frame are broken', async () => {
  const player = createEffectPlayer({ clock: createClock() });
  const recorded = await film([256, 128], COLOUR, RIGHT);
  const made = [new Blob(['<html>']), new Blob([]), new Blob([recorded, vap([200, 0, 128, 128], 256)])].map((blob) =>
    URL.createObjectURL(blob),
  );
  for (const url of ['/no-such-file', ...made]) expect(await player.play({ format: 'film', url }, 'A')).toBe('broken');
  expect(lane.childElementCount).toBe(0);
});

test.each([
  ['loadedmetadata', (video: HTMLVideoElement) => video.src !== ''],
  ['seeked', (video: HTMLVideoElement) => video.currentTime > 0],
] as const)('a film that never fires %s is given back when the player gives it up', async (missing, isWaitedFor) => {
  const url = URL.createObjectURL(await film([256, 128], COLOUR, RIGHT));
  const create = document.createElement.bind(document);
  const films: HTMLVideoElement[] = [];
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLVideoElement) {
      films.push(element);
      element.addEventListener(missing, (event) => event.stopImmediatePropagation());
    }
    return element;
  });
  const clock = createVirtualClock();
  const end = createEffectPlayer({ clock }).play({ format: 'film', url }, 'A');
  await expect.poll(() => films.map(isWaitedFor), { timeout: 8000 }).toEqual([true]);
  const source = films[0]?.src ?? '';
  await clock.advance(8000);
  expect(await end).toBe('broken');
  await expect.poll(() => films.map((each) => each.hasAttribute('src'))).toEqual([false]);
  await expect(fetch(source)).rejects.toThrow();
});

test('a canvas whose shaders do not fit gives its graphics back', async () => {
  let graphics: WebGLRenderingContext | null = null;
  vi.spyOn(WebGLRenderingContext.prototype, 'getProgramParameter').mockImplementation(function (
    this: WebGLRenderingContext,
  ) {
    graphics = this;
    return false;
  });
  const { end } = await play(await film([256, 128], COLOUR, RIGHT));
  expect(await end).toBe('broken');
  expect(graphics).toSatisfy((gl: WebGLRenderingContext | null) => gl?.isContextLost() === true);
});
