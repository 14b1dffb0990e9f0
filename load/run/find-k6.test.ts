import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findK6, type K6Places, NoK6 } from './find-k6.ts';

/** What commands of a machine print. */
type Machine = Readonly<Record<string, string>>;
const K6 = { k6: 'k6 v1.8.1 (go1.26.8, linux/amd64)\n' };
const [GO, DOCKER] = [{ go: 'go version go1.26' }, { docker: 'Server Version: 28' }];
const silent = () => {};

function places(machine: Machine): K6Places & { readonly built: () => boolean } {
  const cache = mkdtempSync(path.join(tmpdir(), 'k6-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const file = path.join(cache, 'k6');
  return {
    cache,
    output: (command) => machine[command] ?? null,
    build: () => {
      writeFileSync(file, '');
      return true;
    },
    built: () => existsSync(file),
    user: '1000:1001',
    workspace: '/home/me/mic-zero',
  };
}

test('k6 comes from the PATH, else it is built once with Go, else Docker runs it', () => {
  expect(findK6(places({ ...K6, ...GO, ...DOCKER })).command).toEqual(['k6']);
  const withGo = places({ ...GO, ...DOCKER });
  expect(findK6(withGo, { say: silent }).command).toEqual([path.join(withGo.cache, 'k6')]);
  // The second time Go is not needed.
  expect(findK6({ ...withGo, output: () => null }).command).toEqual([path.join(withGo.cache, 'k6')]);
  const withDocker = places(DOCKER);
  expect(findK6(withDocker).command).toContain('grafana/k6:1.8.1');
  expect(withDocker.built()).toBe(false);
});

test.each([
  ['k6 v0.49.0 (go1.21.6, linux/amd64)', 'k6 v0.49.0'],
  ['k6 v1.7.9 (go1.25, linux/amd64)', 'k6 v1.7.9'],
  ['another program', 'another program'],
  ['', 'a k6 without a version'],
])('a k6 on the PATH that says "%s" is named and left', (output, name) => {
  const lines: string[] = [];
  const { command } = findK6(places({ k6: output, ...DOCKER }), { say: (line) => lines.push(line) });
  expect(command[0]).toBe('docker');
  expect(lines).toEqual([expect.stringContaining(`the PATH has ${name}: 1.8 or newer is needed`)]);
  expect(() => findK6(places({ k6: output }), { say: silent })).toThrow(`the PATH has ${name}`);
});

test.each(['k6 v1.8.0 (go1.26)', 'k6 v1.10.2 (go1.27)', 'k6 v2.0.0 (go1.27)'])('%s is recent enough', (output) => {
  expect(findK6(places({ k6: output, ...DOCKER })).command).toEqual(['k6']);
});

test('an image of k6 runs as the user of the workspace, with all that k6 reads from the environment', () => {
  const { command } = findK6(places(DOCKER));
  const line = command.join(' ');
  expect(line).toMatch(/^docker run --rm --network host --user 1000:1001 -v \/home\/me\/mic-zero:\/work -w \/work /);
  expect(line).toMatch(
    /-e PLAN -e SUMMARY -e GOGC -e K6_WEB_DASHBOARD .*-e K6_WEB_DASHBOARD_RECORD grafana\/k6:1.8.1$/,
  );
  // Windows has no such user.
  expect(findK6({ ...places(DOCKER), user: '' }).command).not.toContain('--user');
});

test('the error says what to install when no k6, Go or Docker is found, in the language of the run', () => {
  expect(() => findK6(places({}), { say: silent })).toThrow(
    /k6 1\.8 or newer on the PATH[\s\S]*Go on the PATH[\s\S]*Docker/,
  );
  expect(() => findK6(places({}), { language: 'zh', say: silent })).toThrow(
    /^没有找到 k6[\s\S]*PATH 里有 Go[\s\S]*Docker/,
  );
  expect(() => findK6(places({}), { say: silent })).toThrow(NoK6);
});
