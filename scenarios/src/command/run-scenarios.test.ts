import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScenarios } from './run-scenarios.ts';

let node: PlatformNode;
let origin = '';
const folder = mkdtempSync(path.join(tmpdir(), 'runs-'));

beforeAll(async () => {
  node = await createNode({ control: { token: '' } });
  origin = await node.listen();
});
afterAll(async () => {
  await node.close();
  rmSync(folder, { recursive: true });
});

function scenario(name: string, steps: readonly object[], phone = '13800000001'): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const actors = `"actors": {\n"小满": { "phone": "${phone}" }\n},\n`;
  writeFileSync(
    file,
    `{\n"format": 1,\n"title": { "zh": "一", "en": "one" },\n${actors}"steps": ${JSON.stringify(steps)}\n}`,
  );
  return file;
}

const READS = { call: 'wallet.money', as: '小满' };

async function run(names: readonly string[], options: object = {}) {
  const lines: string[] = [];
  const reports = mkdtempSync(path.join(folder, 'reports-'));
  const verdict = await runScenarios(names, { origin, reports, ...options }, (line) => lines.push(line));
  const files = readdirSync(reports, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return { verdict, lines, files: files.map((name) => path.basename(path.dirname(name))).sort() };
}

test('a run in the main world is refused, because it would replace it', async () => {
  const file = scenario('main.json', [READS]);
  await expect(run([file], { world: 'main' })).rejects.toThrow('--world main: ');
});

test.each([
  ['reports', '--out: cannot be written: /dev/null/x'],
  ['junit', '--junit: cannot be written: /dev/null/x'],
  ['recordTo', '--out: cannot be written: /dev/null/x'],
])('%s that cannot be written is refused before the first play', async (option, message) => {
  const file = scenario('unwritten.json', [READS]);
  const lines: string[] = [];
  const options = { origin, reports: path.join(folder, 'unwritten'), [option]: '/dev/null/x' };
  await expect(runScenarios([file], options, (line) => lines.push(line))).rejects.toThrow(message);
  expect(lines).toEqual([]);
  await expect(run([file], { junit: '/dev/null/x', language: 'zh' })).rejects.toThrow(
    '--junit：写不进去：/dev/null/x（',
  );
});

test('a run that takes the place of a world says so, with what that world had', async () => {
  const file = scenario('again.json', [READS]);
  const first = await run([file], { world: 'again', keep: true });
  expect(first.lines.some((line) => line.startsWith('replaces'))).toBe(false);
  const { lines } = await run([file], { world: 'again' });
  expect(lines[0]).toMatch(/^replaces the world again with its \d+ commands$/);
});

test('a step with a long body is printed with its beginning, and stands whole in the report', async () => {
  const body = { msg: '很长'.repeat(2000) };
  const file = scenario('long.json', [{ emit: 'systemMessage', body, to: { user: '10001' } }]);
  const { lines } = await run([file]);
  const line = lines.find((each) => each.includes('很长')) ?? '';
  expect([line.length < 300, line.includes('…')]).toEqual([true, true]);
});

test('a run prints titles, steps, failures and figures in Chinese where that is asked for, and in English otherwise', async () => {
  const steps = [READS, { see: '大厅', as: '小满' }, { say: '你好', as: '小满', in: '8001/9002', answer: 'refused' }];
  const page = scenario('words.json', steps);
  writeFileSync(page, readFileSync(page, 'utf8').replace('"13800000001" }', '"13800000001", "page": "/" }'));
  const { lines: zh, verdict } = await run([page, scenario('cast.json', [READS], '13811112222')], { language: 'zh' });
  expect(verdict).toBe('unusable');
  expect(zh.map((line) => line.replace(/\d+ 毫秒/, 'N 毫秒'))).toEqual([
    `${page}: 一`,
    expect.stringMatching(/^ {2}通过 1 {6}小满: .*[\u4e00-\u9fff].* \(wallet\.money.*\) \(N 毫秒\)$/),
    expect.stringMatching(/^ {2}未查 2 {6}小满: .*[\u4e00-\u9fff]/),
    expect.stringMatching(/^ {2}失败 3 {6}小满: /),
    expect.stringMatching(/^ {7}这句话没有被拒绝：被接受 /),
    '失败：3 步中 1 步通过，N 毫秒；1 步需要页面，没有检查',
    expect.stringMatching(/^完整的应答和事件在报告里：.*words\.json$/),
    expect.stringMatching(/^连同页面一起检查：SCENARIO=/),
    expect.stringMatching(/cast\.json: 一$/),
    expect.stringMatching(/^提醒：.*actors\.小满\.phone：初始内容 every-role 里没有账号 13811112222/),
    expect.stringMatching(/^没有播放：.*cast\.json:5:\d+ actors\.小满: 13811112222 登录不了：\d+ /),
  ]);
  const { lines: en } = await run([page]);
  expect(en[0]).toBe(`${page}: one`);
  expect(en.slice(1).join('')).not.toMatch(/通过|失败|毫秒|页面/);
});

test('steps behind one that fails are told as not played, and the line of the failure leads to the report', async () => {
  const wrong = { call: 'wallet.money', as: '小满', expect: { money: 12345 } };
  const waits = Array.from({ length: 12 }, () => ({ wait: 5 }));
  const junit = path.join(folder, 'ci/unplayed.xml');
  const { lines } = await run([scenario('unplayed.json', [READS, wrong, { repeat: 3, steps: waits }])], { junit });
  expect(lines.find((line) => line.includes('the reply differs'))).toMatch(
    /^ {7}the reply differs: money is .*, not 12345$/,
  );
  const skipped = lines.filter((line) => line.startsWith('  skip '));
  expect([skipped.length, skipped[0], skipped[9]]).toEqual([10, '  skip 3.1    5 ms pass', '  skip 3.10   5 ms pass']);
  expect(lines).toContain('       2 more steps are not played');
  expect(lines.at(-2)).toMatch(
    /^FAILED: 1 of 38 steps, each round counted, in \d+ ms; 12 not played; 24 in further rounds not played$/,
  );
  expect(lines.at(-1)).toMatch(/^replies and events stand whole in the report: .*unplayed\.json$/);
  expect(readFileSync(junit, 'utf8')).toContain('tests="14" failures="1" errors="0" skipped="12"');
});

test('scenarios of one name in two folders leave a report each', async () => {
  const files = [scenario('x/same.json', [READS]), scenario('y/same.json', [READS])];
  expect(await run(files)).toMatchObject({ verdict: 'held', files: ['x', 'y'] });
});

test('an actor who cannot sign in is told with file and line, and the other scenarios are played', async () => {
  const bad = scenario('bad/one.json', [READS], '13811112222');
  const good = scenario('good/two.json', [READS]);
  const junit = path.join(folder, 'ci/junit.xml');
  const { verdict, lines, files } = await run([bad, good], { junit });
  expect(verdict).toBe('unusable');
  expect(lines.find((line) => line.startsWith('NOT PLAYED'))).toMatch(
    /bad\/one\.json:5:\d+ actors\.小满: 13811112222 could not sign in: \d+ /,
  );
  expect(files).toEqual(['good']);
  const xml = readFileSync(junit, 'utf8');
  expect(xml).toContain('<testsuites name="scenarios" tests="2" failures="0" errors="1" skipped="0"');
});

test('a run that is stopped ends in the middle of a step, takes its world with it and plays no other scenario', async () => {
  const stop = new AbortController();
  const long = scenario('long.json', [{ hear: 'hallDissolved', as: '小满', within: 600_000 }]);
  const other = scenario('other.json', [READS]);
  const worlds = node.worlds.all().length;
  const before = () => void setTimeout(() => stop.abort(), 50);
  const began = performance.now();
  const { verdict, lines } = await run([long, other], { signal: stop.signal, before });
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(verdict).toBe('interrupted');
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^ {2}cut {2}1 {6}/),
    expect.stringMatching(/^interrupted: 0 of 1 step in \d+ ms; 1 cut short$/),
    'interrupted: 1 of 2 begun',
  ]);
  expect(node.worlds.all()).toHaveLength(worlds);
});

/** The command in a process of its own, as a terminal runs it. */
const command = (...given: string[]) => commandIn('C.UTF-8', ...given);

function commandIn(LC_ALL: string, ...given: string[]) {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', tsx, main, ...given], {
    cwd: folder,
    env: { ...process.env, LC_ALL },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += String(part)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, ended, said: () => said };
}

test('the command speaks the language of its terminal, and --lang comes first', async () => {
  const file = scenario('spoken.json', [READS]);
  const inChinese = commandIn('zh_CN.UTF-8', 'run', file, '--origin', origin);
  const inEnglish = commandIn('zh_CN.UTF-8', 'run', file, '--origin', origin, '--lang', 'en');
  expect(await Promise.all([inChinese.ended, inEnglish.ended])).toEqual([0, 0]);
  expect(inChinese.said()).toContain('通过：1 步中 1 步通过');
  expect(inEnglish.said()).toContain('held: 1 of 1 step');
});

test('check speaks the language of its terminal, and tells mistakes with the step as reports count it', async () => {
  const file = scenario('mistaken.json', [READS, { wait: 0 }]);
  const inChinese = commandIn('zh_CN.UTF-8', 'check', file);
  const inEnglish = commandIn('zh_CN.UTF-8', 'check', file, '--lang', 'en');
  const fine = commandIn('zh_CN.UTF-8', 'check', scenario('sound.json', [READS]));
  expect(await Promise.all([inChinese.ended, inEnglish.ended, fine.ended])).toEqual([2, 2, 0]);
  expect(inChinese.said()).toContain('第 2 步（steps[1].wait）：至少为 1，而不是 0');
  expect(inEnglish.said()).toContain('step 2 (steps[1].wait): at least 1, not 0');
  expect(fine.said()).toBe('1 个剧本没有问题。\n');
});

test('Ctrl+C ends the command with 130 after it has deleted the world', async () => {
  const file = scenario('terminal.json', [READS, { wait: 86_400_000 }]);
  const worlds = node.worlds.all().length;
  const { child, ended, said } = command('run', file, '--origin', origin, '--speed', '1');
  await expect.poll(said).toContain('ok   1');
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(said()).toMatch(/press Ctrl\+C again to end at once\n(?:.*\n)*interrupted: 1 of 2 steps in/);
  expect(node.worlds.all()).toHaveLength(worlds);
  expect(existsSync(path.join(folder, 'reports/scenarios/terminal.json'))).toBe(true);
});

test('a second Ctrl+C ends the command at once, also where the platform no longer answers', async () => {
  const list = JSON.stringify({ code: 0, message: '', data: { list: [] } });
  const silent = createServer((request, answer) => {
    if (request.method === 'GET') answer.end(list);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  try {
    const file = scenario('silent.json', [READS]);
    const { child, ended, said } = command('run', file, '--origin', `http://127.0.0.1:${port}`);
    await expect.poll(said).toContain('silent.json: ');
    child.kill('SIGINT');
    await expect.poll(said).toContain('press Ctrl+C again');
    expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
});
