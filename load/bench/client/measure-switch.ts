import { ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { BIG_HALL, channelRow, hallLink, SMALL_HALL } from './hall-page.ts';
import { GOALS, printHead, printTimes } from './hall-report.ts';
import * as signs from './hall-signs.ts';
import { clickOn, type Shown, type Sign, watched } from './hall-watch.ts';
import { lastLineOf, openScene, type SwitchScene, untilIdle } from './switch-scene.ts';

const TRIES = 20;
const SLOWDOWNS = (process.env['CPU'] ?? '1,4').split(',').map(Number);
const PARTS = process.env['ONLY']?.split(',');
const isWanted = (part: 'page' | 'unread' | 'line' | 'hall') => !PARTS || PARTS.includes(part);
const named = (first: number) => Array.from({ length: TRIES }, (_, index) => `频道 ${first + index}`);
const FULL = named(3);
/** Channels of their own for each speed: what was open once is cached. */
const UNREAD = new Map(SLOWDOWNS.map((slowdown, index) => [slowdown, named(100 + index * TRIES)]));

/**
 * `npm run bench -- switch`: from a press to the next channel or hall, each on a page that rests. `CLIENTS=folder,folder` compares
 * built clients, in turns of one press each; `CPU=4` measures at a quarter of the CPU only,
 * `ONLY=page` or `unread`, `line` (of channels that were unread), `hall` one kind of press.
 */
export async function benchSwitch(): Promise<void> {
  const executablePath = ensureBrowser();
  const folders = process.env['CLIENTS']?.split(',') ?? [`${ROOT}client/dist`];
  if (process.env['CLIENTS'] === undefined && !(await buildClient())) throw new Error('the client could not be built');
  const scenes: SwitchScene[] = [];
  try {
    for (const folder of folders) scenes.push(await openScene(executablePath, folder, FULL));
    printHead();
    for (const slowdown of SLOWDOWNS) {
      for (const { devtools } of scenes) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await measure(scenes, slowdown, folders);
    }
  } finally {
    for (const scene of scenes) await scene.close();
  }
}

interface Row {
  readonly what: string;
  readonly goal?: number;
}
const PLACE = { goal: GOALS.placeMs };
const LINES = { goal: GOALS.linesMs };

async function measure(scenes: readonly SwitchScene[], slowdown: number, folders: readonly string[]): Promise<void> {
  const report = async (rows: readonly Row[], presses: readonly Press[]) => {
    const results = await inTurns(scenes, presses);
    for (const [row, { what, goal }] of rows.entries()) {
      for (const [at, shown] of results.entries()) {
        const tries = shown.map((signs) => signs[row] ?? null);
        printTimes(slowdown, folders.length > 1 ? `${'AB'[at] ?? at}  ${what}` : what, tries, goal);
      }
    }
  };
  const channels = (names: readonly string[], seen: (name: string) => readonly Sign[]) =>
    names.map((name): Press => ({ on: (scene) => channelRow(scene.page, name), signs: seen(name) }));
  if (isWanted('page'))
    await report(
      [
        { what: 'a channel again: composer and newest lines', ...PLACE },
        { what: 'the same, until all 30 lines are there' },
      ],
      channels(FULL, (name) => [
        [signs.isLineOf, `${name}/${lastLineOf(name)}`],
        [signs.isPageOf, name],
      ]),
    );
  if (isWanted('unread'))
    await report(
      [
        { what: 'a new channel: its composer', ...PLACE },
        { what: 'the same, until its line is fresh', ...LINES },
      ],
      channels(UNREAD.get(slowdown) ?? [], (name) => [
        [signs.isComposerOf, name],
        [signs.isChannelRead, name],
      ]),
    );
  if (isWanted('line'))
    await report(
      [{ what: 'a channel again: 1 line', ...PLACE }],
      channels(UNREAD.get(slowdown) ?? [], (name) => [[signs.isPageOf, name]]),
    );
  if (isWanted('hall'))
    await report(
      [
        { what: 'another hall: name, channels, composer', ...PLACE },
        { what: 'the same, until lines and members are fresh', ...LINES },
      ],
      FULL.map((_, index): Press => {
        const name = index % 2 === 0 ? SMALL_HALL : BIG_HALL;
        return {
          on: ({ page }) => hallLink(page, name),
          signs: [
            [signs.isHallThere, name],
            [signs.isHallRead, name],
          ],
        };
      }),
    );
}

interface Press {
  readonly on: (scene: SwitchScene) => Parameters<typeof clickOn>[0];
  readonly signs: readonly Sign[];
}

/** Every press in every scene, one after another: the noise of the machine falls on all alike. */
async function inTurns(scenes: readonly SwitchScene[], presses: readonly Press[]): Promise<(Shown | null)[][][]> {
  const results: (Shown | null)[][][] = scenes.map(() => []);
  for (const { on, signs: seen } of presses) {
    for (const [at, scene] of scenes.entries()) {
      // All of them rest: what another page still does would take part of the CPU.
      for (const { page } of scenes) await untilIdle(page);
      results[at]?.push(await watched(scene.page, await clickOn(on(scene)), seen));
    }
  }
  return results;
}
