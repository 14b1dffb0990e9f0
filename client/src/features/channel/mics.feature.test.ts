import type { MicEntry } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { GUIDES, HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { inChannel } from '../../testing/run-client.ts';
import { selectChannelTree } from './channel.selectors.ts';

const mic = (mic_uid: MicEntry['mic_uid']): MicEntry => ({ mic_uid, mic_state: true, nick: '', avatar: '' });

/** A hall whose list of voice channels is requested; the answer, already outdated, has not arrived. */
async function waiting(people: readonly MicEntry[]) {
  let answer = () => {};
  const list = [{ channel_id: VOICE, channel_user: [...people], user_count: people.length }];
  const run = await inChannel({
    prepare: ({ http }) =>
      http.on(
        'channel.user_list',
        () =>
          new Promise((resolve) => {
            answer = () => resolve({ list });
          }),
      ),
  });
  const tell = (mic_op: 1 | 2, mic_uid: MicEntry['mic_uid'], channel_id = VOICE) =>
    run.server.emit('micListChanged', { mic_op, channel_id, ...mic(mic_uid) }, { to: HALL });
  const heard = () =>
    selectChannelTree(run.state())
      .flatMap(({ channels }) => channels)
      .flatMap(({ channel_id, members }) => members.map(({ uid }) => `${channel_id} ${uid}`));
  return { run, tell, heard, answer: () => answer() };
}

test('[hall-event.1004.mic-op-1] a person who comes while the list is on its way is not lost with its answer', async () => {
  const { run, tell, heard, answer } = await waiting([mic(VIEWER)]);
  tell(1, OTHER);
  await run.clock.advance(50);
  answer();
  await run.clock.advance(0);
  expect(heard()).toEqual([`${VOICE} ${VIEWER}`, `${VOICE} ${OTHER}`]);
});

test('[hall-event.1004.mic-op-2] a person who goes while the list is on its way does not come back with its answer', async () => {
  const { run, tell, heard, answer } = await waiting([mic(VIEWER), mic(OTHER)]);
  tell(2, OTHER);
  await run.clock.advance(50);
  answer();
  await run.clock.advance(0);
  expect(heard()).toEqual([`${VOICE} ${VIEWER}`]);
});

test('[hall-event.1011.type-1] a person who moves while the list is on its way is in one channel', async () => {
  const { run, heard, answer } = await waiting([mic(OTHER)]);
  run.server.emit(
    'voiceMembershipChanged',
    { type: 1, channel_id: GUIDES, uid: OTHER, nick: '', avatar: '' },
    { to: HALL },
  );
  await run.clock.advance(50);
  answer();
  await run.clock.advance(0);
  expect(heard()).toEqual([`${GUIDES} ${OTHER}`]);
});
