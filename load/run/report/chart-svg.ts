import type { Line } from './charts.ts';

const [WIDTH, HEIGHT] = [720, 260];
const EDGE = { top: 14, right: 24, bottom: 30, left: 62 } as const;
/** Points of a line: more are not seen. */
const POINTS_MAX = 360;
const TICKS = 4;
const HOUR_S = 3600;
/** Seconds between two times of the axis. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, HOUR_S];
const TIMES_MAX = 8;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** A chart as an image of its own: axes with units, one line for each series, and `label` for those who do not see it. Its colours are classes of the page. */
export function chartSvg(label: string, seconds: readonly number[], lines: readonly Line[]): string {
  const to = Math.max(seconds.at(-1) ?? 1, 1);
  const top = topOf(Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const x = (second: number) => EDGE.left + (second / to) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const levels = Array.from({ length: TICKS + 1 }, (_, tick) => (top * tick) / TICKS);
  const step = STEPS.find((each) => to / each <= TIMES_MAX) ?? Math.ceil(to / TIMES_MAX / HOUR_S) * HOUR_S;
  const moments = Array.from({ length: Math.floor(to / step) + 1 }, (_, tick) => tick * step);
  const grid = levels.map(
    (level) =>
      `<line class="grid" x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${at(y(level))}" y2="${at(y(level))}"/>` +
      `<text class="tick" x="${EDGE.left - 8}" y="${at(y(level) + 4)}" text-anchor="end">${figure(level)}</text>`,
  );
  const times = moments.map(
    (second) =>
      `<text class="tick" x="${at(x(second))}" y="${HEIGHT - 10}" text-anchor="middle">${moment(second)}</text>`,
  );
  const drawn = lines.map(({ values }, index) => drawnLine(thinned(seconds, values), index, x, y));
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}">${grid.join('')}${times.join('')}${drawn.join('')}</svg>`;
}

export function highest({ values }: Line): string {
  return figure(Math.max(0, ...values.map((value) => value ?? 0)));
}

/** The top of the axis: a round number that no value exceeds, so that each quarter of it is one, too. */
function topOf(most: number): number {
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  return round * power;
}

/** A number with the digits that are read. */
function figure(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(2)));
}

const SECONDS_MOST = 120;
function moment(second: number): string {
  const whole = Math.round(second);
  if (whole < SECONDS_MOST) return `${whole} s`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}

const at = (place: number) => Number(place.toFixed(1));

type Point = readonly [second: number, value: number | null];

/** At most as many points as are seen; of those that one stands for, the highest value stays. */
function thinned(seconds: readonly number[], values: readonly (number | null)[]): readonly Point[] {
  const size = Math.ceil(seconds.length / POINTS_MAX);
  if (size <= 1) return seconds.map((second, index) => [second, values[index] ?? null]);
  const points: Point[] = [];
  for (let begin = 0; begin < seconds.length; begin += size) {
    const measured = values.slice(begin, begin + size).filter((value) => value !== null);
    points.push([seconds[begin] ?? 0, measured.length === 0 ? null : Math.max(...measured)]);
  }
  return points;
}

/** A line with gaps where nothing was measured, and a dot for a value between two gaps. */
function drawnLine(
  points: readonly Point[],
  index: number,
  x: (second: number) => number,
  y: (value: number) => number,
): string {
  let isDown = false;
  const dots: string[] = [];
  const parts = points.map(([second, value], place) => {
    if (value === null) {
      isDown = false;
      return '';
    }
    const isAlone = !isDown && (points[place + 1]?.[1] ?? null) === null;
    if (isAlone) {
      dots.push(`<circle class="dot of-${index}" cx="${at(x(second))}" cy="${at(y(value))}" r="3"/>`);
      return '';
    }
    const part = `${isDown ? 'L' : 'M'}${at(x(second))} ${at(y(value))}`;
    isDown = true;
    return part;
  });
  return `<path class="line of-${index}" d="${parts.join('')}"/>${dots.join('')}`;
}
