import { confetti, fireworks, type Rocket, shining, sky, spot, stars } from './light.ts';
import type { Scene, View } from './scene.ts';
import { mix, seeded, slowingDown, span, speedingUp, springing, swell } from './timing.ts';

const IGNITES = 0.35;
const LIFTS = 0.9;
const CRUISES = 1.7;
const LEAVES = 3.1;
const BURSTS = 3.55;
const ENDS = 5.6;

/** Twelve units wide at the body, 60 high, its nose up and its middle at 0, 0. */
const HULL = new Path2D('M0 -32C10 -22 13 -8 13 6C13 15 11 22 8 26H-8C-11 22 -13 15 -13 6C-13 -8 -10 -22 0 -32Z');
const NOSE = new Path2D('M0 -32C6 -26 9.600 -19 11.300 -12H-11.300C-9.600 -19 -6 -26 0 -32Z');
const FINS = [
  new Path2D('M-11.500 10C-20 15 -23 24 -22 34L-8 26Z'),
  new Path2D('M11.500 10C20 15 23 24 22 34L8 26Z'),
  new Path2D('M-2.500 16H2.500L3.500 34H-3.500Z'),
];
const ENGINE = new Path2D('M-8 26H8L10 31H-10Z');
const FLAME = new Path2D('M-9 0C-12 14 -5 26 0 40C5 26 12 14 9 0Z');

const BURST: readonly Rocket[] = [
  { at: BURSTS, x: 0.5, y: 0.3, colour: '#ffb52e', reach: 0.62 },
  { at: BURSTS + 0.18, x: 0.24, y: 0.38, colour: '#9b7bff', reach: 0.36 },
  { at: BURSTS + 0.3, x: 0.77, y: 0.34, colour: '#ff5f9e', reach: 0.36 },
  { at: BURSTS + 0.55, x: 0.38, y: 0.18, colour: '#4fe0d0', reach: 0.28 },
  { at: BURSTS + 0.66, x: 0.63, y: 0.55, colour: '#ffd95e', reach: 0.3 },
];

/** A rocket ignites below, flies through the stars, and bursts into fireworks. */
export const rocketScene: Scene = {
  lastsMs: ENDS * 1000,
  draw(view, now) {
    const { pen, width, height } = view;
    const edge = Math.min(width, height);
    sky(view, ['#0b0630', '#2a1270', '#6a2a9c'], swell(now, 0, ENDS, 0.45) * 0.78);
    const speed = span(now, LIFTS, CRUISES) - span(now, BURSTS, BURSTS + 0.6);
    const moved = speedingUp(span(now, LIFTS, CRUISES)) * 0.4 + Math.max(0, now - CRUISES) * 1.3;
    stars(view, { count: 110, seed: 3, moved, trail: speed * 0.14, alpha: swell(now, 0.1, ENDS, 0.5) });
    const shake = swell(now, IGNITES, LEAVES, 0.4) * edge * 0.004;
    pen.save();
    pen.translate(Math.sin(now * 71) * shake, Math.cos(now * 83) * shake);
    smoke(view, now);
    ship(view, now);
    pen.restore();
    shining(view, () => {
      const flash = swell(now, BURSTS - 0.05, BURSTS + 0.7, 0.1) * (1 - span(now, BURSTS, BURSTS + 0.7));
      spot(view, { x: width / 2, y: height * 0.3, radius: edge * 1.1, colour: '#fff1c9', alpha: flash });
      ring(view, now);
      fireworks(view, BURST, now);
    });
    confetti(
      view,
      { count: 90, colours: ['#ffd34d', '#ffb020', '#fff1b8', '#ff8ec6'], from: BURSTS, to: ENDS, seed: 21 },
      now,
    );
  },
};

/** Clouds of the start, which stay behind. */
function smoke(view: View, now: number): void {
  const random = seeded(11);
  const edge = Math.min(view.width, view.height);
  const sunk = speedingUp(span(now, LIFTS, CRUISES)) * view.height * 0.5;
  for (let index = 0; index < 46; index += 1) {
    const [side, late, size] = [random() * 2 - 1, random(), random()];
    const age = now - IGNITES - late * 0.7;
    if (age <= 0) continue;
    const far = slowingDown(span(age, 0, 1.6));
    spot(view, {
      x: view.width / 2 + side * far * view.width * 0.48,
      y: view.height * 0.95 - size * far * edge * 0.2 + sunk,
      radius: edge * (0.06 + size * 0.15) * (0.3 + far),
      colour: index % 4 === 0 ? '#ffb27a' : '#cfc3f2',
      alpha: 0.75 * (1 - span(age, 0.7, 2.1)),
    });
  }
}

function ship(view: View, now: number): void {
  if (now > BURSTS + 0.1) return;
  const { pen, width, height } = view;
  const scale = (Math.min(width * 1.5, height) / 64) * 0.5;
  const rises = slowingDown(span(now, LIFTS, CRUISES));
  const away = speedingUp(span(now, LEAVES, BURSTS));
  const y = mix(mix(height * 0.8, height * 0.44, rises), -height * 0.25, away);
  const hover = Math.sin(now * 5) * scale * 0.8 * rises;
  pen.save();
  pen.translate(width / 2, y + hover);
  pen.scale(scale * springing(span(now, 0.05, 0.5)), scale * springing(span(now, 0.05, 0.5)));
  pen.rotate(Math.sin(now * 3.1) * 0.025 * rises);
  flames(view, now);
  hull(pen);
  pen.restore();
}

function hull(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = across(pen, 22, ['#b3202e', '#f0525c', '#8f1422']);
  for (const fin of FINS) pen.fill(fin);
  pen.fillStyle = across(pen, 10, ['#4d4766', '#a49cc4', '#3a3452']);
  pen.fill(ENGINE);
  pen.fillStyle = across(pen, 13, ['#b9b4d6', '#ffffff', '#a8a0cb']);
  pen.fill(HULL);
  pen.fillStyle = across(pen, 12, ['#c42637', '#ff6b70', '#a3182a']);
  pen.fill(NOSE);
  pen.fillStyle = '#ffd34d';
  pen.fillRect(-12.6, 14, 25.2, 2.2);
  for (const [radius, colour] of [
    [6.5, '#8d83c2'],
    [5.2, '#2b2170'],
    [4.2, '#65c7ff'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(0, -2, radius, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = '#e8f8ff';
  pen.beginPath();
  pen.ellipse(-1.5, -3.6, 1.6, 0.9, -0.6, 0, Math.PI * 2);
  pen.fill();
}

/** Light falls on what is round. */
function across(pen: CanvasRenderingContext2D, half: number, colours: readonly [string, string, string]) {
  const gradient = pen.createLinearGradient(-half, 0, half, 0);
  gradient.addColorStop(0, colours[0]);
  gradient.addColorStop(0.4, colours[1]);
  gradient.addColorStop(1, colours[2]);
  return gradient;
}

function flames(view: View, now: number): void {
  const { pen } = view;
  const power = span(now, IGNITES, LIFTS) * (1 + 0.7 * span(now, LEAVES, BURSTS));
  if (power === 0) return;
  pen.save();
  pen.translate(0, 29);
  shining(view, () => {
    spot(view, { x: 0, y: 14, radius: 42 * power, colour: '#ff8a2a', alpha: 0.8 });
    for (const [wide, long, colour, pace] of [
      [1.15, 1.25, '#ff4b1f', 37],
      [0.8, 0.95, '#ffa31a', 51],
      [0.45, 0.6, '#fff4c2', 63],
    ] as const) {
      pen.save();
      pen.scale(wide * (0.9 + 0.1 * Math.sin(now * pace)), long * power * (0.85 + 0.15 * Math.sin(now * pace * 1.3)));
      pen.fillStyle = colour;
      pen.globalAlpha = 0.85;
      pen.fill(FLAME);
      pen.restore();
    }
  });
  pen.restore();
}

/** The wave of the burst. */
function ring({ pen, width, height }: View, now: number): void {
  const part = span(now, BURSTS, BURSTS + 0.9);
  if (part === 0 || part === 1) return;
  pen.globalAlpha = 1 - part;
  pen.strokeStyle = '#ffdf8e';
  pen.lineWidth = mix(14, 1, part);
  pen.beginPath();
  pen.arc(width / 2, height * 0.3, slowingDown(part) * Math.max(width, height) * 0.6, 0, Math.PI * 2);
  pen.stroke();
  pen.globalAlpha = 1;
}
