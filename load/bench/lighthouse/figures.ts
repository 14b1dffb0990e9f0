import type { Preset, Report } from './tool.ts';

/** What the table shows of a run. Scores are of 100, times in milliseconds. */
export interface Figures {
  readonly performance: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly si: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** On the wire, headers included. */
  readonly kilobytes: number;
  readonly requests: number;
}

export const FIGURES: readonly (readonly [name: keyof Figures, heading: string, digits: number])[] = [
  ['performance', 'perf', 0],
  ['fcp', 'FCP', 0],
  ['lcp', 'LCP', 0],
  ['tbt', 'TBT', 0],
  ['cls', 'CLS', 3],
  ['si', 'SI', 0],
  ['accessibility', 'a11y', 0],
  ['bestPractices', 'best', 0],
  ['seo', 'SEO', 0],
  ['kilobytes', 'kB', 0],
  ['requests', 'requests', 0],
];
/** More of these is better. */
const SCORES: readonly (keyof Figures)[] = ['performance', 'accessibility', 'bestPractices', 'seo'];

const PERFECT = { accessibility: 100, bestPractices: 100, seo: 100 } as const;
/** The least that every page must reach. What is perfect on a desktop is the same page on a phone. */
const GOALS: Readonly<Record<Preset, Partial<Figures>>> = {
  desktop: { performance: 95, ...PERFECT },
  mobile: { performance: 85 },
};

/** The scores that miss their goal, in words; empty where all are reached. A score that is missing misses it. */
export function shortfalls(figures: Figures, preset: Preset): readonly string[] {
  const goals = Object.entries(GOALS[preset]) as [keyof Figures, number][]; // the keys of the goals are those of figures
  return goals.flatMap(([name, goal]) => (figures[name] >= goal ? [] : [`${name} ${figures[name]} is below ${goal}`]));
}

export function figuresOf({ categories, audits }: Report): Figures {
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => /^https?:/.test(String(url)));
  const bytes = requests.map(({ transferSize }) => Number(transferSize ?? 0));
  return {
    performance: score('performance'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1000,
    // What a cache of the browser answers takes no byte of the network.
    requests: bytes.filter((each) => each > 0).length,
  };
}

export const medians = (runs: readonly Figures[]) => overall(runs, (sorted) => sorted[Math.floor(sorted.length / 2)]);

export const worst = (runs: readonly Figures[]) =>
  overall(runs, (sorted, name) => sorted[SCORES.includes(name) ? 0 : sorted.length - 1]);

function overall(
  runs: readonly Figures[],
  pick: (sorted: readonly number[], name: keyof Figures) => number | undefined,
): Figures {
  const entries = FIGURES.map(([name]) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    return [name, pick(sorted, name) ?? Number.NaN] as const;
  });
  return Object.fromEntries(entries) as unknown as Figures;
}

/** Failed audits of the categories that are to be perfect: their names tell what to mend. */
export function blemishes({ categories, audits }: Report): readonly string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) => {
    const refs =
      (categories[category] as { auditRefs?: { id: string; weight: number }[] } | undefined)?.auditRefs ?? [];
    return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  });
}
