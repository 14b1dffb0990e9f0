import type { View } from './scene.ts';
import { seeded, span } from './timing.ts';

const SPRITE_PX = 64;
const sprites = new Map<string, OffscreenCanvas>();

/** A soft spot of a colour. It is painted once: a gradient of its own for each of hundreds of spots would miss frames. */
function spriteOf(colour: string): OffscreenCanvas {
  const known = sprites.get(colour);
  if (known) return known;
  const sprite = new OffscreenCanvas(SPRITE_PX, SPRITE_PX);
  const pen = sprite.getContext('2d');
  const middle = SPRITE_PX / 2;
  const gradient = pen?.createRadialGradient(middle, middle, 0, middle, middle, middle);
  if (pen && gradient) {
    gradient.addColorStop(0, colour);
    gradient.addColorStop(0.3, `${colour}99`);
    gradient.addColorStop(0.65, `${colour}26`);
    gradient.addColorStop(1, `${colour}00`);
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, SPRITE_PX, SPRITE_PX);
  }
  sprites.set(colour, sprite);
  return sprite;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** As #rrggbb. */
  readonly colour: string;
  readonly alpha?: number;
}

export function spot({ pen }: View, { x, y, radius, colour, alpha = 1 }: Spot): void {
  if (alpha <= 0.01 || radius <= 0) return;
  pen.globalAlpha = alpha;
  pen.drawImage(spriteOf(colour), x - radius, y - radius, radius * 2, radius * 2);
  pen.globalAlpha = 1;
}

/** What is drawn inside adds light to what is there. */
export function shining({ pen }: View, draw: () => void): void {
  pen.globalCompositeOperation = 'lighter';
  draw();
  pen.globalCompositeOperation = 'source-over';
}

/** The room darkens, so that light shows. `colours` go from the top to the foot. */
export function sky({ pen, width, height }: View, colours: readonly string[], alpha: number): void {
  const gradient = pen.createLinearGradient(0, 0, 0, height);
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour);
  pen.globalAlpha = alpha;
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 1;
}

export interface Rocket {
  /** Seconds at which it bursts. */
  readonly at: number;
  /** Parts of the width and height. */
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  /** Part of the smaller edge. */
  readonly reach: number;
}

const RAYS = 34;
const BURNS_S = 1.7;

/** Fireworks: each bursts, slows down, sinks and goes out. */
export function fireworks(view: View, rockets: readonly Rocket[], now: number): void {
  const edge = Math.min(view.width, view.height);
  for (const [index, { at, x, y, colour, reach }] of rockets.entries()) {
    const age = now - at;
    if (age < 0 || age > BURNS_S) continue;
    const random = seeded(index + 7);
    const [middleX, middleY] = [x * view.width, y * view.height];
    const flash = 1 - span(age, 0, 0.35);
    spot(view, { x: middleX, y: middleY, radius: edge * reach * 0.8, colour, alpha: flash * 0.8 });
    for (let ray = 0; ray < RAYS; ray += 1) {
      const angle = (ray / RAYS) * Math.PI * 2 + random() * 0.3;
      const strength = 0.45 + 0.55 * random();
      for (const [tail, lag] of [0, 0.07, 0.14].entries()) {
        const then = Math.max(0, age - lag);
        const far = edge * reach * strength * (1 - Math.exp(-3.2 * then));
        const sunk = edge * 0.05 * then * then;
        const alpha = (1 - span(age, 0.7, BURNS_S)) * (1 - tail * 0.3);
        const radius = edge * (0.018 - tail * 0.004);
        const place = { x: middleX + Math.cos(angle) * far, y: middleY + Math.sin(angle) * far + sunk };
        spot(view, { ...place, radius, colour: tail === 0 && age < 0.45 ? '#fff6dc' : colour, alpha });
      }
    }
  }
}

interface Fall {
  readonly count: number;
  readonly colours: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

/** Pieces of gold paper or petals that turn while they fall. */
export function confetti({ pen, width, height }: View, { count, colours, from, to, seed }: Fall, now: number): void {
  const random = seeded(seed);
  const edge = Math.min(width, height);
  for (let index = 0; index < count; index += 1) {
    const [column, start, pace, turn, size] = [random(), random(), random(), random(), random()];
    const begun = from + start * (to - from) * 0.6;
    const part = (now - begun) / (1.6 + pace * 1.4);
    if (part <= 0 || part >= 1) continue;
    const x = column * width + Math.sin(now * (1 + turn * 2) + column * 9) * edge * 0.03;
    pen.save();
    pen.translate(x, -0.05 * height + part * height * 1.1);
    pen.rotate(turn * 6 + now * (turn - 0.5) * 5);
    pen.scale(1, Math.cos(now * (3 + turn * 4) + index));
    pen.globalAlpha = 1 - span(part, 0.75, 1);
    pen.fillStyle = colours[index % colours.length] ?? '';
    const side = edge * (0.009 + size * 0.011);
    pen.fillRect(-side, -side * 0.6, side * 2, side * 1.2);
    pen.restore();
  }
}

interface Stars {
  readonly count: number;
  readonly seed: number;
  /** How far they have moved, in heights. */
  readonly moved: number;
  /** How long their trails are, in heights. */
  readonly trail: number;
  readonly alpha: number;
}

/** Stars that pass downwards as the view rises; in fast flight they become lines. */
export function stars({ pen, width, height }: View, { count, seed, moved, trail, alpha }: Stars): void {
  const random = seeded(seed);
  pen.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const [x, y, depth] = [random() * width, random(), random()];
    const at = ((y + moved * (0.4 + depth)) % 1) * height;
    pen.globalAlpha = alpha * (0.35 + depth * 0.65);
    pen.strokeStyle = depth > 0.7 ? '#ffe9b0' : '#ffffff';
    pen.lineWidth = 1 + depth * 1.6;
    pen.beginPath();
    pen.moveTo(x, at);
    pen.lineTo(x, at - Math.max(0.5, trail * height * (0.4 + depth)));
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
