import { SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL } from '../../testing/chat-lines.ts';
import { inChannel } from '../../testing/run-client.ts';
import { last, rows, send, sent } from '../../testing/talk.ts';
import { channelActions } from '../channel/index.ts';
import { selectComposer } from './chat.selectors.ts';
import { chatActions } from './chat.slice.ts';

describe('what survives', () => {
  test('drafts and unconfirmed lines survive a reload, for the same user', async () => {
    const run = await inChannel();
    send(run, 'lost');
    await run.clock.advance(0);
    run.dispatch(chatActions.draftChanged({ text: 'half a sen', mentions: {} }));
    // The page goes before the delayed write.
    run.page.leave();
    const c_mid = last(run)?.c_mid;
    run.client.stop();
    const next = await inChannel({ origin: run.origin, page: 'b' });
    expect(last(next)).toMatchObject({ c_mid, delivery: 'unconfirmed', canRetry: true, body: { text: 'lost' } });
    expect(selectComposer(next.state()).draft.text).toBe('half a sen');
    // Nothing of an earlier page goes out unasked.
    await next.clock.advance(10_000);
    expect(sent(next)).toEqual([]);
  });

  test('a full storage is said once', async () => {
    const run = await inChannel();
    run.origin.isFull = true;
    for (const text of ['a', 'ab', 'abc']) {
      run.dispatch(chatActions.draftChanged({ text, mentions: {} }));
      await run.clock.advance(500);
    }
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'chat.storageFull' } }]);
    expect(run.state().feedback.toasts[0]?.count).toBe(1);
  });

  test('[chat.reset] another channel starts empty; the draft and the line of the first are there on return', async () => {
    const run = await inChannel();
    run.dispatch(chatActions.draftChanged({ text: 'draft', mentions: {} }));
    send(run, 'pending');
    run.dispatch(chatActions.draftChanged({ text: 'draft', mentions: {} }));
    run.http.on('channel.message', { msg_list: [] });
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
    await run.clock.advance(400);
    expect(rows(run)).toEqual([]);
    expect(selectComposer(run.state()).draft.text).toBe('');
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GENERAL }));
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    expect(last(run)).toMatchObject({ delivery: 'unconfirmed', body: { text: 'pending' } });
    expect(selectComposer(run.state()).draft.text).toBe('draft');
  });
});
