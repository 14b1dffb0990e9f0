import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createNode } from '@miczero/mock-platform';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { signedInPage } from '../client/measure.ts';
import { blemishes, FIGURES, type Figures, figuresOf, medians, shortfalls, worst } from './figures.ts';
import { type MeasuredPage, PAGES, type Visit } from './pages.ts';
import { openProfile, type Profile, type Stored } from './profile.ts';
import { fetchLighthouse, LIGHTHOUSE, type Measured, measure, PRESETS, type Preset, TRACE_LOST } from './tool.ts';

const RUNS = Number(process.env['RUNS'] ?? 3);
/** Names of pages, `discover/in` for one visit of it; empty for all. */
const WANTED = (process.env['PAGES'] ?? '').split(',').filter((name) => name !== '');
const WANTED_PRESETS = PRESETS.filter((preset) => (process.env['PRESET'] ?? preset) === preset);
/** Folder for the reports of every run, to read what a figure consists of. */
const REPORTS = process.env['REPORTS'];
/** The visit after the first one takes as long as a run. */
const HAS_RETURN = process.env['RETURN'] !== 'no';
const CLIENT_DIR = process.env['CLIENT_DIR'] ?? `${ROOT}client/dist`;
const PHONE = '13800000001';
const GUIDES = ['more', 'piazza', 'invite', 'voice', 'notice', 'kh', 'setting', 'create_room'];

/**
 * `npm run bench -- lighthouse`: Lighthouse over every route of the built client, each run in a profile of its own: medians and worst
 * of a first visit, and one return. Ends with an error where a median misses its goal.
 * `RUNS=5 PAGES=lobby,discover/in PRESET=mobile RETURN=no REPORTS=folder` narrow it and keep its reports; `CLIENT_DIR` measures another build.
 */
export async function benchLighthouse(): Promise<void> {
  const executablePath = ensureBrowser();
  const version = await fetchLighthouse();
  if (version === undefined) {
    console.log(
      `${LIGHTHOUSE} could not be fetched: this section needs the npm registry, or a cache of npm that has it. Skipped.`,
    );
    return;
  }
  console.log(`Lighthouse ${version}, ${RUNS} runs each`);
  if (CLIENT_DIR.startsWith(ROOT) && !(await buildClient())) throw new Error('the client could not be built');
  const node = await createNode({ main: { seed_world: 'demo', seed: 1 }, pages: { clientDir: CLIENT_DIR } });
  const origin = (await node.listen()).replace('127.0.0.1', 'localhost');
  try {
    const session = await storedSession(executablePath, origin);
    printHead();
    for (const [page, visit] of wantedPages()) {
      for (const preset of WANTED_PRESETS) {
        await measurePage(executablePath, origin, page, visit, preset, visit === 'in' ? session : []);
      }
    }
  } finally {
    await node.close();
  }
}

function wantedPages(): readonly (readonly [MeasuredPage, Visit])[] {
  const all = PAGES.flatMap((page) => page.visits.map((visit) => [page, visit] as const));
  const names = ({ name }: MeasuredPage, visit: Visit) => [name, `${name}/${visit}`];
  const unknown = WANTED.find((wanted) => !all.some(([page, visit]) => names(page, visit).includes(wanted)));
  if (unknown !== undefined)
    throw new Error(`unknown page ${unknown}; known: ${PAGES.map(({ name }) => name).join(', ')}`);
  return WANTED.length === 0 ? all : all.filter((each) => names(...each).some((name) => WANTED.includes(name)));
}

/** Of a user who has signed in before and knows the guides. */
async function storedSession(executablePath: string, origin: string): Promise<Stored> {
  const browser = await chromium.launch({ ...(executablePath !== '' && { executablePath }), args: BROWSER_FLAGS });
  try {
    const page = await signedInPage(browser, origin, PHONE);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { origins } = await page.context().storageState();
    const entries = origins.flatMap(({ localStorage }) =>
      localStorage.map(({ name, value }) => [name, value] as const),
    );
    return [...entries, ...GUIDES.map((name) => [`ypb_guide_${name}`, '1'] as const)];
  } finally {
    await browser.close();
  }
}

async function measurePage(
  executablePath: string,
  origin: string,
  page: MeasuredPage,
  visit: Visit,
  preset: Preset,
  stored: Stored,
): Promise<void> {
  const url = `${origin}${page.path}`;
  const name = `${page.name}/${visit}`;
  const firsts: Figures[] = [];
  const failed = new Set<string>();
  for (let run = 0; run < RUNS; run += 1) {
    const { profile, first } = await firstVisit(() => openProfile(executablePath, origin, stored), url, preset);
    try {
      await keep(first, `${page.name}-${visit}-${preset}-${run}`);
      firsts.push(figuresOf(first.report));
      for (const audit of blemishes(first.report)) failed.add(audit);
      if (run < RUNS - 1) continue;
      printRow(name, preset, 'median', medians(firsts));
      printRow(name, preset, 'worst', worst(firsts));
      if (!HAS_RETURN) continue;
      const again = await measure(profile.port, url, preset, true);
      await keep(again, `${page.name}-${visit}-${preset}-return`);
      printRow(name, preset, 'return', figuresOf(again.report));
    } finally {
      await profile.close();
    }
  }
  for (const shortfall of shortfalls(medians(firsts), preset)) {
    console.log(`  missed: ${shortfall}`);
    process.exitCode = 1;
  }
  if (failed.size > 0) console.log(`  not perfect: ${[...failed].join(', ')}`);
}

const ATTEMPTS = 3;

/** Measures in a profile of its own, which stays open for a return. A trace that the browser did not record whole is recorded anew. */
async function firstVisit(
  open: () => Promise<Profile>,
  url: string,
  preset: Preset,
): Promise<{ readonly profile: Profile; readonly first: Measured }> {
  for (let attempt = 1; ; attempt += 1) {
    const profile = await open();
    try {
      return { profile, first: await measure(profile.port, url, preset) };
    } catch (error) {
      await profile.close();
      if (attempt === ATTEMPTS || !(error instanceof Error && error.message.includes(TRACE_LOST))) throw error;
      console.log(`  ${url}: ${TRACE_LOST}, measured again`);
    }
  }
}

async function keep({ json }: Measured, name: string): Promise<void> {
  if (REPORTS === undefined) return;
  await mkdir(REPORTS, { recursive: true });
  await writeFile(path.join(REPORTS, `${name}.json`), json);
}

const WIDTH = 9;

function printHead(): void {
  const headings = FIGURES.map(([, heading]) => heading.padStart(WIDTH));
  console.log(`${'page'.padEnd(14)}${'preset'.padEnd(9)}${'visit'.padEnd(7)}${headings.join('')}`);
}

function printRow(name: string, preset: Preset, visit: string, figures: Figures): void {
  const cells = FIGURES.map(([key, , digits]) => {
    const value = figures[key];
    return (Number.isNaN(value) ? '-' : value.toFixed(digits)).padStart(WIDTH);
  });
  console.log(`${name.padEnd(14)}${preset.padEnd(9)}${visit.padEnd(7)}${cells.join('')}`);
}
