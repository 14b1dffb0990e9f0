import { describe, expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL, idOf, messageAt, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { hear, inRoom, last, rows, send, texts } from '../../testing/talk.ts';
import { channelActions, selectCurrentChannel } from '../channel/index.ts';
import { personActions } from '../person/index.ts';
import { selectMessageList, selectNewMessageTip } from './chat.selectors.ts';
import { chatActions } from './chat.slice.ts';

describe('receiving', () => {
  test('[chat.incoming.append, hall-event.dedupe] a line is appended once, however often it comes', async () => {
    const run = await inChannel();
    hear(run, 4);
    hear(run, 4);
    await run.clock.advance(0);
    expect(texts(run)).toEqual(['text 1', 'text 2', 'text 3', 'text 4']);
  });

  test('everything that arrives within a frame is one action', async () => {
    const run = await inChannel();
    run.page.paintsAlone = false;
    const before = run.dispatches();
    for (let sequence = 4; sequence < 34; sequence += 1) hear(run, sequence);
    expect(run.dispatches()).toBe(before);
    run.page.watch(false);
    run.page.paint();
    await run.clock.advance(0);
    expect(run.dispatches() - before).toBe(1);
    expect(rows(run)).toHaveLength(33);
  });

  test('[chat.new-message-tip, chat.new-message-tip.clears] the tip counts the lines that arrive while the reader is further up, and clears on sending', async () => {
    const run = await inChannel();
    expect(selectNewMessageTip(run.state())).toMatchObject({ isShown: false });
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    hear(run, 4);
    hear(run, 5);
    await run.clock.advance(0);
    expect(selectNewMessageTip(run.state())).toMatchObject({ count: 2 });
    send(run, 'x');
    await run.clock.advance(0);
    expect(selectNewMessageTip(run.state())).toMatchObject({ isShown: false });
  });

  test('the count of unread lines is that of the entry, and goes when the reader has been there or writes', async () => {
    const enter = async () => {
      const run = await inChannel();
      const current = selectCurrentChannel(run.state());
      if (!current) throw new Error('no channel is open');
      run.dispatch(channelActions.initialised({ ...current, unread: 2 }));
      await run.clock.advance(0);
      run.dispatch(chatActions.viewportMoved({ isAtBottom: true }));
      return run;
    };
    const told = (run: Run) => selectMessageList(run.state()).unreadToTell;
    const run = await enter();
    hear(run, 4);
    await run.clock.advance(0);
    expect(told(run)).toBe(2);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    expect(told(run)).toBe(2);
    run.dispatch(chatActions.viewportMoved({ isAtBottom: true }));
    expect(told(run)).toBe(0);
    const other = await enter();
    expect(told(other)).toBe(2);
    other.dispatch(chatActions.unreadSeen());
    expect(told(other)).toBe(0);
    const writing = await enter();
    send(writing, 'x');
    await writing.clock.advance(0);
    expect(told(writing)).toBe(0);
  });

  test('[chat.mention-cue] a message that mentions the viewer leaves a cue', async () => {
    const run = await inChannel();
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    hear(run, 4, { extra: { aiteuser: { [VIEWER]: '小满' } } });
    await run.clock.advance(0);
    expect(selectNewMessageTip(run.state())).toMatchObject({ mentions: 1 });
    expect(last(run)).toMatchObject({ mentionsViewer: true });
    run.dispatch(chatActions.mentionSeen({ msg_id: idOf(4) }));
    expect(selectNewMessageTip(run.state())).toMatchObject({ mentions: 0 });
  });

  test('a mention by a blocked user tells nothing, and its line keeps the names that it mentions', async () => {
    const run = await inChannel();
    run.dispatch(personActions.blockedKnown([OTHER]));
    run.dispatch(chatActions.viewportMoved({ isAtBottom: false }));
    const aiteuser = { [VIEWER]: '小满', 3002: '露露' };
    hear(run, 4, { extra: { aiteuser } });
    await run.clock.advance(0);
    expect(selectNewMessageTip(run.state())).toMatchObject({ count: 1, mentions: 0 });
    expect(run.state().halls.mentions).toEqual({});
    expect(last(run)).toMatchObject({ body: { mentions: aiteuser }, mentionsViewer: true });
  });

  test('[chat.append.system, chat.append.ban, chat.append.forbidden-send, chat.append.error, chat.online-shown] the other lines', async () => {
    const run = await inChannel();
    const author = { id: OTHER, nick: '阿澈', avatar: '', role: '' } as const;
    run.server.emit('systemMessage', { msg: 'here', channel_id: GENERAL }, { to: HALL });
    run.server.emit('systemMessage', { msg: 'elsewhere', channel_id: GUIDES }, { to: HALL });
    run.server.emit('systemMessage', { msg: 'to you', channel_id: GENERAL }, { to: VIEWER });
    run.server.emit('systemMessage', { msg: 'to you elsewhere', channel_id: GUIDES }, { to: VIEWER });
    run.server.emit('memberBanned', { author, msg: 'banned' }, { to: HALL });
    run.server.emit('sendForbidden', { uid: '', type: 2, ctx: 2, msg: 'forbidden' }, { to: HALL });
    run.server.emit('errorReported', { msg: 'broken', extra: '' }, { to: VIEWER });
    for (const state of [undefined, 1, 2, 3] as const) {
      run.server.emit('presenceChanged', { uid: OTHER, nick: '阿澈', avatar: '', role: '', state }, { to: HALL });
    }
    await run.clock.advance(0);
    expect(
      rows(run)
        .slice(3)
        .map(({ kind, body }) => [kind, 'text' in body ? body.text : 'change' in body && body.change]),
    ).toEqual([
      ['system', 'here'],
      ['system', 'to you'],
      ['ban', 'banned'],
      ['forbidden', 'forbidden'],
      ['error', 'broken'],
      ['presence', 'joined'],
      ['presence', 'removed'],
    ]);
  });

  test('[hall-event.1009] cleared', async () => {
    const run = await inChannel();
    run.server.emit('messagesCleared', { channel_id: GENERAL }, inRoom);
    await run.clock.advance(0);
    expect(rows(run)).toEqual([]);
  });

  test('[rule.date-separator, const.date-separator-300000] more than 300000 ms apart, strictly', async () => {
    const at = (sequence: number, send_time: number) => messageAt(sequence, { send_time });
    const run = await inChannel({
      prepare: ({ http }) =>
        http.on('channel.message', { msg_list: [at(1, 1e12), at(2, 1e12 + 300_000), at(3, 1e12 + 600_001)] }),
    });
    expect(rows(run).map(({ dateSeparatorBefore, startsGroup }) => [dateSeparatorBefore, startsGroup])).toEqual([
      [1e12, true],
      [null, false],
      [1e12 + 600_001, true],
    ]);
  });
});
