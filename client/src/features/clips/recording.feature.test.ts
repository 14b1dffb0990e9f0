import { userNo } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { answerJoin, me, runClient } from '../../testing/run-client.ts';
import { inRoom, OTHER_ROOM } from '../../testing/run-room.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { audioActions } from '../audio/index.ts';
import { channelActions } from '../channel/index.ts';
import { type ImSessionId, imActions } from '../im/index.ts';
import { messagesModal } from '../person/index.ts';
import { roomActions } from '../room/index.ts';
import { sessionActions } from '../session/index.ts';
import { clipsActions, selectRecording } from './index.ts';

const TALK: ImSessionId = `p2p-${OTHER}`;
const THIRD: ImSessionId = `p2p-${z.parse(userNo, '4001')}`;

/** The viewer views a session. */
async function inSession() {
  const run = await runClient({
    parts: ['hall', 'clips'],
    prepare: ({ http }) => {
      answerJoin(http, { token: `${VIEWER}:send` });
      http.on('channel.leave', {});
    },
  });
  run.dispatch(messagesModal.open({ to: null }));
  run.dispatch(imActions.sessionOpened(TALK));
  await run.clock.advance(0);
  return {
    ...run,
    kept: () => ['file1', 'file2', 'file3'].filter((id) => run.ports.attachments.file(id) !== null),
    phase: (session = TALK) => selectRecording(run.state() as WholeState, session)?.phase ?? null,
    async record(ms: number, session = TALK) {
      run.dispatch(clipsActions.recordRequested(session));
      await run.clock.advance(ms);
    },
  };
}

describe('a recording that is not wanted any more', () => {
  test('discarded while the recorder loads, it never opens the microphone', async () => {
    const run = await inSession();
    let load = () => {};
    const isLoaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const recorder = async () => {
      await isLoaded;
      return run.recording.recorder;
    };
    Object.assign(run.ports.late, { recorder });
    await run.record(0);
    run.dispatch(clipsActions.dropped(TALK));
    load();
    await run.clock.advance(0);
    expect([run.recording.opened, run.recording.isOpen(), run.phase()]).toEqual([[], false, null]);
    await run.record(1000);
    expect([run.recording.isOpen(), run.phase()]).toEqual([true, 'recording']);
  });

  test.each([
    ['the panel is closed', messagesModal.close()],
    ['another session is opened', imActions.sessionOpened(THIRD)],
  ])('%s while the browser asks: a microphone that is allowed later is closed at once', async (_name, leave) => {
    const run = await inSession();
    run.recording.ask();
    await run.record(0);
    run.dispatch(leave);
    run.recording.allow();
    await run.clock.advance(1000);
    expect([run.recording.opened.length, run.recording.isOpen(), run.phase()]).toEqual([1, false, null]);
  });

  test('discarded while it is being finished, it leaves no file behind', async () => {
    const run = await inSession();
    const { start } = run.recording.recorder;
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    Object.assign(run.recording.recorder, {
      start: async (...input: Parameters<typeof start>) => {
        const opened = await start(...input);
        return { ...opened, finish: async () => await isFinished.then(opened.finish) };
      },
    });
    await run.record(2000);
    run.dispatch(clipsActions.finishRequested(TALK));
    run.dispatch(clipsActions.dropped(TALK));
    finish();
    await run.clock.advance(0);
    expect([run.recording.isOpen(), run.kept(), run.phase()]).toEqual([false, [], null]);
  });
});

describe('the voice place during a recording', () => {
  test('the end of the session opens nothing and leaves no mute to the next session', async () => {
    const run = await inSession();
    run.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE }));
    await run.record(1000);
    expect(run.state().audio.isMuted).toBe(true);
    run.http.on('account.logout', {});
    run.dispatch(sessionActions.logoutRequested());
    await run.clock.advance(0);
    expect([run.recording.isOpen(), run.state().session.phase.kind]).toEqual([false, 'signedOut']);
    expect(run.state().audio.isMuted).toBe(false);
    run.dispatch(sessionActions.signedIn({ me }));
    await run.clock.advance(0);
    expect(run.state().audio.isMuted).toBe(false);
  });

  test('a place that is entered meanwhile hears nothing until the recording is over', async () => {
    const run = await inSession();
    const other = run.voices.page(OTHER);
    await other.rtc.join(run.voices.ticket(OTHER), 1000);
    await run.record(1000);
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
    await run.clock.advance(400);
    expect([run.recording.isOpen(), run.state().voice.link.kind]).toEqual([true, 'connected']);
    expect([run.state().audio.isMuted, other.hears(VIEWER)]).toEqual([true, 0]);
    run.dispatch(clipsActions.finishRequested(TALK));
    await run.clock.advance(0);
    expect([run.state().audio.isMuted, other.hears(VIEWER)]).toEqual([false, 1]);
  });

  test('the next room is muted too, whether the viewer was muted in the one before or not', async () => {
    for (const isMutedBefore of [false, true]) {
      const run = await inRoom();
      await run.client.late.take('clips');
      if (isMutedBefore) run.dispatch(audioActions.muteToggled());
      run.dispatch(clipsActions.recordRequested(TALK));
      await run.clock.advance(1000);
      run.dispatch(roomActions.left());
      await run.settle();
      await run.join({ group_id: OTHER_ROOM });
      expect([run.recording.isOpen(), run.state().audio.isMuted]).toEqual([true, true]);
      run.dispatch(clipsActions.finishRequested(TALK));
      await run.settle();
      expect(run.state().audio.isMuted).toBe(false);
    }
  });

  test('a mute that the viewer or a seat asks for meanwhile outlives the recording', async () => {
    for (const mute of [[audioActions.muteToggled(), audioActions.muteToggled()], [audioActions.muted()]]) {
      const run = await inSession();
      run.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE }));
      await run.record(1000);
      for (const action of mute) run.dispatch(action);
      run.dispatch(clipsActions.finishRequested(TALK));
      await run.clock.advance(0);
      expect(run.state().audio.isMuted).toBe(true);
    }
  });
});

describe('recordings that wait to be sent', () => {
  test('each session keeps its own, and sends or discards it alone', async () => {
    const run = await inSession();
    await run.record(2000);
    // The viewer turns to another session and records there at once.
    run.dispatch(imActions.sessionOpened(THIRD));
    await run.record(3000, THIRD);
    run.dispatch(clipsActions.finishRequested(THIRD));
    await run.clock.advance(0);
    expect([run.phase(), run.phase(THIRD), run.kept()]).toEqual(['ready', 'ready', ['file1', 'file2']]);
    run.dispatch(clipsActions.dropped(THIRD));
    await run.clock.advance(0);
    expect([run.phase(), run.phase(THIRD), run.kept()]).toEqual(['ready', null, ['file1']]);
    run.http.on('file.upload', { url: '/files/a.weba', type: 'weba', w: 0, h: 0, duration: 2000 });
    run.dispatch(clipsActions.sendRequested(TALK));
    await run.clock.advance(0);
    expect([run.phase(), run.kept(), run.http.requests('file.upload')]).toEqual([null, [], [{ scene: 'voice' }]]);
  });

  test('a second press replaces neither a running recording nor a finished one', async () => {
    const run = await inSession();
    await run.record(1000);
    await run.record(1000);
    expect([run.recording.opened.length, run.phase()]).toEqual([1, 'recording']);
    run.dispatch(clipsActions.finishRequested(TALK));
    await run.clock.advance(0);
    await run.record(1000);
    expect([run.recording.opened.length, run.recording.isOpen(), run.phase()]).toEqual([1, false, 'ready']);
  });

  test('twenty wait at most: the next one is refused in words, and none is lost', async () => {
    const run = await inSession();
    const sessions = Array.from({ length: 21 }, (_, index): ImSessionId => `p2p-${z.parse(userNo, `${5000 + index}`)}`);
    for (const session of sessions) {
      run.dispatch(imActions.sessionOpened(session));
      await run.record(1000, session);
      run.dispatch(clipsActions.finishRequested(session));
      await run.clock.advance(0);
    }
    const recordings = (run.state() as WholeState).clips.recordings;
    expect(recordings.filter(({ clip }) => clip !== null)).toHaveLength(20);
    expect(recordings.at(-1)).toMatchObject({ phase: 'failed', failure: 'too-many' });
    expect(run.recording.opened).toHaveLength(20);
  });
});
