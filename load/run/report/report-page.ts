import { writeFileSync } from 'node:fs';
import type { LoadProfile } from '../../crowd/load-plan.ts';
import { chartSvg, escaped, highest } from './chart-svg.ts';
import { type Chart, chartsOf } from './charts.ts';
import { type Recording, readRecording } from './recording.ts';
import { STYLE } from './report-style.ts';

/** What a report says of its run before the charts. */
export interface RunReport {
  /** The name of the profile, with the validation where several are compared. */
  readonly name: string;
  readonly script: LoadProfile['script'];
  /** The line that the terminal shows before the run: sizes, rates and place. */
  readonly announcement: string;
  /** The lines of the verdict; the last one is its conclusion. */
  readonly lines: readonly string[];
  readonly isFine: boolean;
  readonly endedAt: Date;
}

/** The report of a run as one file that needs no other: its verdict and figures, and what it measured over time. */
export function reportPage(report: RunReport, recording: Recording): string {
  const { name, script, announcement, lines, isFine, endedAt } = report;
  const rows = lines
    .slice(0, -1)
    .map((line) => (line.startsWith('✗') ? `<mark>${escaped(line)}</mark>` : escaped(line)));
  const charts = chartsOf(recording, script);
  const drawn = charts.filter((chart) => 'lines' in chart);
  const missing = charts.filter((chart) => 'missing' in chart);
  // The terminal says it after the figures, the page before them.
  const conclusion = lines.at(-1)?.replace('above', 'below') ?? '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(name)}: ${isFine ? 'held' : 'failed'}</title>
<style>${STYLE}</style>
</head>
<body>
<header id="verdict"${isFine ? ' class="fine"' : ''}>
  <h1>${escaped(name)}: <strong>${escaped(conclusion)}</strong></h1>
  <p>${escaped(announcement)}, ended <time>${endedAt.toISOString()}</time></p>
</header>
<main>
<pre aria-label="Figures">${rows.join('\n')}</pre>
<div class="charts">
${drawn.map((chart) => figureOf(chart, recording)).join('\n')}
</div>
${missing.length === 0 ? '' : `<section class="missing"><h2>Not measured</h2><ul>${missing.map(missingRow).join('')}</ul></section>`}
</main>
</body>
</html>
`;
}

function figureOf(chart: Extract<Chart, { readonly lines: unknown }>, { seconds }: Recording): string {
  const { title, note, unit, lines } = chart;
  const legend = lines.map(
    (line, index) =>
      `<li><span class="swatch of-${index}"></span>${escaped(line.label)} <span class="most">up to ${highest(line)}</span></li>`,
  );
  return `<figure>
  <figcaption><h2>${escaped(title)} <span class="unit">${unit}</span></h2><p>${escaped(note)}</p></figcaption>
  ${chartSvg(title, unit, seconds, lines)}
  <ul class="legend">${legend.join('')}</ul>
</figure>`;
}

const missingRow = ({ title, missing }: Extract<Chart, { readonly missing: string }>) =>
  `<li><b>${escaped(title)}</b>: ${escaped(missing)}.</li>`;

/** Writes the report; `recorded` is what k6's dashboard recorded, empty when it ended before its first period. */
export function writeReport(file: string, report: RunReport, recorded: string): void {
  writeFileSync(file, reportPage(report, readRecording(recorded)));
}
