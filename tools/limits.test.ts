import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contracts from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as limits from '../contracts/src/limits.ts';
import { ROOT } from './run.ts';

/**
 * Compares the constants of spec section 9 with the specification, and requires shipped code to use each. Tests beside
 * that code cover the effect.
 */
const TABLE: Readonly<Record<string, Partial<Record<keyof typeof contracts, unknown>>>> = {
  'const.client.appid': { CLIENT_APPID: '0' },
  'const.client.platform': { CLIENT_PLATFORM: 'web' },
  'const.client.ver': { CLIENT_VER: 1 },
  'const.client.gate': { CLIENT_GATE: 'pc' },
  'const.client.auth-client-type': { CLIENT_AUTH_TYPE: 3 },
  'const.client.version': { CLIENT_VERSION: '2.0.49' },
  'const.hall-user-page-size-30': { HALL_USER_PAGE_SIZE: 30 },
  'const.hall-list-window-60': { LIST_WINDOW_ROWS: 60, LIST_WINDOW_TRIM_ROWS: 29 },
  'const.top-flag-page-3': { TOP_FLAG_LAST_PAGE: 3 },
  'const.halls-page-size-9999': { HALLS_PAGE_SIZE: 9999 },
  'const.notices-teams-page-size-99999': { NOTICES_TEAMS_PAGE_SIZE: 99_999 },
  'const.history-page-30': { CHANNEL_HISTORY_PAGE_SIZE: 30 },
  'const.date-separator-300000': { DATE_SEPARATOR_GAP_MS: 300_000 },
  'const.join-delay-300ms': { JOIN_DELAY_MS: 300 },
  'const.dedupe-cache-1000': { DEDUPE_CACHE_MESSAGES: 1000 },
  'const.ack-timeout-3s': { SEND_ACK_TIMEOUT_MS: 3000 },
  'const.outgoing-lists-30': { OUTGOING_LIST_CAP: 30 },
  'const.socket-timeout-4s-retries-9999': { SOCKET_CONNECT_TIMEOUT_MS: 4000, SOCKET_MAX_RETRIES: 9999 },
  'const.chunk-timeout-120s': { CHUNK_LOAD_TIMEOUT_MS: 120_000 },
  'const.toast-hall-join-3s': { HALL_JOIN_TOAST_MS: 3000 },
};

/** Shipped sources without the table of constants, the tests and what they are made of. */
function shippedIn(...folders: readonly string[]): string[] {
  return (
    folders
      .flatMap((folder) =>
        readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(folder, file),
        ),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^client\/src\/testing\/|src\/limits\.ts$/.test(file))
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      // A name in a comment or an import is not a use.
      .map((source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|^(?:import|export) [^;]*? from .*$/gm, ''))
  );
}

/** What the client ships, without the documents of the contracts. */
const client = shippedIn('client/src', 'contracts/src/kernel', 'contracts/src/realtime');
const all = shippedIn('client/src', 'contracts/src', 'mock-platform/src');

const values = new Map<string, unknown>(Object.entries(contracts));
const isUsed = (name: string, sources: readonly string[]) =>
  sources.some((source) => new RegExp(`\\b${name}\\b`).test(source));

for (const [id, constants] of Object.entries(TABLE)) {
  test(`[${id}] shipped code uses the value of the specification`, () => {
    for (const [name, value] of Object.entries(constants)) {
      expect(values.get(name)).toEqual(value);
      expect([name, isUsed(name, client)]).toEqual([name, true]);
    }
  });
}

test('shipped code uses every constant of the table: a published fact is the code’s own', () => {
  expect(Object.keys(limits).filter((name) => !isUsed(name, all))).toEqual([]);
});

test('a name in a comment or an import is not a use', () => {
  expect(isUsed('readdirSync', shippedIn('tools/rule-coverage'))).toBe(true);
  expect(isUsed('NO_CONSTANT', all)).toBe(false);
});
