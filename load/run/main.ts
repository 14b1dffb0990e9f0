import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CROWD_FIRST_PHONE, DEMO_PASSWORD } from '@miczero/mock-platform';
import type { Session } from '@miczero/scenarios/player';
import { build } from 'esbuild';
import { type LoadPlan, type LoadProfile, stormOf } from '../crowd/load-plan.ts';
import type { Validation } from '../crowd/validation.ts';
import { findK6 } from './find-k6.ts';
import { type Observation, observerVerdict } from './observer.ts';
import { HelpWanted, type LoadOptions, readOptions, UsageError } from './options.ts';
import { printVerdict, type Summary } from './verdict.ts';

/** `npm run load -- NAME`: a crowd from k6 against a platform of its own. Exits with k6's code: 99 for a missed threshold. */
/** People on the seats beside the host's. */
const SPEAKERS = 8;
const GIFTS_PER_SECOND = 2;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORTS = path.join(ROOT, 'reports', 'load');

/** A path as k6 sees it, also in a container where the workspace lies elsewhere. */
const inWorkspace = (file: string) => path.relative(ROOT, file);

interface Ready {
  readonly origin: string;
  readonly hall: string;
  readonly channel: string;
  readonly sessions: readonly Session[];
  /** Empty without a room. */
  readonly room: string;
  readonly roomSessions: readonly Session[];
}

/** Runs once for each validation that is asked for; several runs are compared. */
async function runAll(options: LoadOptions): Promise<number> {
  const { name, validations } = options;
  const observations: Observation[] = [];
  for (const validation of validations) {
    const report = validations.length === 1 ? name : `${name}-${validation}`;
    const { code, summary } = await run(options, validation, report);
    if (code !== 0) return code;
    observations.push({ validation, summary });
  }
  if (observations.length === 1) return 0;
  const { lines, isFine } = observerVerdict(observations);
  console.log(`\n${lines.join('\n')}`);
  return isFine ? 0 : 1;
}

async function run(
  options: LoadOptions,
  validation: Validation,
  report: string,
): Promise<{ readonly code: number; readonly summary: Summary }> {
  const { profile } = options;
  const k6 = findK6();
  mkdirSync(REPORTS, { recursive: true });
  // Below the workspace, which is all that an image of k6 sees.
  const folder = mkdtempSync(path.join(REPORTS, 'run-'));
  const { inHall, inRoom, arriving } = peopleOf(options);
  const platform = fork(path.join(ROOT, 'load/run/platform.ts'), [inHall, inRoom, arriving].map(String));
  try {
    const ready = await answerOf(platform);
    const script = path.join(folder, `${profile.script}.js`);
    const plan = path.join(folder, 'plan.json');
    const summary = path.join(REPORTS, `${report}.json`);
    // The figures of an earlier run are not those of one that fails early.
    rmSync(summary, { force: true });
    writeFileSync(plan, JSON.stringify(planOf(options, validation, ready)));
    await bundle(profile.script, script);
    console.log(
      `k6 from ${k6.origin}; ${profile.receivers} ${UNITS[profile.script]}, ${profile.perSecond} a second, ${profile.seconds} s, validation ${validation}`,
    );
    const [program, ...args] = k6.command;
    const child = spawn(program, [...args, 'run', '--quiet', '--no-usage-report', inWorkspace(script)], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        // Frames are garbage at once: at Go's default of 100, a third of the generator's time is spent collecting them.
        GOGC: process.env['GOGC'] ?? '800',
        // k6 reads the plan relative to the script.
        PLAN: './plan.json',
        SUMMARY: inWorkspace(summary),
        K6_WEB_DASHBOARD: 'true',
        K6_WEB_DASHBOARD_PORT: '-1',
        K6_WEB_DASHBOARD_PERIOD: '1s',
        K6_WEB_DASHBOARD_EXPORT: inWorkspace(path.join(REPORTS, `${report}.html`)),
      },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (!existsSync(summary)) throw new Error(`k6 ended with ${code} before it had figures.`);
    const figures = JSON.parse(readFileSync(summary, 'utf8')) as Summary;
    const isFine = printVerdict(figures);
    console.log(`\nPlots: reports/load/${report}.html, figures: reports/load/${report}.json`);
    return { code: code === 0 && !isFine ? 1 : (code ?? 1), summary: figures };
  } finally {
    platform.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

const UNITS: { readonly [Script in LoadProfile['script']]: string } = {
  hall: 'sockets',
  logins: 'logins',
  room: 'members',
  evening: 'sockets in the hall',
  scenario: 'players',
};
/** An evening has a room and arrivals as large as this part of its hall. */
const EVENING_PART = 3;

/** Who is where: the receivers of a profile are the crowd of its script. */
function peopleOf({ profile: { script, receivers }, senders }: LoadOptions) {
  const part = Math.ceil(receivers / EVENING_PART);
  return {
    inHall: script === 'hall' || script === 'evening' ? receivers + senders : 0,
    inRoom: script === 'room' ? receivers : script === 'evening' ? part : 0,
    arriving: script === 'logins' ? receivers : script === 'evening' ? part : 0,
  };
}

function planOf(options: LoadOptions, validation: Validation, ready: Ready): LoadPlan {
  const { name, profile, senders, vus, scenario } = options;
  const { origin, room, roomSessions, ...place } = ready;
  const { script, receivers, perSecond, seconds, faults, hasStorm } = profile;
  const { inHall, inRoom, arriving } = peopleOf(options);
  const run = `load-${Date.now().toString(36)}`;
  const messages = perSecond * seconds;
  return {
    name,
    run,
    origin: origin.replace(/^http/, 'ws'),
    world: 'main',
    ...place,
    receivers,
    senders,
    messages,
    perSecond,
    vus,
    validation,
    faults,
    storm: hasStorm ? stormOf(messages, receivers) : null,
    arrivals: {
      people: arriving,
      perSecond: script === 'logins' ? perSecond : Math.max(1, Math.ceil(arriving / seconds)),
      firstPhone: CROWD_FIRST_PHONE + inHall + inRoom,
      password: DEMO_PASSWORD,
    },
    room:
      room === ''
        ? null
        : {
            run,
            room,
            sessions: roomSessions,
            speakers: Math.min(SPEAKERS, inRoom),
            lines: messages,
            linesPerSecond: perSecond,
            gifts: seconds * GIFTS_PER_SECOND,
            giftsPerSecond: GIFTS_PER_SECOND,
            validation,
            faults,
          },
    scenario,
  };
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

async function answerOf(platform: ChildProcess): Promise<Ready> {
  const failed = once(platform, 'exit').then(() => {
    throw new Error('the platform ended before it was ready');
  });
  const [ready] = (await Promise.race([once(platform, 'message'), failed])) as [Ready];
  return ready;
}

try {
  process.exitCode = await runAll(readOptions(process.argv.slice(2)));
} catch (error) {
  if (error instanceof HelpWanted) console.log(error.message);
  else {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
