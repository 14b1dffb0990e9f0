import { expect, test } from 'vitest';
import { messageAt, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { inChannel } from '../../../testing/run-client.ts';
import { rows } from '../../../testing/talk.ts';
import { blockedLineRuns } from './blocked-line-runs.ts';

const at = (hours: number, minutes: number) => Date.UTC(2026, 0, 1, hours, minutes);

test('a time that stands above folded lines stays in view, also on the next day', async () => {
  const said = [
    messageAt(1, { from_id: VIEWER, send_time: at(10, 0) }),
    messageAt(2, { from_id: OTHER, send_time: at(10, 1) }),
    messageAt(3, { from_id: OTHER, send_time: at(10, 40) }),
    messageAt(4, { from_id: OTHER, send_time: at(10, 41) }),
    messageAt(5, { from_id: OTHER, send_time: at(34, 0) }),
    messageAt(6, { from_id: VIEWER, send_time: at(34, 1) }),
  ];
  const run = await inChannel({ prepare: ({ http }) => http.on('channel.message', { msg_list: said }) });
  const runs = blockedLineRuns(rows(run), [OTHER]);
  expect(runs.map(({ isBlocked, rows }) => [isBlocked, rows.length, rows[0]?.dateSeparatorBefore])).toEqual([
    [false, 1, at(10, 0)],
    [true, 1, null],
    [true, 2, at(10, 40)],
    [true, 1, at(34, 0)],
    [false, 1, null],
  ]);
});
