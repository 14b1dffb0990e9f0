/** What k6 measured of one metric, a value of each aggregate for every period; null where it had no sample. */
export interface Series {
  readonly type: string;
  readonly periods: readonly (readonly number[] | null)[];
}

/** A run as k6's dashboard records it: what each metric had in each period. */
export interface Recording {
  /** Seconds since the beginning, at the end of each period. */
  readonly seconds: readonly number[];
  readonly metrics: ReadonlyMap<string, Series>;
  /** The names of the values of each type of metric, in their order. */
  readonly aggregates: Readonly<Record<string, readonly string[]>>;
}

interface Entry {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Reads the recording of k6's dashboard, an event a line. A snapshot has the values of a period, in the order of the names of the metrics
 * that are known by then. A line that was cut off, as when the run was killed, ends it.
 */
export function readRecording(text: string): Recording {
  const types = new Map<string, string>();
  const snapshots: ReadonlyMap<string, readonly number[]>[] = [];
  let [start, aggregates]: [number, Recording['aggregates']] = [0, {}];
  for (const { event, data } of entriesIn(text)) {
    if (event === 'param') ({ aggregates } = data as Pick<Recording, 'aggregates'>);
    else if (event === 'start') start = (data as readonly (readonly number[])[])[0]?.[0] ?? 0;
    else if (event === 'metric') {
      for (const [name, { type }] of Object.entries(data as Record<string, { readonly type: string }>))
        types.set(name, type);
    } else if (event === 'snapshot') {
      const names = [...types.keys()].sort();
      snapshots.push(new Map((data as readonly (readonly number[])[]).map((values, at) => [names[at] ?? '', values])));
    }
  }
  const seconds = snapshots.map((each) => ((each.get(TIME)?.[0] ?? start) - start) / 1000);
  const metrics = [...types].filter(([name]) => name !== TIME);
  return {
    seconds,
    aggregates,
    metrics: new Map(
      metrics.map(([name, type]) => [name, { type, periods: snapshots.map((each) => measured(type, each.get(name))) }]),
    ),
  };
}

/** The moment of a period, among the metrics. */
const TIME = 'time';

/** A trend without a sample has zeros only, and no value; a counter without one has counted nothing. */
function measured(type: string, values: readonly number[] | undefined): readonly number[] | null {
  if (!values || values.length === 0) return type === 'counter' ? [0, 0] : null;
  return type === 'trend' && values.every((value) => value === 0) ? null : values;
}

function entriesIn(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      entries.push(JSON.parse(line) as Entry);
    } catch {
      break;
    }
  }
  return entries;
}

/** The values of one aggregate of a metric over the periods; null where it was not measured. */
export function valuesOf(
  { metrics, aggregates }: Recording,
  name: string,
  aggregate: string,
): readonly (number | null)[] {
  const series = metrics.get(name);
  if (!series) return [];
  const place = aggregates[series.type]?.indexOf(aggregate) ?? -1;
  return series.periods.map((values) => values?.[place] ?? null);
}
