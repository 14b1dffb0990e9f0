import { SESSION_LIFETIME_S } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { hashPassword } from '../../../../testing/kit/test-caller.ts';
import { channelIdOf, userNoOf } from '../../kernel/ids.ts';
import { isSessionSweepDue } from './sessions.ts';

const OWNER = '10001';
const VOICE = '9003';
const LATER = CORE_START + 60_000;
const OVER = CORE_START + SESSION_LIFETIME_S * 1000 + 1;

function begin() {
  const { world, give } = beginCore();
  const signIn = (device: string, at = CORE_START) => {
    const input = { username: '13800000001', ts: 5, passwd: hashPassword('miczero123', 5), device };
    give('account.login', input, { at });
    return [...world.sessions.keys()].at(-1) ?? '';
  };
  const mics = () => [...(world.channels.get(channelIdOf(VOICE))?.mics.keys() ?? [])];
  return { world, give, signIn, mics };
}

test('[session.valid-on-start.expired] expired sessions end, the oldest first, and the others stay', () => {
  const { world, give, signIn } = begin();
  const first = signIn('a');
  const second = signIn('b', LATER);
  expect(isSessionSweepDue(world, OVER - 1)).toBe(false);
  expect(isSessionSweepDue(world, OVER)).toBe(true);
  expect(give('session.sweep', {}, { at: OVER })).toEqual({
    ended: 1,
    events: [{ kind: 'session-ended', sid: first, reason: 'sessionExpired' }],
  });
  expect([...world.sessions.keys()]).toEqual([second]);
  expect(world.ended.get(first)).toBe('sessionExpired');
});

test('[api.lobby.channel.leave] a session that ends leaves its voice channel', () => {
  const { give, signIn, mics } = begin();
  const [here, there] = [signIn('a'), signIn('b')];
  const join = (sid: string) => give('channel.join', { channel_id: VOICE }, { no: OWNER, sid });
  join(here);
  // Another device signs out: not the one that is in the channel.
  give('account.logout', {}, { no: OWNER, sid: there });
  expect(mics()).toEqual([OWNER]);
  expect(give('account.logout', {}, { no: OWNER, sid: here })).toMatchObject({
    events: [
      { name: 'voiceMembershipChanged', body: { type: 2, uid: OWNER } },
      { name: 'micListChanged', body: { mic_op: 2, mic_uid: OWNER } },
      { kind: 'session-ended' },
    ],
  });
  expect(mics()).toEqual([]);
});

test('[hall-event.1004.mic-op-2] a member without a socket, or whose socket closed, leaves after the grace period', () => {
  const { world, give, mics } = begin();
  const as = (sid: string, at = CORE_START) => ({ no: OWNER, sid, at });
  const connection = (id: string) => ({ connection: id, node: 'n' });
  give('channel.join', { channel_id: VOICE }, as('a'));
  give('voice.sweep', {}, { at: CORE_START + 14_999 });
  expect(mics()).toEqual([OWNER]);
  // Another device of the same person is no sign of life of this one.
  give('connection.open', connection('k-b'), as('b', CORE_START + 14_999));
  give('voice.sweep', {}, { at: CORE_START + 15_000 });
  expect(mics()).toEqual([]);

  give('connection.open', connection('k-a'), as('a', LATER));
  give('channel.join', { channel_id: VOICE }, as('a', LATER));
  give('voice.sweep', {}, { at: LATER + 60_000 });
  expect(mics()).toEqual([OWNER]);
  give('connection.close', { connection: 'k-a' }, as('a', LATER + 60_000));
  give('voice.sweep', {}, { at: LATER + 74_999 });
  expect(mics()).toEqual([OWNER]);
  give('voice.sweep', {}, { at: LATER + 75_000 });
  expect(mics()).toEqual([]);
  expect(world.vanished.size).toBe(0);
  expect(world.online.has(userNoOf(OWNER))).toBe(true);
});
