import { createRandom, type Random } from '../../core/kernel/random.ts';
import type { Cover } from '../../core/seeds/pictures.ts';
import { circle, ellipse, gradient, path, picture, rect, stroke } from './svg.ts';

const WIDTH = 640;
const HEIGHT = 360;

interface Scene {
  /** The sky, from its upper to its lower colour. */
  readonly sky: readonly [string, string];
  /** The middle 360 px are the icon of the hall, so the subject stands there. */
  readonly draw: (random: Random) => string;
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const stars = (random: Random, count: number) =>
  times(count, () =>
    circle(random.below(WIDTH), random.below(210), 0.8 + random.next() * 1.6, '#ffffff', {
      opacity: 0.4 + random.next() * 0.5,
    }),
  );
const lamp = (x: number, y: number, r: number, colour: string) =>
  circle(x, y, r * 3, colour, { opacity: 0.16 }) +
  circle(x, y, r * 1.8, colour, { opacity: 0.22 }) +
  circle(x, y, r, colour);

const SCENES: Readonly<Record<Cover, Scene>> = {
  stage: {
    sky: ['#3b1f8f', '#8d5cf6'],
    draw: () =>
      [
        path('M320 -40 120 360h150zM320 -40 520 360H370z', '#ffffff', { opacity: 0.1 }),
        times(21, (index) => {
          const height = 30 + Math.abs(Math.sin(index * 0.9)) * 120 * (1 - Math.abs(index - 10) / 14);
          return rect(30 + index * 28, 286 - height / 2, 12, height, '#ffffff', { rx: 6, opacity: 0.16 });
        }),
        ellipse(320, 330, 260, 46, '#2a1470', { opacity: 0.65 }),
        rect(283, 66, 74, 128, '#ffffff', { rx: 37 }),
        times(4, (index) => rect(283, 92 + index * 22, 34, 6, '#c9b8ff', { rx: 3 })),
        stroke('M258 160c0 40 26 66 62 66s62-26 62-66M320 226v52M284 282h72', '#ffffff', 13),
        circle(456, 92, 8, '#ffd479') + circle(196, 118, 6, '#8ff0d2') + circle(480, 206, 5, '#ff9eb5'),
      ].join(''),
  },
  canyon: {
    sky: ['#12224a', '#d3648c'],
    draw: (random) =>
      [
        stars(random, 40),
        circle(320, 150, 88, '#ffe0a3', { opacity: 0.18 }) + circle(320, 150, 62, '#ffdf9e'),
        path('M0 250 90 150l60 60 70-90 60 70-20 170H0zM640 240l-80-100-70 70-60-80-70 66 20 164h260z', '#5a2f63'),
        path('M0 300c70-60 150-70 220-20l-10 80H0zM640 290c-60-50-150-60-220-10l12 80h208z', '#341c48'),
        path('M292 300v-94l-14-16v-34h18v16h14v-16h20v16h14v-16h18v34l-14 16v94z', '#1f1436'),
        rect(313, 214, 14, 26, '#ffcf70', { rx: 7 }),
        path('M276 300h88l12 60H264z', '#160d29'),
        stroke('M320 172v-54', '#1f1436', 5) + path('M322 118l34 12-34 13z', '#ff5f7a'),
        lamp(196, 292, 5, '#ffcf70') + lamp(446, 288, 5, '#7fd8ff'),
      ].join(''),
  },
  radio: {
    sky: ['#0d1a3a', '#3f3a7d'],
    draw: (random) =>
      [
        stars(random, 60),
        circle(424, 92, 40, '#f8e9b8') + circle(440, 82, 36, '#1b2450'),
        times(16, (index) => {
          const height = 60 + random.below(110);
          const windows = times(5, () =>
            random.chance(0.6)
              ? rect(
                  index * 40 + 6 + random.below(3) * 9,
                  HEIGHT - height + 12 + random.below(Math.max(1, height - 30)),
                  5,
                  7,
                  '#ffd98a',
                  { opacity: 0.85 },
                )
              : '',
          );
          return rect(index * 40, HEIGHT - height, 38, height, index % 2 === 0 ? '#151b3d' : '#1c2350') + windows;
        }),
        stroke('M288 330 320 130l32 200M299 262h42M305 222h30M311 182h18', '#f1edff', 6),
        lamp(320, 122, 8, '#ff7a8a'),
        times(3, (index) => {
          const r = 34 + index * 26;
          const opacity = 0.9 - index * 0.25;
          return stroke(
            `M${320 - r} ${122 - r * 0.55}a${r} ${r} 0 0 0 0 ${r * 1.1}M${320 + r} ${122 - r * 0.55}a${r} ${r} 0 0 1 0 ${r * 1.1}`,
            '#b9a8ff',
            5,
            { opacity },
          );
        }),
      ].join(''),
  },
  blocks: {
    sky: ['#8fd3f4', '#e6f7d9'],
    draw: (random) => {
      const cube = (x: number, y: number, top: string, left: string, right: string) =>
        path(`M${x} ${y}l40 20-40 20-40-20z`, top) +
        path(`M${x - 40} ${y + 20}l40 20v44l-40-20z`, left) +
        path(`M${x + 40} ${y + 20}l-40 20v44l40-20z`, right);
      const grass = ['#7cc75a', '#9a6b45', '#7d5537'] as const;
      const stone = ['#d7d9de', '#a9adb8', '#8b90a0'] as const;
      return [
        rect(470, 40, 60, 60, '#fff1a8'),
        rect(90, 66, 110, 26, '#ffffff', { opacity: 0.9 }) + rect(120, 46, 60, 24, '#ffffff', { opacity: 0.9 }),
        times(9, (index) => cube(index * 80, 282 + (index % 2) * 20, ...grass)),
        times(8, (index) => {
          const [top, left, right] = random.chance(0.5) ? grass : stone;
          return cube(40 + index * 80, 302 + (index % 2) * 10, top, left, right);
        }),
        cube(280, 232, ...stone) + cube(360, 232, ...stone) + cube(320, 252, '#f0c98a', '#c99a5c', '#ab7f47'),
        cube(320, 188, '#f0c98a', '#c99a5c', '#ab7f47') + cube(320, 124, '#e8616b', '#bd3f4c', '#9c3140'),
        rect(304, 266, 18, 30, '#5d3f29', { transform: 'skewY(26) translate(0 -156)' }),
      ].join('');
    },
  },
  planet: {
    sky: ['#0a1030', '#3a1d5c'],
    draw: (random) =>
      [
        stars(random, 110),
        ellipse(320, 260, 420, 90, '#7a5bd6', { opacity: 0.18, transform: 'rotate(-14 320 260)' }),
        circle(320, 176, 92, '#f2a65e'),
        path('M229 166c50 24 132 24 182 0 2 10 1 22-2 32-54 24-124 24-178 0-3-10-4-22-2-32z', '#d98445'),
        path('M246 120c46 16 102 16 148 0 6 8 10 16 13 24-54 20-120 20-174 0 3-8 7-16 13-24z', '#ffc98a', {
          opacity: 0.7,
        }),
        path(
          'M170 214c-34 44 40 42 150-2s184-106 150-128c-14-9-42-4-72 6 24-4 40-3 46 4 14 20-50 68-134 101s-150 42-158 20c-2-6 4-16 18-27z',
          '#f7e6c4',
        ),
        circle(500, 262, 20, '#8fb7e6') + circle(494, 256, 6, '#6d94c4'),
        path('M150 96l58 12-12 8 4 14-14-8-22 18 6-22-18-6z', '#e9ecff'),
        stroke('M140 108 92 124', '#8fd8ff', 4, { opacity: 0.8 }),
      ].join(''),
  },
  lantern: {
    sky: ['#ffe0b2', '#f7a072'],
    draw: () =>
      [
        circle(320, 150, 70, '#fff3d6', { opacity: 0.8 }),
        path('M0 250c90-50 170-50 260-16s250 20 380-26v152H0z', '#d9775a'),
        path('M0 296c120-40 240-36 340-14s200 6 300-24v102H0z', '#a84f4a'),
        path('M220 210 320 140l100 70-14 6v74H234v-74z', '#5b2f3d'),
        path('M204 214c40-8 84-36 116-82 32 46 76 74 116 82l-10 12c-44-8-80-26-106-54-26 28-62 46-106 54z', '#3d2030'),
        rect(302, 232, 36, 58, '#ffd98a', { rx: 4 }) +
          rect(256, 232, 26, 26, '#ffd98a', { rx: 3 }) +
          rect(358, 232, 26, 26, '#ffd98a', { rx: 3 }),
        [150, 226, 414, 490]
          .map(
            (x, index) =>
              stroke(`M${x} 0v${60 + (index % 2) * 26}`, '#8a3b3b', 3) +
              ellipse(x, 82 + (index % 2) * 26, 20, 24, '#e2483d') +
              rect(x - 9, 58 + (index % 2) * 26, 18, 5, '#f7c65e', { rx: 2 }) +
              rect(x - 9, 101 + (index % 2) * 26, 18, 5, '#f7c65e', { rx: 2 }),
          )
          .join(''),
      ].join(''),
  },
  wolf: {
    sky: ['#1a1431', '#5a2a4d'],
    draw: (random) =>
      [
        stars(random, 50),
        circle(320, 158, 112, '#ffe9c2', { opacity: 0.14 }) + circle(320, 158, 92, '#fbe3b4'),
        circle(288, 130, 14, '#ecd09a', { opacity: 0.6 }) +
          circle(352, 190, 20, '#ecd09a', { opacity: 0.6 }) +
          circle(356, 118, 8, '#ecd09a', { opacity: 0.6 }),
        path(
          'M316 258c-6-32 2-54 20-74l-34-10c-6-2-6-8 0-10l26-6c8-14 20-24 34-28l2-22 12 22c6 6 8 14 8 24l-4 30c14 20 22 44 24 74z',
          '#150e22',
        ),
        path('M0 278c60-24 130-30 200-14s120 0 170-6 170-20 270 10v92H0z', '#150e22'),
        times(15, (index) => {
          const x = 12 + index * 44;
          const h = 44 + random.below(56);
          return index > 4 && index < 10 ? '' : path(`M${x} ${290 - h}l20 ${h}h-40z`, '#1f1531');
        }),
      ].join(''),
  },
  racing: {
    sky: ['#ff9a6b', '#ffd9a0'],
    draw: () =>
      [
        circle(320, 150, 74, '#fff0c7'),
        times(5, (index) => rect(230, 122 + index * 20, 180, 3 + index * 2, '#ffc391')),
        path('M0 210 110 140l70 50 90-60 60 60 80-50 90 60 60-40 80 50v150H0z', '#b4556e'),
        path('M250 216h140l260 160H-10z', '#3a3047'),
        path('M316 216h8l10 26h-28zM302 262h36l14 40h-64zM284 320h72l18 60H266z', '#ffd479'),
        path('M232 292c4-40 18-58 42-62h92c24 4 38 22 42 62l8 14v28h-30v-14H254v14h-30v-28z', '#e03e52'),
        path('M256 276c4-20 12-30 24-32h80c12 2 20 12 24 32z', '#2b2440'),
        rect(238, 296, 40, 12, '#fff3c9', { rx: 6 }) +
          rect(362, 296, 40, 12, '#fff3c9', { rx: 6 }) +
          rect(292, 300, 56, 10, '#8f1f33', { rx: 5 }),
        path('M20 240h120M0 270h90M520 250h120M560 282h90', 'none', {
          stroke: '#fff3d6',
          'stroke-width': 5,
          'stroke-linecap': 'round',
          opacity: 0.7,
        }),
      ].join(''),
  },
  island: {
    sky: ['#7fd6f0', '#e9fbe4'],
    draw: () =>
      [
        circle(496, 70, 36, '#fff1a8'),
        path('M80 92c-20 0-20-26 2-26 4-20 36-20 42-2 24-6 32 28 6 28z', '#ffffff', { opacity: 0.9 }),
        path('M0 236h640v124H0z', '#3ba7c4') +
          path('M0 262c60-14 110-14 160 0s110 14 160 0 110-14 160 0 110 14 160 0v98H0z', '#2f8fb0'),
        ellipse(320, 268, 190, 44, '#f4dca4') + ellipse(320, 262, 160, 30, '#e9c67f'),
        path('M300 262c-4-60 2-104 20-146l14 4c-14 44-16 84-10 142z', '#8a5a3c'),
        [
          'M326 118c-44-34-88-24-108 14 38-16 70-14 108-14z',
          'M326 118c-60-10-96 22-96 66 26-36 54-54 96-66z',
          'M326 118c44-38 92-26 112 14-38-18-72-14-112-14z',
          'M326 118c60-8 92 26 92 70-26-38-52-58-92-70z',
          'M326 118c-6-42 12-70 48-78-8 34-22 56-48 78z',
        ]
          .map((d, index) => path(d, index % 2 === 0 ? '#3f9b62' : '#2f7f54'))
          .join(''),
        path('M356 262l44-52 46 52z', '#e8654e') + path('M392 262l8-30 10 30z', '#7a2f2f'),
        circle(318, 122, 8, '#6b4228') + circle(332, 126, 8, '#7c4d2f'),
      ].join(''),
  },
  piano: {
    sky: ['#251a4f', '#c44f9b'],
    draw: (random) =>
      [
        stars(random, 36),
        times(9, (index) =>
          path(
            `M${180 + index * 32} 360 ${312 + index * 2} 96h${4}L${212 + index * 32} 360z`,
            index % 2 === 0 ? '#f8f4ff' : '#e6dcfa',
            { opacity: 0.94 },
          ),
        ),
        [
          [258, 300, '#36d6c3'],
          [322, 250, '#ffcf5c'],
          [372, 306, '#ff7aa8'],
          [300, 190, '#8f7bff'],
        ]
          .map(([x, y, colour]) => rect(Number(x) - 24, Number(y) - 9, 48, 18, String(colour), { rx: 9 }))
          .join(''),
        stroke('M150 330h340', '#ffcf5c', 6, { opacity: 0.9 }),
        circle(320, 92, 46, '#ffcf5c', { opacity: 0.2 }),
        stroke('M306 116V66l42-10v50', '#ffffff', 9) +
          ellipse(294, 117, 15, 11, '#ffffff') +
          ellipse(336, 107, 15, 11, '#ffffff'),
      ].join(''),
  },
  mystery: {
    sky: ['#2b3a3f', '#7d6a55'],
    draw: () =>
      [
        times(7, (index) => rect(index * 96 - 10, 0, 70, 300, '#24302f', { opacity: 0.5 })),
        rect(0, 292, 640, 68, '#3b2a22'),
        times(12, (index) =>
          rect(
            20 + index * 52,
            36 + (index % 3) * 20,
            36,
            50,
            ['#b5563f', '#d9b36b', '#5f8a83', '#a98fb8'][index % 4] ?? '#fff',
            { rx: 3, opacity: 0.32 },
          ),
        ),
        circle(306, 158, 78, '#e6f1ee', { opacity: 0.92 }) +
          circle(306, 158, 78, 'none', { stroke: '#d2a24c', 'stroke-width': 14 }),
        stroke('M362 216 424 280', '#8a5a2e', 24),
        path('M306 106c-24 0-38 16-38 38 0 16 6 22 8 36h60c2-14 8-20 8-36 0-22-14-38-38-38z', '#33413f', {
          opacity: 0.9,
        }),
        circle(290, 146, 8, '#e6f1ee') + circle(322, 146, 8, '#e6f1ee') + rect(288, 184, 36, 8, '#33413f', { rx: 4 }),
        lamp(520, 96, 12, '#ffd98a') + lamp(120, 110, 9, '#ffd98a'),
      ].join(''),
  },
  dragon: {
    sky: ['#1f3b3a', '#e08a4e'],
    draw: () =>
      [
        circle(320, 140, 66, '#ffd58a', { opacity: 0.9 }),
        path('M0 240 100 130l80 70 70-60 70 50 90-60 80 60 60-40 90 90v120H0z', '#2f5a52'),
        path('M0 296c110-44 210-40 320-8s220 4 320-30v102H0z', '#17312f'),
        path(
          'M318 96c-20 2-34 14-40 34-30-26-74-30-112-6 34 2 58 14 70 36-16-2-30 2-42 14 30-4 54 4 74 26-6 22-4 46 12 68 12 20 34 30 62 28-22-8-34-22-36-42 26 12 52 6 70-14-18 2-30-4-38-16 30-2 58-18 78-50-26 10-46 8-62-4 20-8 40-28 46-58-26 24-48 26-62 20 0-12-6-24-20-36z',
          '#123733',
        ),
        circle(322, 130, 5, '#ffd15c'),
        path('M338 118l34-8-24 18z', '#123733'),
      ].join(''),
  },
};

/** The picture of a hall, by its subject. */
export function drawCover(cover: Cover): Buffer {
  const { sky, draw } = SCENES[cover];
  const random = createRandom(`cover:${cover}`);
  return picture(WIDTH, HEIGHT, gradient('s', ...sky), rect(0, 0, WIDTH, HEIGHT, 'url(#s)') + draw(random));
}
