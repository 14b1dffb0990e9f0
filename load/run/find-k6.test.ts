import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findK6, type K6Places } from './find-k6.ts';

function places(available: readonly string[]): K6Places & { readonly built: () => boolean } {
  const cache = mkdtempSync(path.join(tmpdir(), 'k6-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const file = path.join(cache, 'k6');
  return {
    cache,
    runs: (command) => available.includes(command),
    build: () => {
      writeFileSync(file, '');
      return true;
    },
    built: () => existsSync(file),
  };
}

test('k6 comes from the PATH, else it is built once with Go, else Docker runs it', () => {
  expect(findK6(places(['k6', 'go', 'docker'])).command).toEqual(['k6']);
  const withGo = places(['go', 'docker']);
  expect(findK6(withGo).command).toEqual([path.join(withGo.cache, 'k6')]);
  // The second time Go is not needed.
  expect(findK6({ ...withGo, runs: () => false }).command).toEqual([path.join(withGo.cache, 'k6')]);
  const withDocker = places(['docker']);
  expect(findK6(withDocker).command).toContain('grafana/k6:1.8.1');
  expect(withDocker.built()).toBe(false);
});

test('the error says what to install when no k6, Go or Docker is found', () => {
  expect(() => findK6(places([]))).toThrow(/k6 on the PATH[\s\S]*Go on the PATH[\s\S]*Docker/);
});
