/** Building blocks of the drawn pictures: presentation attributes only, because the page's policy allows no styles. */

type Attributes = Readonly<Record<string, string | number>>;

export function shape(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${round(value)}"`);
  return `<${name}${written.join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}`;
}

export const path = (d: string, fill: string, more: Attributes = {}) => shape('path', { d, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  shape('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  shape('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  shape('rect', { x, y, width, height, fill, ...more });
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** A vertical gradient, named `id`; use it as `url(#id)`. */
export function gradient(id: string, from: string, to: string): string {
  const stops = shape('stop', { offset: 0, 'stop-color': from }) + shape('stop', { offset: 1, 'stop-color': to });
  return shape('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops);
}

export function picture(width: number, height: number, defs: string, inner: string): Buffer {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return Buffer.from(shape('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, `<defs>${defs}</defs>${inner}`));
}

function round(value: string | number): string | number {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}
