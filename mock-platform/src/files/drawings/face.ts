import { createRandom } from '../../core/kernel/random.ts';
import type { Face } from '../../core/seeds/pictures.ts';
import { CREATURES } from './creatures.ts';
import { portrait } from './portrait.ts';
import { STILL_LIFES } from './still-lifes.ts';
import { gradient, picture, rect } from './svg.ts';

const SIZE = 96;
const BACKGROUNDS = [
  ['#ffe2c4', '#ffbf97'],
  ['#fff0bf', '#fcd077'],
  ['#dcf0df', '#a3d3b4'],
  ['#d9e7fb', '#a5c3ef'],
  ['#ecdff8', '#c9aeec'],
  ['#fddfe4', '#f5adc0'],
  ['#d6f1f0', '#96d2d3'],
  ['#4a4672', '#2f2c52'],
  ['#f1e4d4', '#dcc0a0'],
] as const;

/** The picture of a person: the same kind and number are the same picture. */
export function drawFace(face: Face, number: number): Buffer {
  const random = createRandom(`face:${face}:${number}`);
  if (isIn(STILL_LIFES, face)) return picture(SIZE, SIZE, '', STILL_LIFES[face](random));
  const [from, to] = random.pick(BACKGROUNDS);
  const subject = isIn(CREATURES, face)
    ? CREATURES[face](random)
    : portrait(random, face === 'long' ? 'long' : 'short');
  return picture(SIZE, SIZE, gradient('b', from, to), rect(0, 0, SIZE, SIZE, 'url(#b)') + subject);
}

function isIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return name in table;
}
