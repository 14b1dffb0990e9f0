import type { Random } from '../../core/kernel/random.ts';
import { circle, ellipse, path, rect, stroke } from './svg.ts';

const ring = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count)).join('');

/** Things and places that stand in for a face, on a canvas of 96 px. Each paints its own background. */
export const STILL_LIFES = {
  citrus(random: Random): string {
    const [peel, flesh, back] = random.pick([
      ['#f08a24', '#ffb84d', '#fff0d6'],
      ['#e9576a', '#ff9aa2', '#ffe6e3'],
      ['#d9b21c', '#ffe066', '#e8f3e0'],
      ['#6fae3e', '#c5e384', '#f3f7df'],
    ] as const);
    const slices = ring(8, (angle) =>
      path('M48 46 41 24c4-3 10-3 14 0z', flesh, { transform: `rotate(${angle} 48 48)` }),
    );
    return `${rect(0, 0, 96, 96, back)}${circle(48, 48, 33, peel)}${circle(48, 48, 29, '#fff8ec')}${slices}${circle(34, 30, 4, '#ffffff', { opacity: 0.5 })}`;
  },
  peach(random: Random): string {
    const back = random.pick(['#e2f1e6', '#fdf0dc', '#e7ecfa']);
    return `${rect(0, 0, 96, 96, back)}${path('M48 84C26 84 16 70 16 54s14-26 32-14c18-12 32-2 32 14S70 84 48 84z', '#ffb199')}${path('M48 84c14 0 26-12 26-30 0-8-3-14-8-17 9 1 14 8 14 17 0 16-10 30-32 30z', '#f58a7c')}${stroke('M48 40c-6 10-6 26-1 36', '#e2766b', 2.5)}${path('M48 40c2-14 12-22 26-20-1 13-12 21-26 20z', '#6fae5a')}${stroke('M48 40c4-8 12-14 20-16', '#4f8a46', 2)}`;
  },
  leaf(random: Random): string {
    const [leaf, vein, back] = random.pick([
      ['#5fa777', '#3d7d57', '#e5f3e6'],
      ['#e0813f', '#b65a28', '#fbeeda'],
      ['#c74f43', '#93352f', '#f7e6dc'],
      ['#7cb8a4', '#4d8b79', '#dff2ee'],
    ] as const);
    return `${rect(0, 0, 96, 96, back)}${circle(70, 24, 12, '#ffffff', { opacity: 0.6 })}${path('M22 76C14 40 40 18 78 18c2 38-18 66-56 58z', leaf)}${stroke('M18 82 66 30M34 64V44M46 52V34M34 64h20M46 52h20', vein, 2.6)}`;
  },
  moon(random: Random): string {
    const [sky, sea] = random.pick([
      ['#2b2f5c', '#3f4a86'],
      ['#3a2753', '#5b3f78'],
      ['#16384f', '#27566d'],
    ] as const);
    const x = 30 + random.below(36);
    const stars = Array.from({ length: 9 }, () =>
      circle(random.below(96), random.below(52), 0.8 + random.next(), '#ffffff', { opacity: 0.8 }),
    ).join('');
    const boat = random.chance(0.5)
      ? path('M36 70h26l-5 8H41zM48 48v20H36z', '#f7e8c9')
      : stroke('M34 70h30M40 77h18M44 84h10', '#f9e3a4', 2.4, { opacity: 0.8 });
    return `${rect(0, 0, 96, 96, sky)}${stars}${circle(x, 30, 17, '#fbe7ae', { opacity: 0.2 })}${circle(x, 30, 12, '#fbe7ae')}${rect(0, 62, 96, 34, sea)}${boat}`;
  },
  peak(random: Random): string {
    const [sky, sun, far, near] = random.pick([
      ['#fbd9b5', '#f47b5a', '#c58a92', '#6d5878'],
      ['#cfe6f2', '#ffd27a', '#8fb0c4', '#4a6d86'],
      ['#e6dcf5', '#f2a5b6', '#a493c9', '#5f5590'],
    ] as const);
    return `${rect(0, 0, 96, 96, sky)}${circle(64, 32, 13, sun)}${path('M-4 78 26 38l16 20 14-14 44 40v20H-4z', far)}${path('M26 38l8 10-6 4-5-4-5 3z', '#ffffff', { opacity: 0.85 })}${path('M-4 88c20-12 36-18 52-8s34 2 52-6v26H-4z', near)}`;
  },
  wave(random: Random): string {
    const [sky, sea, deep] = random.pick([
      ['#fde8c8', '#4ba3b8', '#2c7186'],
      ['#e2eefb', '#5b8fd6', '#3a62a8'],
      ['#f6dce0', '#5fb0a5', '#377d78'],
    ] as const);
    const tail = random.chance(0.5)
      ? path(
          'M48 62c-1-12-4-18-14-22-6-2-10-6-11-12 10-2 20 2 25 11 5-9 15-13 25-11-1 6-5 10-11 12-10 4-13 10-14 22z',
          '#33445f',
        )
      : circle(66, 30, 11, '#f6a04d');
    return `${rect(0, 0, 96, 96, sky)}${tail}${path('M0 62c10-8 20-8 32 0s22 8 32 0 22-8 32 0v34H0z', sea)}${path('M0 76c10-6 20-6 32 0s22 6 32 0 22-6 32 0v20H0z', deep)}`;
  },
  star(random: Random): string {
    const [sky, glow] = random.pick([
      ['#231f45', '#7d5fd0'],
      ['#122c42', '#3f88a8'],
      ['#3a1f3f', '#b35a8e'],
    ] as const);
    const dots = Array.from({ length: 16 }, () =>
      circle(random.below(96), random.below(96), 0.6 + random.next() * 1.1, '#ffffff', { opacity: 0.85 }),
    ).join('');
    return `${rect(0, 0, 96, 96, sky)}${ellipse(50, 50, 56, 16, glow, { opacity: 0.4, transform: 'rotate(-32 48 48)' })}${dots}${circle(48, 48, 17, '#f0b56a')}${path('M31 46c10 5 24 5 34 0-1 13-8 19-17 19s-16-6-17-19z', '#d98a4c')}${stroke('M22 56c-6 8 6 8 26 0s32-20 26-24-10-2-16 2', '#f7e6c4', 3)}`;
  },
  cloud(random: Random): string {
    const [sky, sun] = random.pick([
      ['#bfe0f5', '#ffd56b'],
      ['#f9d8cf', '#ff9c7a'],
      ['#d5d9f2', '#f7e7a8'],
    ] as const);
    const flakes = random.chance(0.4)
      ? [28, 46, 64].map((x, index) => circle(x, 80 + (index % 2) * 6, 2.6, '#ffffff')).join('')
      : '';
    return `${rect(0, 0, 96, 96, sky)}${circle(64, 34, 15, sun)}${path('M24 70c-10 0-14-16-2-20 0-14 20-18 26-6 12-6 26 4 20 14 10 2 8 12 0 12z', '#ffffff')}${flakes}`;
  },
  drink(random: Random): string {
    const [back, liquid, cup] = random.pick([
      ['#fce3d4', '#b5713f', '#fff8ef'],
      ['#dff0ea', '#79c3a3', '#ffffff'],
      ['#f6dbe4', '#e8688a', '#fff5f8'],
      ['#e4e3fa', '#5c4a8f', '#f6f4ff'],
    ] as const);
    const bubbles = [38, 46, 55].map((x, index) => circle(x, 70 - index * 3, 3.4, '#3c2a2f')).join('');
    return `${rect(0, 0, 96, 96, back)}${stroke('M54 40 62 12', '#e2574c', 5)}${path('M26 34h44l-6 50H32z', cup)}${path('M28.500 48h39L63.500 82h-31z', liquid)}${bubbles}${rect(23, 30, 50, 7, '#ffffff', { rx: 3.5 })}${stroke('M34 42l2 34', '#ffffff', 3, { opacity: 0.4 })}`;
  },
} as const;
