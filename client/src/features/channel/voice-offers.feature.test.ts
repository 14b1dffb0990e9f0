import { type ChannelId, channel, channelJoinInfo } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hallRoute } from '../../lib/routes.ts';
import { GENERAL, HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { answerJoin, inChannel, type Run, theHall } from '../../testing/run-client.ts';
import { selectVoiceLink, selectVoicePlace, voiceActions } from '../audio/index.ts';
import { hallsActions } from '../halls/index.ts';
import { selectCurrentChannel, selectShownChannel } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';

/** A page in the general channel of the hall. `voice`: where the platform already has the viewer's voice. */
const arrive = (voice: ChannelId | '' = '') =>
  inChannel({
    prepare: ({ http }) => {
      answerJoin(http, { token: `${VIEWER}:send` });
      http.on('channel.current_channel', { hall_id: voice && HALL, voice, text: '' });
    },
  });

/** The address of the page names a channel. */
async function open(run: Run, channel_id: ChannelId, isPressed = false): Promise<void> {
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id, isPressed }));
  await run.clock.advance(400);
}
async function press(run: Run, channel_id: ChannelId, by?: 'button' | 'take'): Promise<void> {
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id, ...(by && { by }) }));
  await run.clock.advance(400);
}
const voiceJoins = (run: Run) =>
  run.http.requests('channel.join').filter(({ channel_id }) => channel_id === VOICE).length;
const shown = (run: Run) => {
  const channel = selectShownChannel(run.state());
  return [channel?.channel_id, channel?.phase];
};
const microphone = (run: Run) => run.state().voice.publishing.microphone;

describe('a voice channel that an address names', () => {
  test('the channel is on screen and not joined; its button joins it and opens the microphone', async () => {
    const run = await arrive();
    await open(run, VOICE);
    expect([shown(run), voiceJoins(run), selectVoicePlace(run.state())]).toEqual([[VOICE, 'offered'], 0, null]);
    await run.clock.advance(60_000);
    run.server.drop();
    await run.clock.advance(10_000);
    expect([voiceJoins(run), microphone(run)]).toEqual([0, 'closed']);
    await press(run, VOICE, 'button');
    expect([shown(run), voiceJoins(run), microphone(run)]).toEqual([[VOICE, 'current'], 1, 'open']);
  });

  test('a button that was pressed before the page knew of another tab with the voice says so, and takes it with the next press', async () => {
    const run = await arrive();
    await open(run, VOICE);
    run.voiceTab.hold();
    await press(run, VOICE, 'button');
    expect([shown(run), voiceJoins(run), selectVoiceLink(run.state()).kind]).toEqual([
      [VOICE, 'offered'],
      0,
      'elsewhere',
    ]);
    await press(run, VOICE, 'take');
    expect([shown(run), voiceJoins(run), microphone(run)]).toEqual([[VOICE, 'current'], 1, 'open']);
  });

  test('a press on a link of the page joins it at once, and every address joins a text channel', async () => {
    const run = await arrive();
    await open(run, VOICE, true);
    expect([shown(run), microphone(run)]).toEqual([[VOICE, 'current'], 'open']);
    await open(run, GENERAL);
    expect(shown(run)).toEqual([GENERAL, 'current']);
  });

  test('[hall-event.1006.type-1] a channel that is deleted while it waits gives way to the text of its hall', async () => {
    const run = await arrive();
    await open(run, VOICE);
    const channels = theHall.channels.map((group) => ({
      ...group,
      children: (group.children ?? []).filter(({ id }) => id !== VOICE),
    }));
    run.http.on('hall.detail', { ...theHall, channels });
    run.server.emit('hallEdited', { hall_id: HALL, type: 1, channel_id: VOICE }, { to: HALL });
    await run.clock.advance(5000);
    expect(shown(run)).toEqual([GENERAL, 'current']);
  });

  test('the channel comes back on screen without a question while this page is heard in it', async () => {
    const run = await arrive();
    await press(run, VOICE);
    await press(run, GENERAL);
    await open(run, VOICE);
    expect([shown(run), selectVoiceLink(run.state()).kind]).toEqual([[VOICE, 'current'], 'connected']);
  });

  test('the channel gives way to a text channel, and a join that runs gives way to it', async () => {
    const run = await arrive();
    await open(run, VOICE);
    await press(run, GENERAL);
    expect(shown(run)).toEqual([GENERAL, 'current']);
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GENERAL }));
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(400);
    expect([shown(run), selectCurrentChannel(run.state())]).toEqual([[VOICE, 'offered'], null]);
  });

  test('the button of the dock enters the channel whole, where the voice was found', async () => {
    const run = await arrive(VOICE);
    await open(run, VOICE);
    expect([shown(run), selectVoicePlace(run.state())?.channel_id]).toEqual([[VOICE, 'offered'], VOICE]);
    run.dispatch(voiceActions.reconnectRequested());
    await run.clock.advance(400);
    expect([shown(run), selectVoiceLink(run.state()).kind]).toEqual([[VOICE, 'current'], 'connected']);
  });
});

describe('while another tab has the voice', () => {
  test.each(['a place in the channel', 'no place in any channel, but in a room'])(
    'with %s, a press on a voice channel shows it, and only its button takes the voice',
    async (what) => {
      const run = await arrive(what === 'a place in the channel' ? VOICE : '');
      // The pane of a voice channel asks.
      run.dispatch(voiceActions.tabsAsked());
      await run.clock.advance(0);
      run.voiceTab.tellElsewhere(true);
      await run.clock.advance(0);
      await press(run, VOICE);
      await press(run, VOICE);
      await open(run, VOICE, true);
      expect([shown(run), voiceJoins(run), run.voiceTab.claims()]).toEqual([[VOICE, 'offered'], 0, 0]);
      await press(run, VOICE, 'take');
      expect([shown(run), voiceJoins(run), run.voiceTab.isHere()]).toEqual([[VOICE, 'current'], 1, true]);
    },
  );

  test('the tab that it was taken from does not take it back by an address', async () => {
    const run = await arrive();
    await press(run, VOICE);
    await press(run, GENERAL);
    run.voiceTab.take();
    await run.clock.advance(0);
    await open(run, VOICE);
    expect([shown(run), voiceJoins(run)]).toEqual([[VOICE, 'offered'], 1]);
  });
});

describe('a channel that the hall, as it was kept from an earlier visit, does not name', () => {
  const made = z.parse(channel, { id: '9977', hall_id: HALL, name: '刚建的', type: 2 });
  const grown = { ...theHall, channels: [...theHall.channels, made] };

  /** The hall was visited before the channel was made. */
  async function visitAgain(found: typeof made, isPressed = false) {
    const run = await arrive();
    run.http.on('hall.detail', { ...grown, channels: [...theHall.channels, found] });
    run.http.on('channel.detail', found);
    answerJoin(run.http, { token: `${VIEWER}:send`, type: found.type });
    run.dispatch(hallsActions.hallCloseRequested());
    await run.clock.advance(0);
    await open(run, found.id, isPressed);
    return run;
  }
  const joinsOf = (run: Run) =>
    run.http.requests('channel.join').filter(({ channel_id }) => channel_id === made.id).length;

  test('a voice channel in the address waits for its button, and a text channel is joined', async () => {
    const voice = await visitAgain(made);
    expect([shown(voice), joinsOf(voice), microphone(voice)]).toEqual([[made.id, 'offered'], 0, 'closed']);
    await press(voice, made.id, 'button');
    expect([joinsOf(voice), microphone(voice)]).toEqual([1, 'open']);
    const text = await visitAgain({ ...made, type: 1 });
    expect([shown(text), joinsOf(text)]).toEqual([[made.id, 'current'], 1]);
  });

  test('without an answer of what it is, the channel is not joined', async () => {
    const run = await arrive();
    run.http.vanish('channel.detail');
    await open(run, made.id);
    expect([joinsOf(run), run.state().channel.join]).toMatchObject([0, { kind: 'failed', why: 'unreached' }]);
  });
});

describe('every way into a call asks the tabs', () => {
  test('a row asks before its join, also on a page that has heard no word of the other tab', async () => {
    const run = await arrive();
    run.voiceTab.hold();
    await press(run, VOICE);
    expect([shown(run), voiceJoins(run), run.voiceTab.claims()]).toEqual([[VOICE, 'offered'], 0, 0]);
    expect(selectVoiceLink(run.state()).kind).toBe('elsewhere');
    expect(run.navigation.path()).toBe(hallRoute(HALL, VOICE));
    await press(run, VOICE, 'take');
    expect([shown(run), voiceJoins(run), run.voiceTab.isHere()]).toEqual([[VOICE, 'current'], 1, true]);
  });

  test('a row takes no call from another tab after the connection of this one has failed', async () => {
    const run = await arrive();
    run.voices.cut();
    await press(run, VOICE);
    await run.clock.advance(11_000);
    expect(run.state().voice.link).toMatchObject({ kind: 'failed' });
    run.voices.mend();
    run.voiceTab.tellElsewhere(true);
    await run.clock.advance(0);
    await press(run, GENERAL);
    await press(run, VOICE);
    expect([selectVoiceLink(run.state()).kind, shown(run), voiceJoins(run)]).toEqual([
      'elsewhere',
      [VOICE, 'offered'],
      1,
    ]);
  });

  test('a tab whose call was taken does not take it back when its hall link opens again', async () => {
    const run = await arrive();
    await press(run, VOICE);
    run.voiceTab.take();
    await run.clock.advance(0);
    run.server.drop();
    await run.clock.advance(10_000);
    expect([voiceJoins(run), run.voiceTab.claims(), microphone(run)]).toEqual([1, 1, 'closed']);
  });

  test('a tab whose call is taken while it joins again after an outage does not take it back with the answer', async () => {
    const run = await arrive();
    await press(run, VOICE);
    const info = {
      hall_id: HALL,
      channel_id: VOICE,
      role: '',
      type: 2,
      token: `${VIEWER}:send`,
      text_mute: 0,
      mute_all: 0,
    };
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    run.http.on('channel.join', () => answered.then(() => z.parse(channelJoinInfo, info)));
    run.server.drop();
    await run.clock.advance(10_000);
    expect(voiceJoins(run)).toBe(2);
    run.voiceTab.take();
    await run.clock.advance(0);
    answer();
    await run.clock.advance(400);
    expect([run.voiceTab.claims(), selectVoiceLink(run.state()).kind, microphone(run)]).toEqual([
      1,
      'elsewhere',
      'closed',
    ]);
  });

  test('a wish of the voice alone, such as that of a team, is refused while another tab has it', async () => {
    const run = await arrive();
    run.voiceTab.hold();
    run.dispatch(channelActions.voiceWished({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(400);
    expect([voiceJoins(run), run.voiceTab.claims()]).toEqual([0, 0]);
  });
});

test('[hall-event.1005] a ban from a channel that waits for a press is told in its place', async () => {
  const run = await arrive();
  await open(run, VOICE);
  run.server.emit(
    'memberBanned',
    { msg: '', author: { id: VIEWER, nick: '', avatar: '', role: '' }, channel_id: VOICE },
    { to: HALL },
  );
  await run.clock.advance(0);
  expect(run.state().channel.join).toMatchObject({ kind: 'failed', why: 'banned' });
});
