import type { Random } from '../../core/kernel/random.ts';
import { circle, ellipse, path, rect, stroke } from './svg.ts';

const SKINS = [
  ['#ffe3cd', '#f4c3a2'],
  ['#fbd5b5', '#e9b48d'],
  ['#f0bf97', '#d99f74'],
  ['#dba173', '#bf8357'],
] as const;
const HAIRS = ['#2a2430', '#3a2a2c', '#5a3a2e', '#8a5a3a', '#c69058', '#6b5a8e', '#b8566f', '#44597a'] as const;
const CLOTHES = ['#f4f1ea', '#3d4668', '#cf5b4e', '#4d8a70', '#5f70b8', '#e2a03e', '#875a86', '#33403f'] as const;
const INK = '#2f2530';

interface Look {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly clothes: string;
}

/** A person from the chest up, on a canvas of 96 px. */
export function portrait(random: Random, hair: 'short' | 'long'): string {
  const [skin, shade] = random.pick(SKINS);
  const look: Look = { skin, shade, hair: random.pick(HAIRS), clothes: random.pick(CLOTHES) };
  const { back, front } = (hair === 'long' ? random.pick(LONG) : random.pick(SHORT))(look);
  return [back, body(random, look), head(look), face(random), front, extras(random, look)].join('');
}

function body(random: Random, { skin, shade, clothes }: Look): string {
  const trunk = path('M10 98C11 79 27 72 48 72s37 7 38 26z', clothes);
  const neck = path('M41 56h14v15c0 4-14 4-14 0z', shade);
  const collars = [
    path('M37 72c3 6 19 6 22 0l-2-2H39z', skin),
    path('M37 71 48 84l11-13-3-2H40z', skin) + stroke('M37 71 48 84 59 71', 'rgb(255 255 255 / 40%)', 2.5),
    stroke('M33 74c3 10 27 10 30 0', 'rgb(0 0 0 / 16%)', 6) + stroke('M42 82v10M54 82v9', '#ffffff', 1.6),
  ];
  return trunk + neck + random.pick(collars);
}

function head({ skin, shade }: Look): string {
  const ears = circle(30.5, 47, 4, shade) + circle(65.5, 47, 4, shade);
  return `${ears}${path('M31 40c0-13 8-20 17-20s17 7 17 20c0 15-7 25-17 25S31 55 31 40z', skin)}`;
}

function face(random: Random): string {
  const blush =
    ellipse(38, 53, 4, 2.4, '#f08a7c', { opacity: 0.35 }) + ellipse(58, 53, 4, 2.4, '#f08a7c', { opacity: 0.35 });
  const brows = stroke('M37.500 40.500q3.500-2 7 0M51.500 40.500q3.500-2 7 0', INK, 1.3, { opacity: 0.75 });
  const open =
    ellipse(41, 46.5, 2, 2.6, INK) +
    ellipse(55, 46.5, 2, 2.6, INK) +
    circle(41.8, 45.6, 0.7, '#fff') +
    circle(55.8, 45.6, 0.7, '#fff');
  const eyes = random.pick([
    open,
    open,
    stroke('M38 47q3-3 6 0M52 47q3-3 6 0', INK, 1.7),
    open + stroke('M36.500 44.500l2 .8M59.500 44.500l-2 .8', INK, 1.2),
  ]);
  const mouth = random.pick([
    stroke('M44 56q4 3 8 0', INK, 1.6),
    path('M43.500 55.500q4.500 6 9 0z', '#b2443f'),
    stroke('M45 56.500h6', INK, 1.6),
    stroke('M45 56q4 2 6.500-1', INK, 1.6),
  ]);
  return blush + brows + eyes + stroke('M48 48.500v3', '#00000030', 1.4) + mouth;
}

interface Hair {
  readonly back: string;
  readonly front: string;
}
type Style = (look: Look) => Hair;

const CROWN = 'M29 44C26 26 36 15 49 15c14 0 21 11 18 29-1-6-3-9-5-11';

const SHORT: readonly Style[] = [
  // Swept to the side.
  ({ hair }) => ({ back: '', front: path(`${CROWN}-8 3-20 3-27-3-3 3-5 6-6 11z`, hair) }),
  // Curls.
  ({ hair }) => ({
    back: '',
    front: [
      [32, 32],
      [38, 23],
      [48, 19],
      [58, 23],
      [64, 32],
      [43, 28],
      [53, 28],
      [30, 39],
      [66, 39],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, hair))
      .join(''),
  }),
  // Short at the sides, high on top.
  ({ hair }) => ({
    back: '',
    front: path(
      'M30 42c-1-8 1-12 4-14l-2-7 8 1 4-7 7 5 9-4 1 7 5 2c2 5 2 10 0 17-1-6-2-9-4-12-9 3-19 2-26 0-3 3-5 6-6 12z',
      hair,
    ),
  }),
  // Fringe.
  ({ hair }) => ({ back: '', front: path(`${CROWN}l-3 5-4-6-5 6-6-7-5 6-5-5-3 6c-1 2-3 3-3 7z`, hair) }),
  // A cap, worn straight.
  ({ hair, clothes }) => ({
    back: path('M30 38c-2 8-1 12 0 16l4-14zM66 38c2 8 1 12 0 16l-4-14z', hair),
    front: `${path('M28 36c0-14 8-22 20-22s20 8 20 22z', clothes)}${path('M24 36c8-5 40-5 48 0l-3 5c-10-5-32-5-42 0z', '#00000055')}`,
  }),
];

const LONG: readonly Style[] = [
  // Straight, with a parting.
  ({ hair }) => ({
    back: path(
      'M26 44C24 24 35 13 48 13s24 11 22 31c1 14 4 24 5 36-6 4-14 3-18 1H39c-4 2-12 3-18-1 1-12 4-22 5-36z',
      hair,
    ),
    front: path('M30 45C28 27 37 18 48 18s20 9 18 27c-4-5-9-9-16-19-5 10-13 14-20 19z', hair),
  }),
  // To the chin, with a fringe.
  ({ hair }) => ({
    back: path('M27 62c-5-6-4-16-3-24 2-16 12-24 24-24s22 8 24 24c1 8 2 18-3 24-3 3-8 3-11 1H38c-3 2-8 2-11-1z', hair),
    front: path('M30 42C29 27 38 19 48 19s19 8 18 23l-5-6-6 3-7-4-7 4-6-3z', hair),
  }),
  // A bun.
  ({ hair }) => ({
    back: circle(48, 12, 9, hair) + path('M28 48C25 28 36 15 48 15s23 13 20 33l-4 6H32z', hair),
    front: path('M30 43C29 28 38 19 48 19s19 9 18 24c-5-6-9-12-12-16-6 6-15 10-24 16z', hair),
  }),
  // Two tails.
  ({ hair }) => ({
    back: `${path('M28 46C25 27 36 14 48 14s23 13 20 32z', hair)}${path('M29 40c-12 0-17 12-16 28 1 6 8 6 9 0 1-8 3-13 9-17zM67 40c12 0 17 12 16 28-1 6-8 6-9 0-1-8-3-13-9-17z', hair)}`,
    front: `${path('M30 43C29 28 38 19 48 19s19 9 18 24c-3-5-5-8-8-10-7 4-14 4-20 0-3 2-6 5-8 10z', hair)}${circle(29, 41, 3, '#f2c14e')}${circle(67, 41, 3, '#f2c14e')}`,
  }),
  // Waves over the shoulders.
  ({ hair }) => ({
    back: path(
      'M26 42C24 24 35 13 48 13s24 11 22 29c0 6 6 8 5 15s4 9 2 16-8 8-14 6H33c-6 2-12 1-14-6s3-9 2-16 5-9 5-15z',
      hair,
    ),
    front: path('M30 44C28 27 37 18 48 18s20 9 18 26c-3-8-8-11-13-17-8 3-18 6-23 17z', hair),
  }),
];

function extras(random: Random, { clothes }: Look): string {
  const dice = random.next();
  if (dice < 0.26)
    return headset(random.pick(['#3b3550', '#e9e4f5', clothes]), random.pick(['#7951f8', '#36c5a8', '#ff8f6b']));
  if (dice < 0.46) return glasses;
  if (dice < 0.52) return rect(60, 29, 10, 3.4, '#f2c14e', { rx: 1.7, transform: 'rotate(24 65 31)' });
  return '';
}

const headset = (band: string, light: string) =>
  `${stroke('M28 46C25 24 35 12 48 12s23 12 20 34', band, 4.5)}${rect(23, 40, 9, 16, band, { rx: 4.5 })}${rect(64, 40, 9, 16, band, { rx: 4.5 })}${rect(24.5, 44, 2.6, 8, light, { rx: 1.3 })}${rect(68.9, 44, 2.6, 8, light, { rx: 1.3 })}${stroke('M28 56c1 6 6 8 12 8', band, 2)}${circle(41, 64, 2, band)}`;
const glasses = `${circle(41, 46.5, 6, '#ffffff', { 'fill-opacity': 0.25, stroke: INK, 'stroke-width': 1.5 })}${circle(55, 46.5, 6, '#ffffff', { 'fill-opacity': 0.25, stroke: INK, 'stroke-width': 1.5 })}${stroke('M47 46q1-1 2 0M35 45l-4-1M61 45l4-1', INK, 1.5)}`;
