import { writeFileSync } from 'node:fs';
import type { LoadProfile } from '../../crowd/load-plan.ts';
import { LOAD_WORDS, type LoadLanguage, type LoadWords } from '../words/load-words.ts';
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
  readonly language: LoadLanguage;
}

/** The report of a run as one file that needs no other: its verdict and figures, and what it measured over time. */
export function reportPage(report: RunReport, recording: Recording): string {
  const { name, script, announcement, lines, isFine, endedAt, language } = report;
  const words = LOAD_WORDS[language];
  const rows = lines
    .slice(0, -1)
    .map((line) => (line.startsWith('✗') ? `<mark>${escaped(line)}</mark>` : escaped(line)));
  const charts = chartsOf(recording, script, language);
  const drawn = charts.filter((chart) => 'lines' in chart);
  const missing = charts.filter((chart) => 'missing' in chart);
  // The terminal says it after the figures, the page before them.
  const conclusion = lines.at(-1)?.replace(words.above, words.below) ?? '';
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(words.title(name, isFine))}</title>
<style>${STYLE}</style>
</head>
<body>
<header id="verdict"${isFine ? ' class="fine"' : ''}>
  <h1>${escaped(name)}${words.colon}<strong>${escaped(conclusion)}</strong></h1>
  <p>${escaped(announcement)}${words.ended} <time>${endedAt.toISOString()}</time></p>
</header>
<main>
<pre aria-label="${words.figures}">${rows.join('\n')}</pre>
<div class="charts">
${drawn.map((chart) => figureOf(chart, recording, words)).join('\n')}
</div>
${missing.length === 0 ? '' : `<section class="missing"><h2>${words.missing}</h2><ul>${missing.map((chart) => missingRow(chart, words)).join('')}</ul></section>`}
</main>
</body>
</html>
`;
}

function figureOf(
  { title, note, unit, lines }: Extract<Chart, { readonly lines: unknown }>,
  { seconds }: Recording,
  words: LoadWords,
): string {
  const told = lines.map((line) => `${line.label} ${words.upTo(highest(line))} ${unit}`).join(words.semicolon);
  const legend = lines.map(
    (line, index) =>
      `<li><span class="swatch of-${index}"></span>${escaped(line.label)} <span class="most">${words.upTo(highest(line))}</span></li>`,
  );
  return `<figure>
  <figcaption><h2>${escaped(title)} <span class="unit">${unit}</span></h2><p>${escaped(note)}</p></figcaption>
  ${chartSvg(`${title}${words.colon}${told}`, seconds, lines)}
  <ul class="legend">${legend.join('')}</ul>
</figure>`;
}

const missingRow = ({ title, missing }: Extract<Chart, { readonly missing: string }>, words: LoadWords) =>
  `<li><b>${escaped(title)}</b>${words.colon}${escaped(missing)}${words.stop}</li>`;

/** Writes the report; `recorded` is what k6's dashboard recorded, empty when it ended before its first period. */
export function writeReport(file: string, report: RunReport, recorded: string): void {
  writeFileSync(file, reportPage(report, readRecording(recorded)));
}
