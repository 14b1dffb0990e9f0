import { expect, test } from 'vitest';
import * as limits from './limits.ts';

/** The table of constants against the specification; that each one has its effect is shown where it is used. */
const TABLE: [string, unknown, unknown][] = [
  ['const.client.appid', limits.CLIENT_APPID, '0'],
  ['const.client.platform', limits.CLIENT_PLATFORM, 'web'],
  ['const.client.ver', limits.CLIENT_VER, 1],
  ['const.client.chattype', limits.CLIENT_CHATTYPE, 2],
  ['const.client.gate', limits.CLIENT_GATE, 'pc'],
  ['const.client.auth-client-type', limits.CLIENT_AUTH_TYPE, 3],
  ['const.client.version', limits.CLIENT_VERSION, '2.0.49'],
  ['const.hall-user-page-size-30', limits.HALL_USER_PAGE_SIZE, 30],
  ['const.hall-list-window-60', [limits.LIST_WINDOW_ROWS, limits.LIST_WINDOW_TRIM_ROWS], [60, 29]],
  ['const.top-flag-page-3', limits.TOP_FLAG_LAST_PAGE, 3],
  ['const.halls-page-size-9999', limits.HALLS_PAGE_SIZE, 9999],
  ['const.notices-teams-page-size-99999', limits.NOTICES_TEAMS_PAGE_SIZE, 99_999],
  ['const.history-page-30', limits.CHANNEL_HISTORY_PAGE_SIZE, 30],
  ['const.date-separator-300000', limits.DATE_SEPARATOR_GAP_MS, 300_000],
  ['const.join-delay-300ms', limits.JOIN_DELAY_MS, 300],
  ['const.dedupe-cache-1000', limits.DEDUPE_CACHE_MESSAGES, 1000],
  ['const.ack-timeout-3s', limits.SEND_ACK_TIMEOUT_MS, 3000],
  ['const.outgoing-lists-30', limits.OUTGOING_LIST_CAP, 30],
  ['const.socket-timeout-4s-retries-9999', [limits.SOCKET_CONNECT_TIMEOUT_MS, limits.SOCKET_MAX_RETRIES], [4000, 9999]],
  ['const.chunk-timeout-120s', limits.CHUNK_LOAD_TIMEOUT_MS, 120_000],
  ['const.toast-hall-join-3s', limits.HALL_JOIN_TOAST_MS, 3000],
];

for (const [id, actual, expected] of TABLE) {
  test(`[${id}] the constant has the value of the specification`, () => {
    expect(actual).toEqual(expected);
  });
}
