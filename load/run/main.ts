import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { LoadProfile } from '../crowd/load-plan.ts';
import type { Validation } from '../crowd/validation.ts';
import { announcement } from './announcement.ts';
import { exitCodeOf } from './exit-code.ts';
import { findK6, type K6, PLACES } from './find-k6.ts';
import { Interruption } from './interruption.ts';
import { type Observation, observerVerdict } from './observer.ts';
import { HelpWanted, type LoadOptions, readOptions } from './options.ts';
import { startPlatform } from './own-platform.ts';
import { peopleOf } from './people-of.ts';
import { planOf } from './plan-of.ts';
import type { PlatformUnderLoad } from './platform-under-load.ts';
import { writeReport } from './report/report-page.ts';
import { reportsFolder } from './reports-folder.ts';
import { type K6Outcome, runK6 } from './run-k6.ts';
import { enterPlatform } from './running-platform.ts';
import { verdict } from './verdict.ts';
import { LOAD_WORDS, type LoadWords } from './words/load-words.ts';
import { TROUBLE_WORDS } from './words/trouble-words.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORTS = path.join(ROOT, 'reports', 'load');
/** How often a run says how far it is. */
const PROGRESS_MS = 10_000;

/** A path as k6 sees it, also in a container where the workspace lies elsewhere. */
const inWorkspace = (file: string) => path.relative(ROOT, file);

/** Runs once for each validation that is asked for; several runs are compared. */
async function runAll(options: LoadOptions): Promise<number> {
  const { report: name, validations, language } = options;
  const observations: Observation[] = [];
  for (const validation of validations) {
    const report = validations.length === 1 ? name : `${name}-${validation}`;
    const { code, summary } = await run(options, validation, report);
    if (code !== 0) return code;
    observations.push({ validation, summary });
  }
  if (observations.length === 1) return 0;
  const { lines, isFine } = observerVerdict(observations, language);
  console.log(`\n${lines.join('\n')}`);
  return isFine ? 0 : 1;
}

async function run(options: LoadOptions, validation: Validation, report: string): Promise<K6Outcome> {
  const { running, language } = options;
  const places = { root: ROOT, usual: REPORTS };
  const reports = reportsFolder(places, options.out, language);
  const k6 = findK6(PLACES, { language });
  const id = `load-${Date.now().toString(36)}`;
  const left = running ? TROUBLE_WORDS[language].ifKilled(id, running.origin) : '';
  const interruption = new Interruption(left, language);
  // Below the workspace, which is all that an image of k6 sees.
  const folder = mkdtempSync(path.join(reportsFolder(places, null, language), 'run-'));
  const { signal } = interruption;
  let platform: PlatformUnderLoad | null = null;
  try {
    const people = peopleOf(options.profile, options.senders);
    platform = await (running
      ? enterPlatform(running, people, id, signal, language)
      : startPlatform(people, signal, { language }));
    return await runAgainst(platform, options, validation, { k6, id, folder, reports, report, signal });
  } finally {
    // It holds the keys of sessions.
    rmSync(folder, { recursive: true, force: true });
    await platform?.end();
    interruption.end();
  }
}

interface RunParts {
  readonly k6: K6;
  readonly id: string;
  readonly folder: string;
  /** Where the reports are stored. */
  readonly reports: string;
  readonly report: string;
  readonly signal: AbortSignal;
}

async function runAgainst(
  { place, broken }: PlatformUnderLoad,
  options: LoadOptions,
  validation: Validation,
  { k6, id, folder, reports, report, signal }: RunParts,
): Promise<K6Outcome> {
  const { language } = options;
  const words = LOAD_WORDS[language];
  const { script } = options.profile;
  const [bundled, html] = [path.join(folder, `${script}.js`), path.join(reports, `${report}.html`)];
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(planOf(options, validation, place, id)));
  await bundle(script, bundled);
  const sizes = announcement(options, validation, id);
  console.log(words.k6From(k6.origin, sizes));
  let end = '';
  void broken.then((why) => {
    end = why;
  });
  const files = {
    workspace: ROOT,
    script: inWorkspace(bundled),
    plan: './plan.json',
    summary: inWorkspace(path.join(folder, 'summary.json')),
    figures: inWorkspace(path.join(reports, `${report}.json`)),
    recording: inWorkspace(path.join(folder, 'recording.ndjson')),
    report: inWorkspace(html),
  };
  const endProgress = tellProgress(options.profile.seconds, words);
  const { code, summary, recorded } = await runK6(k6, files, broken, signal, { language }).finally(endProgress);
  const ends = [end, signal.aborted ? String(signal.reason.message) : ''].filter((reason) => reason !== '');
  const { lines, isFine } = verdict(summary, ends, language);
  console.log(`\n${lines.join('\n')}`);
  writeReport(
    html,
    { name: report, script, announcement: sizes, lines, isFine, endedAt: new Date(), language },
    recorded,
  );
  console.log(`\n${words.files(files.report, files.figures)}`);
  return { code: code === 0 && !isFine ? 1 : code, summary, recorded };
}

/** A run of ten minutes is not silent. Before and after the talk k6 opens and closes its sockets. */
function tellProgress(seconds: number, words: LoadWords): () => void {
  const startedAt = Date.now();
  const telling = setInterval(
    () => console.log(words.progress(Math.round((Date.now() - startedAt) / 1000), seconds)),
    PROGRESS_MS,
  );
  return () => clearInterval(telling);
}

/** k6 runs one plain script: the crowd and the contracts in one file. */
async function bundle(script: LoadProfile['script'], outfile: string): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, `load/k6/${script}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    external: ['k6', 'k6/*'],
    logLevel: 'warning',
  });
}

try {
  process.exitCode = await runAll(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  if (error instanceof HelpWanted) console.log(error.message);
  else {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = exitCodeOf(error);
  }
}
