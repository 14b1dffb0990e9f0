import { READ_RECEIPT_INTERVAL_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { hear } from '../../testing/talk.ts';
import { channelActions } from '../channel/index.ts';
import { chatActions } from './chat.slice.ts';

describe('reading', () => {
  const receipts = (run: Run) => run.server.sentNamed('readReceipt').map(({ body }) => body.msg_id);

  test('[chat.type.1014.after-history, chat.type.1014.after-receive, hall-event.1014] receipts follow, one a second, the last line always', async () => {
    const run = await inChannel();
    expect(receipts(run)).toEqual(['3']);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    for (let sequence = 4; sequence < 14; sequence += 1) {
      hear(run, sequence);
      await run.clock.advance(50);
    }
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(receipts(run)).toEqual(['3', '4', '13']);
  });

  test('[chat.type.1014.after-receive] leaving a channel within a second still sends the receipt of the lines that were seen', async () => {
    const run = await inChannel();
    hear(run, 4);
    await run.clock.advance(0);
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
    await run.clock.advance(400);
    expect(receipts(run)).toEqual(['3']);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    const sent = run.server.sentNamed('readReceipt');
    expect(sent.slice(0, 2).map(({ envelope, body }) => [envelope.channel, body.msg_id])).toEqual([
      [GENERAL, '3'],
      [GENERAL, '4'],
    ]);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(run.server.sentNamed('readReceipt').at(-1)?.envelope.channel).toBe(GUIDES);
  });

  test('a throw while a receipt is weighed is reported, and the next line is receipted', async () => {
    const run = await inChannel();
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    const { isWatched } = run.page;
    run.page.isWatched = () => {
      run.page.isWatched = isWatched;
      throw new Error('planted');
    };
    run.dispatch(chatActions.watched());
    await run.clock.advance(0);
    expect(run.bugs).toHaveLength(1);
    hear(run, 4);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(receipts(run)).toEqual(['3', '4']);
  });

  test('lines are not marked read while the page is hidden or the end is out of view', async () => {
    const run = await inChannel();
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    run.page.watch(false);
    hear(run, 4);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    run.page.watch(true);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(receipts(run)).toEqual(['3', '4']);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    hear(run, 5);
    await run.clock.advance(READ_RECEIPT_INTERVAL_MS);
    expect(receipts(run)).toEqual(['3', '4']);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: true }));
    await run.clock.advance(0);
    expect(receipts(run)).toEqual(['3', '4', '5']);
  });
});
