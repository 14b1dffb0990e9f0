import { createRandom, type Random } from '../core/kernel/random.ts';

const PAINTS = ['#5b34d6', '#b3261e', '#1d6f42', '#8a4b08', '#0b5394'];

/**
 * The letters as strokes: points `xy` on a grid 4 wide and 6 high, one stroke a word. A picture that held its letters as
 * text would be its own answer.
 */
const STROKES: Readonly<Record<string, string>> = {
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 32 43 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 06',
  6: '30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16|13 33',
  8: '10 30 41 42 33 13 04 05 16 36 45 44 33|13 02 01 10',
  9: '43 13 02 01 10 30 41 45 36 16',
  A: '06 20 46|14 34',
  B: '03 00 30 41 42 33 03 06 36 45 44 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  J: '20 40|30 35 26 16 05',
  K: '00 06|40 03 46',
  M: '06 00 24 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
};

const LETTER_STEP = 28;
const EVERY_STROKE = Object.values(STROKES).flatMap((strokes) => strokes.split('|'));

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws the answer of a captcha as an SVG data URL: leaning letters made of unsteady strokes, pieces of other letters
 * between them, all in one heap without order. `scrawl` decides how and stays secret: with it, a caller could draw the
 * picture of every answer and compare.
 */
export function drawCaptcha(scrawl: string, answer: string): string {
  const random = createRandom(scrawl);
  const letters = [...answer].flatMap((letter, index) => drawLetter(random, STROKES[letter] ?? '', index));
  const litter = Array.from({ length: 6 }, () =>
    drawStroke(random, placed(random, random.next() * 4), litterOf(random)),
  );
  const lines = Array.from({ length: 3 }, () => drawLine(random));
  const paths = shuffled(random, [...letters, ...litter, ...lines]).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="48" viewBox="0 0 132 48" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="132" height="48" fill="#f4f1ff"/>${paths}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** A leaning, stretched place for a letter: from its grid to the picture. */
function placed(random: Random, column: number): (point: Point) => Point {
  const within = (low: number, high: number) => low + random.next() * (high - low);
  const centre = { x: 24 + column * LETTER_STEP + within(-3, 3), y: within(20, 28) };
  const [wide, high, turn] = [within(3.6, 5.2), within(3.8, 5), within(-0.42, 0.42)];
  return ({ x, y }) => {
    const [a, b] = [(x - 2) * wide, (y - 3) * high];
    return {
      x: centre.x + a * Math.cos(turn) - b * Math.sin(turn),
      y: centre.y + a * Math.sin(turn) + b * Math.cos(turn),
    };
  };
}

function drawLetter(random: Random, strokes: string, index: number): string[] {
  const place = placed(random, index);
  return strokes.split('|').map((stroke) => drawStroke(random, place, stroke, '2.6'));
}

/** A stroke of no letter in particular, as thin as to be told apart by a person. */
const litterOf = (random: Random): string => random.pick(EVERY_STROKE).split(' ').slice(0, 2).join(' ');

function drawStroke(random: Random, place: (point: Point) => Point, stroke: string, width = '1'): string {
  const shake = () => (random.next() - 0.5) * 0.5;
  const points = stroke.split(' ').map((pair) => ({ x: Number(pair[0]) + shake(), y: Number(pair[1]) + shake() }));
  // From either end.
  if (random.chance(0.5)) points.reverse();
  const [first, ...rest] = points.map(place).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return pathOf(random, `M${first}L${rest.join('L')}`, width);
}

function drawLine(random: Random): string {
  const between = (low: number, high: number) => low + random.below(high - low);
  const path = `M${between(0, 30)} ${between(4, 44)}Q${between(40, 90)} ${between(0, 48)} ${between(100, 132)} ${between(4, 44)}`;
  return pathOf(random, path, '1');
}

function pathOf(random: Random, path: string, width: string): string {
  return `<path d="${path}" stroke="${random.pick(PAINTS)}" stroke-width="${width}"/>`;
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
