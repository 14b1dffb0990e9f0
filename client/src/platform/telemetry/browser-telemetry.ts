import type { Telemetry } from '../ports.ts';

/** Entries that are kept for a report. */
const KEPT_ENTRIES = 200;
/** Fields whose values never leave the page. */
const SECRET = /passw|token|secret|authorization|smscode|sid$/i;

interface TelemetryOptions {
  /** Where bugs go; '' sends none. */
  readonly reportUrl: string;
  readonly now: () => number;
  /** Receives every bug, error and report, without secrets. */
  readonly onProblem?: (entry: Entry) => void;
}

export interface RecordingTelemetry extends Telemetry {
  /** The last entries, oldest first. */
  recent(): readonly Entry[];
}
export interface Entry {
  readonly at: number;
  readonly level: string;
  readonly event: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** The only place that writes to the console. */
export function createTelemetry({ reportUrl, now, onProblem }: TelemetryOptions): RecordingTelemetry {
  const entries: Entry[] = [];
  const keep = (level: string, event: string, context: Readonly<Record<string, unknown>>): Entry => {
    const entry = { at: now(), level, event, context: redacted(context) };
    entries.push(entry);
    if (entries.length > KEPT_ENTRIES) entries.shift();
    return entry;
  };
  const send = (entry: Entry) => {
    if (reportUrl !== '') navigator.sendBeacon(reportUrl, JSON.stringify(entry));
    onProblem?.(entry);
  };
  return {
    report(event, context) {
      send(keep('warn', event, context));
    },
    log(level, event, context = {}) {
      const entry = keep(level, event, context);
      // biome-ignore lint/suspicious/noConsole: telemetry is the console's one user
      if (level === 'error' || level === 'warn') console[level](`[mic-zero] ${event}`, entry.context);
      if (level === 'error') onProblem?.(entry);
    },
    bug(error, area) {
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const entry = keep('error', 'bug', { area, text, stack: error instanceof Error ? error.stack : undefined });
      // biome-ignore lint/suspicious/noConsole: telemetry is the console's one user
      console.error('[mic-zero] bug', area, error);
      send(entry);
    },
    recent: () => entries,
  };
}

function redacted(context: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [name, SECRET.test(name) ? '[redacted]' : value]),
  );
}
