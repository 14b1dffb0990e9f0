import { confetti, fireworks, type Rocket, shining, sky, spot, stars } from './light.ts';
import type { Scene, View } from './scene.ts';
import { mix, seeded, slowingDown, span, springing, swell } from './timing.ts';

const RISES = 0.5;
const STANDS = 2;
const ENDS = 6.4;

interface Tower {
  readonly x: number;
  readonly half: number;
  readonly top: number;
  readonly roof: number;
  readonly roofColour: string;
  readonly wall: string;
}

/** Units of the castle: 0, 0 is the middle of its foot, 100 its height. Those behind come first. */
const TOWERS: readonly Tower[] = [
  { x: -20, half: 6, top: -58, roof: 20, roofColour: '#c2468f', wall: '#9a86e0' },
  { x: 20, half: 6, top: -58, roof: 20, roofColour: '#c2468f', wall: '#9a86e0' },
  { x: 0, half: 10, top: -72, roof: 28, roofColour: '#6f46ea', wall: '#cbbcff' },
  { x: -42, half: 8, top: -42, roof: 22, roofColour: '#ff6fae', wall: '#b8a5fb' },
  { x: 42, half: 8, top: -42, roof: 22, roofColour: '#ff6fae', wall: '#b8a5fb' },
];

const FIREWORKS: readonly Rocket[] = [
  { at: 2.3, x: 0.22, y: 0.26, colour: '#ffb52e', reach: 0.34 },
  { at: 2.6, x: 0.79, y: 0.22, colour: '#ff5f9e', reach: 0.36 },
  { at: 3.1, x: 0.5, y: 0.14, colour: '#8fa2ff', reach: 0.4 },
  { at: 3.6, x: 0.14, y: 0.42, colour: '#4fe0d0', reach: 0.26 },
  { at: 3.8, x: 0.87, y: 0.4, colour: '#ffd95e', reach: 0.28 },
  { at: 4.2, x: 0.34, y: 0.2, colour: '#ff8ec6', reach: 0.38 },
  { at: 4.35, x: 0.67, y: 0.18, colour: '#ffb52e', reach: 0.38 },
];

/** A castle rises out of the clouds, its windows light up one after the other, and fireworks stand over it. */
export const castleScene: Scene = {
  lastsMs: ENDS * 1000,
  draw(view, now) {
    const alpha = swell(now, 0, ENDS, 0.5);
    sky(view, ['#120a4a', '#4a2299', '#c2569f', '#ffb48a'], alpha * 0.8);
    stars(view, { count: 70, seed: 5, moved: now * 0.01, trail: 0, alpha: alpha * 0.9 });
    shining(view, () => {
      rays(view, now);
      fireworks(view, FIREWORKS, now);
    });
    view.pen.globalAlpha = 1 - span(now, ENDS - 0.5, ENDS);
    clouds(view, now, { seed: 31, count: 20, y: 0.84, shade: '#b9a0ee' });
    castle(view, now);
    clouds(view, now, { seed: 17, count: 34, y: 0.99, shade: '#f6ecff' });
    shootingStar(view, now);
    const petals = ['#ffd34d', '#ff9fc8', '#fff1b8', '#cbbcff'];
    confetti(view, { count: 80, colours: petals, from: STANDS, to: ENDS, seed: 41 }, now);
  },
};

/** Beams behind the castle, which turn slowly. */
function rays({ pen, width, height }: View, now: number): void {
  const alpha = swell(now, RISES + 0.5, ENDS, 0.8) * 0.16;
  if (alpha <= 0) return;
  const far = Math.hypot(width, height);
  pen.save();
  pen.translate(width / 2, height * 0.62);
  pen.rotate(now * 0.09);
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, far * 0.6);
  light.addColorStop(0, '#ffe7a8');
  light.addColorStop(1, '#ffe7a800');
  pen.fillStyle = light;
  pen.globalAlpha = alpha;
  for (let beam = 0; beam < 14; beam += 1) {
    pen.rotate((Math.PI * 2) / 14);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(far, -far * 0.09);
    pen.lineTo(far, far * 0.09);
    pen.fill();
  }
  pen.restore();
  pen.globalAlpha = 1;
}

function clouds(
  view: View,
  now: number,
  {
    seed,
    count,
    y,
    shade,
  }: { readonly seed: number; readonly count: number; readonly y: number; readonly shade: string },
): void {
  const random = seeded(seed);
  const { width, height } = view;
  const edge = Math.max(Math.min(width, height), width * 0.4);
  const comes = slowingDown(span(now, 0, 1.4));
  const goes = 1 - span(now, ENDS - 0.6, ENDS);
  for (let index = 0; index < count; index += 1) {
    const [place, rise, size] = [random(), random(), random()];
    const fromSide = place < 0.5 ? -1 : 1;
    const drift = Math.sin(now * 0.4 + index) * width * 0.012;
    spot(view, {
      x: mix(place * width + fromSide * width * 0.9, place * width, comes) + drift,
      y: height * y + (rise - 0.3) * edge * 0.12,
      radius: edge * (0.2 + size * 0.24),
      colour: shade,
      alpha: 0.85 * goes,
    });
  }
}

function castle(view: View, now: number): void {
  const { pen, width, height } = view;
  const rises = springing(span(now, RISES, STANDS));
  const goes = 1 - span(now, ENDS - 0.5, ENDS);
  const unit = Math.min(height * 0.62, width * 0.72) / 100;
  pen.save();
  pen.globalAlpha = goes;
  pen.translate(width / 2, mix(height * 1.75, height * 0.92, Math.min(rises, 1.02)));
  pen.scale(unit, unit);
  spot(view, { x: 0, y: -45, radius: 95, colour: '#ffd9f0', alpha: 0.55 * goes });
  pen.globalAlpha = goes;
  for (const tower of TOWERS.slice(0, 3)) drawTower(view, tower, now);
  wall(pen, -34, -30, 68, 32, ['#8c76d8', '#c9baff', '#8a74d6']);
  for (let notch = -34; notch < 34; notch += 8) wall(pen, notch, -34, 4.5, 5, ['#8c76d8', '#c9baff', '#8a74d6']);
  gate(view, now);
  for (const tower of TOWERS.slice(3)) drawTower(view, tower, now);
  windows(view, now);
  pen.restore();
  pen.globalAlpha = 1;
}

function wall(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  across: number,
  down: number,
  [left, lit, right]: readonly [string, string, string],
): void {
  const gradient = pen.createLinearGradient(x, 0, x + across, 0);
  gradient.addColorStop(0, left);
  gradient.addColorStop(0.4, lit);
  gradient.addColorStop(1, right);
  pen.fillStyle = gradient;
  pen.fillRect(x, y, across, down);
}

function drawTower({ pen }: View, { x, half, top, roof, roofColour, wall: lit }: Tower, now: number): void {
  wall(pen, x - half, top, half * 2, -top + 2, ['#7f69cf', lit, '#7a63cc']);
  // The gallery below the roof.
  wall(pen, x - half - 1.5, top - 1, half * 2 + 3, 4, ['#8b75d8', '#efe8ff', '#8b75d8']);
  const gradient = pen.createLinearGradient(x - half - 3, 0, x + half + 3, 0);
  gradient.addColorStop(0, `color-mix(in srgb, ${roofColour}, #1b0c4d 35%)`);
  gradient.addColorStop(0.4, `color-mix(in srgb, ${roofColour}, #ffffff 25%)`);
  gradient.addColorStop(1, `color-mix(in srgb, ${roofColour}, #1b0c4d 45%)`);
  pen.fillStyle = gradient;
  pen.beginPath();
  pen.moveTo(x - half - 3, top - 1);
  pen.quadraticCurveTo(x - half * 0.4, top - roof * 0.5, x, top - roof);
  pen.quadraticCurveTo(x + half * 0.4, top - roof * 0.5, x + half + 3, top - 1);
  pen.fill();
  flag(pen, x, top - roof, now);
}

function flag(pen: CanvasRenderingContext2D, x: number, y: number, now: number): void {
  pen.fillStyle = '#fff1c9';
  pen.fillRect(x - 0.35, y - 7, 0.7, 8);
  const wave = Math.sin(now * 6 + x) * 1.2;
  pen.fillStyle = '#ffc531';
  pen.beginPath();
  pen.moveTo(x, y - 7);
  pen.quadraticCurveTo(x + 4, y - 7 + wave, x + 8, y - 5 - wave * 0.5);
  pen.quadraticCurveTo(x + 4, y - 4 + wave, x, y - 3);
  pen.fill();
}

function gate(view: View, now: number): void {
  const { pen } = view;
  const lit = span(now, STANDS, STANDS + 0.5);
  pen.fillStyle = '#3c2394';
  pen.beginPath();
  pen.moveTo(-8, 2);
  pen.lineTo(-8, -14);
  pen.arc(0, -14, 8, Math.PI, 0);
  pen.lineTo(8, 2);
  pen.fill();
  shining(view, () => spot(view, { x: 0, y: -8, radius: 16, colour: '#ffcf66', alpha: lit * 0.9 }));
}

/** From the gate upwards, one after the other. */
const WINDOWS = [
  [-24, -16],
  [24, -16],
  [-42, -26],
  [42, -26],
  [-42, -35],
  [42, -35],
  [-20, -46],
  [20, -46],
  [0, -44],
  [-4, -58],
  [4, -58],
  [0, -66],
] as const;

function windows(view: View, now: number): void {
  const { pen } = view;
  for (const [index, [x, y]] of WINDOWS.entries()) {
    const at = STANDS + 0.1 + index * 0.09;
    const lit = span(now, at, at + 0.15);
    pen.fillStyle = lit > 0 ? '#ffe9a3' : '#4a33a8';
    pen.beginPath();
    pen.moveTo(x - 1.6, y + 3);
    pen.lineTo(x - 1.6, y - 1);
    pen.arc(x, y - 1, 1.6, Math.PI, 0);
    pen.lineTo(x + 1.6, y + 3);
    pen.fill();
    const flares = lit * (0.55 + 0.45 * (1 - span(now, at, at + 0.6)));
    shining(view, () => spot(view, { x, y, radius: 6, colour: '#ffc94d', alpha: flares }));
  }
}

function shootingStar(view: View, now: number): void {
  const part = span(now, 1.5, 2.3);
  if (part === 0 || part === 1) return;
  const { width, height } = view;
  shining(view, () => {
    for (let tail = 0; tail < 16; tail += 1) {
      const then = part - tail * 0.012;
      const x = mix(width * 1.05, width * 0.5, then);
      const y = mix(height * 0.02, height * 0.24, then);
      spot(view, {
        x,
        y,
        radius: height * (0.02 - tail * 0.001),
        colour: '#fff6dc',
        alpha: (1 - tail / 16) * (1 - part * 0.4),
      });
    }
  });
}
