import { clientMid, ERRORS, SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GENERAL, GUIDES, HALL, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import type { Origin } from '../../testing/fakes/memory-storage.ts';
import { inChannel, type Run, theHall } from '../../testing/run-client.ts';
import { last, rows, send, sent } from '../../testing/talk.ts';
import { channelActions } from '../channel/index.ts';
import { hallsActions } from '../halls/index.ts';
import { selectComposer } from './chat.selectors.ts';
import { chatActions } from './chat.slice.ts';
import { SENT_BY_ITSELF_MS } from './outbox.model.ts';

describe('what survives', () => {
  /** The page goes, with a line that nothing acknowledged, before the delayed write. */
  async function leftWithLine() {
    const run = await inChannel();
    send(run, 'lost');
    await run.clock.advance(0);
    run.dispatch(chatActions.draftChanged({ text: 'half a sen', mentions: {} }));
    run.page.leave();
    const c_mid = last(run)?.c_mid;
    run.client.stop();
    return { origin: run.origin, c_mid };
  }

  test('drafts and unconfirmed lines survive a reload, for the same user; an old line goes out only when its writer asks', async () => {
    const { origin, c_mid } = await leftWithLine();
    const stored = JSON.parse(origin.values.get('outbox') ?? '{}');
    const lines = stored.lines.map((line: { readonly at: number }) => ({
      ...line,
      at: line.at - 2 * SENT_BY_ITSELF_MS,
    }));
    origin.values.set('outbox', JSON.stringify({ ...stored, lines }));
    const next = await inChannel({ origin, page: 'b' });
    expect(last(next)).toMatchObject({ c_mid, delivery: 'unconfirmed', canRetry: true, body: { text: 'lost' } });
    expect(selectComposer(next.state()).draft.text).toBe('half a sen');
    await next.clock.advance(10_000);
    expect(sent(next)).toEqual([]);
  });

  test('a young line goes out by itself on the next page, once, under the same id', async () => {
    const { origin, c_mid } = await leftWithLine();
    const next = await inChannel({ origin, page: 'b' });
    await next.clock.advance(10_000);
    expect(sent(next)).toEqual([c_mid]);
  });

  test('[chat.outgoing.wait] two tabs that restored a line send it under the same id, which the platform stores once', async () => {
    const { origin, c_mid } = await leftWithLine();
    const tabs = [await inChannel({ origin, page: 'b' }), await inChannel({ origin, page: 'c' })];
    for (const tab of tabs) await tab.clock.advance(10_000);
    expect(tabs.map(sent)).toEqual([[c_mid], [c_mid]]);
  });

  test('a line that another tab has discarded goes out neither from a tab that restored it nor from a later page', async () => {
    const { origin, c_mid = '' } = await leftWithLine();
    const one = await inChannel({ origin, page: 'b' });
    const two = await inChannel({ origin, page: 'c' });
    one.dispatch(chatActions.discardRequested({ c_mid: z.parse(clientMid, c_mid) }));
    await one.clock.advance(500);
    // What it writes for another reason does not bring the line back.
    two.dispatch(chatActions.draftChanged({ text: 'another', mentions: {} }));
    await two.clock.advance(500);
    expect(JSON.parse(origin.values.get('outbox') ?? '{}').lines).toEqual([]);
    await two.clock.advance(10_000);
    expect(sent(two)).toEqual([]);
    two.page.leave();
    const next = await inChannel({ origin, page: 'd' });
    await next.clock.advance(10_000);
    expect([...sent(next), last(next)?.c_mid]).not.toContain(c_mid);
  });

  test('a line that is discarded is gone from the storage at once, also while an earlier change waits to be written', async () => {
    const run = await inChannel();
    send(run, '不要了');
    await run.clock.advance(SEND_ACK_TIMEOUT_MS);
    const stored = () => JSON.parse(run.origin.values.get('outbox') ?? '{"lines":[]}').lines.length;
    expect(stored()).toBe(1);
    run.dispatch(chatActions.draftChanged({ text: '别的', mentions: {} }));
    await run.clock.advance(0);
    run.dispatch(chatActions.discardRequested({ c_mid: z.parse(clientMid, last(run)?.c_mid) }));
    expect(stored()).toBe(0);
  });

  test('[chat.ack-timeout] the lines and drafts of a tab are not lost when another tab of the user writes, and go once they are discarded', async () => {
    const one = await inChannel();
    const two = await inChannel({ origin: one.origin, page: 'b' });
    send(one, 'lost');
    one.dispatch(chatActions.draftChanged({ text: 'half a sen', mentions: {} }));
    await one.clock.advance(500);
    two.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
    await two.clock.advance(400);
    two.dispatch(chatActions.draftChanged({ text: 'another', mentions: {} }));
    await two.clock.advance(500);
    one.client.stop();
    two.page.leave();
    two.client.stop();
    const next = await inChannel({ origin: one.origin, page: 'c' });
    const line = last(next);
    expect(line).toMatchObject({ delivery: 'unconfirmed', body: { text: 'lost' } });
    expect(selectComposer(next.state()).draft.text).toBe('half a sen');
    if (line?.c_mid) next.dispatch(chatActions.discardRequested({ c_mid: line.c_mid }));
    next.dispatch(chatActions.draftChanged({ text: '', mentions: {} }));
    next.page.leave();
    next.client.stop();
    const after = await inChannel({ origin: one.origin, page: 'd' });
    expect(last(after)?.c_mid).not.toBe(line?.c_mid);
    expect(selectComposer(after.state()).draft.text).toBe('');
    after.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
    await after.clock.advance(400);
    expect(selectComposer(after.state()).draft.text).toBe('another');
  });

  test('a line that the platform refused stays refused after a reload, with its reason', async () => {
    const run = await inChannel();
    send(run, 'refused');
    await run.clock.advance(0);
    const c_mid = z.parse(clientMid, last(run)?.c_mid);
    const { code, message } = ERRORS.textMuted;
    run.server.emit('errorReported', { code, msg: message, extra: '', c_mid }, { to: VIEWER });
    await run.clock.advance(500);
    const { delivery, body, canRetry } = last(run) ?? {};
    expect({ delivery, body }).toMatchObject({ delivery: 'refused', body: { refusal: message } });
    run.client.stop();
    const next = await inChannel({ origin: run.origin, page: 'b' });
    expect(last(next)).toMatchObject({ c_mid, delivery, body, canRetry });
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

  const mention = (run: Run) =>
    run.server.emit(
      'chatMessage',
      {
        msg_type: '1',
        content: '@小满 上号',
        extra: { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' }, aiteuser: { [VIEWER]: '小满' } },
        msg: '',
        msg_id: '8' as never,
        send_time: 8,
      },
      { to: HALL, channel: GUIDES, from: OTHER, mid: '8' },
    );
  /** What the platform says is unread in the channel that was mentioned. */
  const withUnread = (unread: number) => (fakes: FakePorts) => {
    const channels = theHall.channels.map((group) => ({
      ...group,
      children: group.children?.map((leaf) => ({ ...leaf, unread: leaf.id === GUIDES ? unread : 0 })) ?? [],
    }));
    fakes.http.on('hall.list', { list: [{ ...theHall, unread }], page: 1, page_total: 1 });
    fakes.http.on('hall.detail', { ...theHall, unread, channels });
  };
  const mentioned = (run: Run) =>
    Object.fromEntries(Object.entries(run.state().halls.mentions).map(([id, { count }]) => [id, count]));
  async function mentionedBefore(): Promise<Origin> {
    const run = await inChannel();
    mention(run);
    await run.clock.advance(0);
    expect(mentioned(run)).toEqual({ [GUIDES]: 1 });
    run.page.leave();
    run.client.stop();
    return run.origin;
  }

  test('[hall-event.1001] mentions that were not seen are announced again after a reload', async () => {
    const next = await inChannel({ origin: await mentionedBefore(), page: 'b', prepare: withUnread(3) });
    expect(mentioned(next)).toEqual({ [GUIDES]: 1 });
    mention(next);
    await next.clock.advance(0);
    expect(mentioned(next)).toEqual({ [GUIDES]: 2 });
    next.dispatch(hallsActions.channelSeen({ hall_id: HALL, channel_id: GUIDES }));
    await next.clock.advance(500);
    const third = await inChannel({ origin: next.origin, page: 'c', prepare: withUnread(3) });
    expect(mentioned(third)).toEqual({});
  });

  test('mentions that were read elsewhere meanwhile are not announced again', async () => {
    const next = await inChannel({ origin: await mentionedBefore(), page: 'b', prepare: withUnread(0) });
    expect(mentioned(next)).toEqual({});
  });

  test('mentions that were stored by another user, or damaged, are not read', async () => {
    for (const stored of [
      JSON.stringify({ uid: OTHER, channels: { [GUIDES]: { hall_id: HALL, count: 2 } } }),
      JSON.stringify({ uid: VIEWER, channels: { [GUIDES]: { hall_id: HALL, count: -1 } } }),
      '{',
    ]) {
      const origin = await mentionedBefore();
      origin.values.set('mentions', stored);
      const next = await inChannel({ origin, page: 'b', prepare: withUnread(3) });
      expect(mentioned(next)).toEqual({});
    }
  });
});
