import { expect, test } from 'vitest';
import { unreadAt } from './unread.ts';

const TABLE = `   sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode ref pointer drops
  100: 00000000:C350 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 4711 2 0000000000000000 12
  101: 0100007F:C351 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 4712 2 0000000000000000 30
  102: 00000000:C352 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 4713 2 0000000000000000 0
`;

test('packets that a listener did not read in time are counted at its own ports', () => {
  expect(unreadAt([50_000, 50_002], TABLE)).toBe(12);
  expect(unreadAt([50_000, 50_001], TABLE)).toBe(42);
  expect(unreadAt([], TABLE)).toBe(0);
});
