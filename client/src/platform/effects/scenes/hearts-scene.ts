import { confetti, shining, sky, spot } from './light.ts';
import type { Scene, View } from './scene.ts';
import { mix, seeded, slowingDown, span, swell } from './timing.ts';

const GATHERS = 0.9;
const WHOLE = 1.9;
const OPENS = 3.9;
const ENDS = 5.4;

const HEART = new Path2D(
  'M0 10C-6 4 -11 0 -11 -5C-11 -9 -8 -11 -5 -11C-2.500 -11 -1 -9.500 0 -8C1 -9.500 2.500 -11 5 -11C8 -11 11 -9 11 -5C11 0 6 4 0 10Z',
);
const COLOURS = ['#ff4f8b', '#ff86b3', '#e8365d', '#c77dff', '#ffb3cf'];

/** Balloons rise past the view, and their lights gather into a heart that beats. */
export const heartsScene: Scene = {
  lastsMs: ENDS * 1000,
  draw(view, now) {
    sky(view, ['#2c0b3f', '#7a1f5c', '#d9487f'], swell(now, 0, ENDS, 0.45) * 0.76);
    balloons(view, now, { seed: 9, count: 22, near: 0.55 });
    shining(view, () => lights(view, now));
    balloons(view, now, { seed: 23, count: 10, near: 1.15 });
    confetti(view, { count: 60, colours: ['#ffb3cf', '#ffd7e5', '#ff86b3'], from: GATHERS, to: ENDS, seed: 13 }, now);
  },
};

function balloons(
  { pen, width, height }: View,
  now: number,
  { seed, count, near }: { readonly seed: number; readonly count: number; readonly near: number },
): void {
  const random = seeded(seed);
  const edge = Math.min(width, height);
  for (let index = 0; index < count; index += 1) {
    const [column, late, size, sway] = [random(), random(), random(), random()];
    const part = (now - late * 2.4) / (2.6 - near * 0.4);
    if (part <= 0 || part >= 1) continue;
    const scale = (edge / 22) * 0.24 * near * (0.7 + size * 0.7);
    const colour = COLOURS[index % COLOURS.length] ?? '';
    pen.save();
    pen.translate(
      column * width + Math.sin(now * (1.2 + sway) + index) * edge * 0.03,
      mix(height * 1.15, -height * 0.2, part),
    );
    pen.rotate(Math.sin(now * 1.7 + index) * 0.12);
    pen.scale(scale, scale);
    pen.globalAlpha = 0.95 * (1 - span(now, ENDS - 0.5, ENDS));
    pen.strokeStyle = '#ffffff88';
    pen.lineWidth = 0.35;
    pen.beginPath();
    pen.moveTo(0, 11);
    pen.bezierCurveTo(-3, 17, 3, 20, Math.sin(now * 3 + index) * 2, 28);
    pen.stroke();
    const round = pen.createRadialGradient(-4, -6, 1, 0, -1, 14);
    round.addColorStop(0, '#ffffff');
    round.addColorStop(0.25, `color-mix(in srgb, ${colour}, #ffffff 25%)`);
    round.addColorStop(0.7, colour);
    round.addColorStop(1, `color-mix(in srgb, ${colour}, #3a0836 40%)`);
    pen.fillStyle = round;
    pen.fill(HEART);
    pen.restore();
  }
  pen.globalAlpha = 1;
}

const LIGHTS = 130;

/** Lights come from everywhere, stand as a heart, beat twice, and fly apart. */
function lights(view: View, now: number): void {
  const { width, height } = view;
  const random = seeded(4);
  const edge = Math.min(width, height);
  const gathered = slowingDown(span(now, GATHERS, WHOLE));
  const apart = span(now, OPENS, ENDS - 0.3);
  const beats = now < WHOLE ? 0 : Math.max(0, Math.sin((now - WHOLE) * 6.2)) ** 3;
  const size = edge * 0.019 * (1 + beats * 0.12 + slowingDown(apart) * 1.6);
  const glow = span(now, WHOLE - 0.3, WHOLE + 0.2) * (1 - apart);
  const middle = { x: width / 2, y: height * 0.44 };
  spot(view, { ...middle, radius: edge * (0.5 + beats * 0.1), colour: '#ff4f8b', alpha: glow * (0.4 + beats * 0.3) });
  for (let index = 0; index < LIGHTS; index += 1) {
    const angle = (index / LIGHTS) * Math.PI * 2;
    const [fromX, fromY, spread, twinkle] = [random(), random(), random(), random()];
    // The heart curve.
    const x = 16 * Math.sin(angle) ** 3;
    const y = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
    const inside = 1 - (index % 3) * 0.07 * spread;
    const place = {
      x: mix(fromX * width, middle.x + x * size * inside, gathered),
      y: mix(height * (1 + fromY * 0.3), middle.y - y * size * inside, gathered),
    };
    const alpha =
      span(now, GATHERS - 0.3, GATHERS + 0.2) * (1 - apart) * (0.65 + 0.35 * Math.sin(now * 8 + twinkle * 9));
    spot(view, { ...place, radius: edge * (0.016 + beats * 0.006), colour: index % 2 ? '#ffd1e3' : '#ff5f9e', alpha });
  }
}
