import type { Random } from '../../core/kernel/random.ts';
import { circle, ellipse, path, stroke } from './svg.ts';

const INK = '#2f2530';
const eyes = (x: number, y: number, r = 3.2) =>
  [-x, x].map((dx) => circle(48 + dx, y, r, INK) + circle(48 + dx + 1.1, y - 1.1, 1, '#ffffff')).join('');
const sleepy = (x: number, y: number) => [-x, x].map((dx) => stroke(`M${48 + dx - 4} ${y}q4 4 8 0`, INK, 2)).join('');
const look = (random: Random, x: number, y: number) => (random.chance(0.3) ? sleepy(x, y) : eyes(x, y));
const blush = [-22, 22].map((dx) => ellipse(48 + dx, 62, 5, 3, '#f08a7c', { opacity: 0.4 })).join('');
const muzzle = (colour: string) =>
  `${path('M45 59h6l-3 3.500z', colour)}${stroke('M48 62.500c0 4-6 4-7 1M48 62.500c0 4 6 4 7 1', INK, 1.6)}`;

/** Animals that fill the round frame, on a canvas of 96 px. */
export const CREATURES = {
  cat(random: Random): string {
    const [fur, dark] = random.pick([
      ['#f3b46b', '#d98c42'],
      ['#5b5668', '#3f3b4a'],
      ['#f3ece3', '#d8c9b8'],
      ['#a9a3b4', '#7f7990'],
      ['#c98a5e', '#8f5a38'],
    ] as const);
    const stripes = random.chance(0.6) ? stroke('M48 27v8M40 28l2 7M56 28l-2 7', dark, 3) : '';
    return `${path('M18 22l20 12-18 16zM78 22 58 34l18 16z', fur)}${path('M22 29l11 7-10 8zM74 29l-11 7 10 8z', '#f0a79c')}${ellipse(48, 100, 30, 26, dark)}${ellipse(48, 56, 33, 28, fur)}${stripes}${look(random, 14, 54)}${blush}${muzzle('#d96a6a')}${stroke('M12 56l12 2M13 65l11-2M84 56l-12 2M83 65l-11-2', dark, 1.4)}`;
  },
  dog(random: Random): string {
    const [fur, dark] = random.pick([
      ['#e7a95f', '#c27f3b'],
      ['#f2e5d5', '#a86f44'],
      ['#6a5546', '#47372d'],
      ['#dcd7d2', '#8f8781'],
    ] as const);
    return `${ellipse(48, 100, 30, 26, dark)}${ellipse(48, 55, 31, 29, fur)}${path('M22 32c-10 2-14 20-9 34 8 1 14-10 16-28zM74 32c10 2 14 20 9 34-8 1-14-10-16-28z', dark)}${ellipse(48, 66, 17, 14, '#fff6ea')}${look(random, 13, 51)}${path('M42 58h12c0 5-4 7-6 7s-6-2-6-7z', INK)}${stroke('M48 65v4c-3 3-7 3-9 0M48 69c3 3 7 3 9 0', INK, 1.6)}${random.chance(0.5) ? path('M44 72h8v6c0 5-8 5-8 0z', '#e8788a') : ''}`;
  },
  fox(random: Random): string {
    const fur = random.pick(['#e8823f', '#d9683a', '#8f9bb0']);
    return `${path('M16 18l24 16-22 18zM80 18 56 34l22 18z', fur)}${path('M21 26l13 9-11 9zM75 26l-13 9 11 9z', '#4a3038')}${ellipse(48, 102, 28, 26, fur)}${path('M14 52c4-16 18-24 34-24s30 8 34 24c-6 14-20 28-34 30-14-2-28-16-34-30z', fur)}${path('M14 53c10-2 22 3 26 14 2 6 5 12 8 15-14-2-28-15-34-29zM82 53c-10-2-22 3-26 14-2 6-5 12-8 15 14-2 28-15 34-29z', '#fff3e6')}${look(random, 15, 52)}${ellipse(48, 74, 4.5, 3.6, INK)}`;
  },
  rabbit(random: Random): string {
    const [fur, inner] = random.pick([
      ['#f7f1ee', '#f3b7bd'],
      ['#cbb29b', '#e6a6a0'],
      ['#8b8798', '#d99aa6'],
    ] as const);
    const ear = random.chance(0.4) ? 'rotate(38 62 34)' : 'rotate(10 62 34)';
    return `${ellipse(34, 24, 8, 22, fur, { transform: 'rotate(-10 34 34)' })}${ellipse(34, 25, 4, 16, inner, { transform: 'rotate(-10 34 34)' })}${ellipse(62, 24, 8, 22, fur, { transform: ear })}${ellipse(62, 25, 4, 16, inner, { transform: ear })}${ellipse(48, 102, 28, 24, inner)}${ellipse(48, 62, 30, 26, fur)}${look(random, 13, 59)}${blush}${path('M45 65h6l-3 3z', '#d96a7a')}${stroke('M48 68c0 4-5 4-6 1M48 68c0 4 5 4 6 1', INK, 1.5)}`;
  },
  bear(random: Random): string {
    const [fur, dark] = random.pick([
      ['#9a6a48', '#7a4f33'],
      ['#fbfaf7', '#2f2a33'],
      ['#c89a6b', '#a5774b'],
    ] as const);
    const isPanda = dark === '#2f2a33';
    const patches = isPanda
      ? ellipse(34, 54, 8, 10, dark, { transform: 'rotate(20 34 54)' }) +
        ellipse(62, 54, 8, 10, dark, { transform: 'rotate(-20 62 54)' })
      : '';
    const light = isPanda
      ? [34, 62].map((x) => circle(x, 53, 3.2, '#ffffff') + circle(x, 53.5, 1.9, INK)).join('')
      : look(random, 13, 52);
    return `${circle(22, 32, 11, dark)}${circle(74, 32, 11, dark)}${ellipse(48, 102, 32, 26, dark)}${ellipse(48, 57, 34, 30, fur)}${patches}${light}${ellipse(48, 68, 13, 10, isPanda ? fur : '#f0d9bf')}${ellipse(48, 64, 4.5, 3.4, INK)}${stroke('M48 67v3c-2 3-6 3-7 0M48 70c2 3 6 3 7 0', INK, 1.6)}`;
  },
} as const;
