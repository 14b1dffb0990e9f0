import { type AnyRtcFrame, CODES, ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../testing/fakes/virtual-clock.ts';
import type { SignedSocketListeners } from '../../sockets/signed-web-socket.ts';
import { RECONNECT_DEADLINE_MS } from '../sound/page-rtc.ts';
import { Participation } from './participation.ts';

/** A participation that is in the audio, at a platform that says only what the test says. */
function enter() {
  const clock = createVirtualClock();
  const joins: (string | undefined)[] = [];
  const heard: string[] = [];
  let platform: SignedSocketListeners | null = null;
  const socket = {
    connect: (listeners: SignedSocketListeners) => {
      platform = listeners;
      return () => {};
    },
    send: (frame: AnyRtcFrame) => {
      if (frame.type === 'join') joins.push(frame.tag);
      return true;
    },
  };
  const note = (what: string) => () => void heard.push(what);
  const participation: Participation = new Participation(
    socket,
    clock,
    { channel: 'channel:9003', uid: '10001', token: 't' },
    {
      entered: note('entered'),
      changed: note('changed'),
      link: note('link'),
      gone: note('gone'),
      lost: note('lost'),
      silenced: () => {
        heard.push('silenced');
        participation.enterAgain();
      },
      ended: (reason) => heard.push(`ended ${reason}`),
    },
  );
  const tell = (frame: Record<string, unknown>) => platform?.frame(frame);
  const tellPeers = (tag?: string) => tell({ type: 'peers', list: [{ id: '10002', nick: '阿澈', speaks: true }], tag });
  const tellError = (code: number, tag?: string) => tell({ type: 'error', code, message: '', tag });
  participation.start(2000);
  (platform as SignedSocketListeners | null)?.opened();
  tellPeers(joins.at(-1));
  expect(heard.splice(0)).toEqual(['entered']);
  return { clock, heard, joins, tellPeers, tellError };
}

test('[role.hall-mic-mute] a silenced person enters again as a listener, although frames that were on their way are refused and a former list arrives', () => {
  const { heard, joins, tellPeers, tellError } = enter();
  tellError(CODES.micMuted);
  // An answer and a candidate reached the platform after it had ended the participation.
  tellError(ERRORS.requestInvalid.code);
  tellError(ERRORS.userUnknown.code);
  tellPeers();
  expect(heard).toEqual(['silenced']);
  tellPeers(joins.at(-1));
  tellPeers();
  expect(heard).toEqual(['silenced', 'entered', 'changed']);
  expect(new Set(joins).size).toBe(2);
});

test('the refusal of the latest join ends the participation; that of an earlier one does not', () => {
  const { heard, joins, tellError } = enter();
  tellError(CODES.micMuted);
  tellError(CODES.voiceNeeded, joins[0]);
  expect(heard).toEqual(['silenced']);
  tellError(CODES.voiceNeeded, joins[1]);
  expect(heard).toEqual(['silenced', 'ended auth']);
});

test('a second entry that gets no answer ends at the deadline', async () => {
  const { clock, heard, tellError } = enter();
  tellError(CODES.micMuted);
  await clock.advance(RECONNECT_DEADLINE_MS - 1);
  expect(heard).toEqual(['silenced']);
  await clock.advance(1);
  expect(heard).toEqual(['silenced', 'ended timeout']);
});

test('an entry takes back the next attempt: another join would end its links', async () => {
  const { clock, heard, joins, tellPeers, tellError } = enter();
  tellError(CODES.micMuted);
  // It may be that of a frame before the join.
  tellError(CODES.tooManyRequests);
  tellPeers(joins.at(-1));
  await clock.advance(RECONNECT_DEADLINE_MS);
  expect([heard, joins.length]).toEqual([['silenced', 'entered'], 2]);
});
