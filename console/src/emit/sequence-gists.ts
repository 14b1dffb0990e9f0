import type { Sendable } from './sending.ts';

/** Values that a row has room for. */
const SHOWN = 3;
const VALUE_MAX = 24;

type Leaves = ReadonlyMap<string, string>;

/**
 * What sets each event apart from the others of its name, as `field: value`. An event that is alone or like all others is told by the
 * first of its texts; an id that every line has anew, or an empty text, tells nothing.
 */
export function gistsOf(sendables: readonly Sendable[]): readonly string[] {
  const leaves = sendables.map(({ content }) => ('raw' in content ? rawLeaf(content.raw) : leavesOf(content.body)));
  return sendables.map(({ name }, index) => {
    const own = leaves[index] ?? new Map();
    const others = leaves.filter((_, at) => at !== index && sendables[at]?.name === name);
    const told = [...own].filter(([path, value]) => value !== '' && !ID.test(path));
    const apart = told.filter(([path, value]) => others.some((other) => other.get(path) !== value));
    return (apart.length > 0 ? apart : told.filter(([, value]) => !/^-?\d+$/.test(value)))
      .slice(0, SHOWN)
      .map(([path, value]) => `${path}: ${short(value)}`)
      .join(', ');
  });
}

/** Ids and times of lines, which differ in every line. */
const ID = /(?:^|\.)(?:msg_id|client_msg_id|mid|send_time|time)$/;

function leavesOf(value: unknown, path = ''): Leaves {
  if (value === null || typeof value !== 'object') return new Map([[path, String(value)]]);
  const under = Object.entries(value).map(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`));
  return new Map(under.flatMap((each) => [...each]));
}

const rawLeaf = (raw: string): Leaves => new Map([['raw', raw.replace(/\s+/g, ' ')]]);
const short = (text: string) => (text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text);
