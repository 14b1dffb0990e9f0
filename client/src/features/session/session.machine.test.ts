import { loginInfo, SESSION_LIFETIME_S } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { landingPath, readEntryQuery } from './entry-query.ts';
import { judgeStoredLogin } from './login-info.model.ts';
import { nextPhase, type SessionEvent, type SessionPhase } from './session.machine.ts';

const PHASES: SessionPhase[] = [
  { kind: 'starting' },
  { kind: 'signedOut' },
  { kind: 'completing', no: VIEWER },
  { kind: 'signedIn', no: VIEWER },
];
const EVENTS: SessionEvent[] = [
  { type: 'signedIn', no: OTHER },
  { type: 'profileMissing', no: OTHER },
  { type: 'signedOut' },
];
const AFTER: Record<string, (phase: SessionPhase) => SessionPhase> = {
  signedIn: () => ({ kind: 'signedIn', no: OTHER }),
  profileMissing: (phase) => (phase.kind === 'signedIn' ? phase : { kind: 'completing', no: OTHER }),
  signedOut: () => ({ kind: 'signedOut' }),
};

test.each(PHASES.flatMap((phase) => EVENTS.map((event) => ({ phase, event, from: phase.kind, type: event.type }))))(
  '[session.valid-on-start] $from, $type',
  ({ phase, event }) => {
    expect(nextPhase(phase, event)).toEqual(AFTER[event.type]?.(phase));
  },
);

describe('stored login info', () => {
  const now = 1_800_000_000_000;
  const login = z.parse(loginInfo, {
    no: VIEWER,
    access_time: now / 1000 - 10,
    expires_in: SESSION_LIFETIME_S,
    attach: { base: 1 },
    token: { sid: 's', access_token: 't', secret_key: 'k' },
    phone: '',
  });

  test('[session.valid-on-start.missing] none is none', () => {
    expect(judgeStoredLogin(null, now)).toEqual({ kind: 'none' });
  });
  test('[session.valid-on-start, rule.session-valid] exists, has a number, is not expired, base 1', () => {
    expect(judgeStoredLogin(login, now)).toEqual({ kind: 'valid', login });
  });
  test('[session.valid-on-start.expired] stored login info is valid up to and including expires_in', () => {
    const end = login.access_time + login.expires_in * 1000;
    expect(judgeStoredLogin(login, end).kind).toBe('valid');
    expect(judgeStoredLogin(login, end + 1).kind).toBe('invalid');
  });
  test('[session.valid-on-start.no-number] a login without a number is worth nothing', () => {
    expect(judgeStoredLogin(JSON.parse(JSON.stringify({ ...login, no: '' })), now).kind).toBe('invalid');
  });
  test('[session.valid-on-start.base-not-1] an incomplete profile can be completed, unless it is expired too', () => {
    const incomplete = { ...login, attach: { base: false } };
    expect(judgeStoredLogin(incomplete, now)).toEqual({ kind: 'incomplete', login: incomplete });
    expect(judgeStoredLogin({ ...incomplete, expires_in: 1 }, now).kind).toBe('invalid');
  });
});

describe('the query of the login entry', () => {
  test('[session.login-query.hall, session.login-query.channel] a hall and a channel are the landing', () => {
    const { entry, rest } = readEntryQuery('/index/more?hall=8001&channel=9001&x=1#top');
    expect(landingPath(entry)).toBe('/index/room/8001?channel_id=9001');
    expect(rest).toBe('/index/more?x=1#top');
  });
  test('[session.login-query.shareHall, session.login-query.shareChannel] the login entry also reads a shared hall and channel', () => {
    expect(landingPath(readEntryQuery('/?shareHall=8001&shareChannel=9002').entry)).toBe(
      '/index/room/8001?channel_id=9002',
    );
    expect(landingPath(readEntryQuery('/?shareHall=8001').entry)).toBe('/index/room/8001');
    expect(landingPath(readEntryQuery('/').entry)).toBeNull();
  });
  test('[session.login-query.code, session.login-query.verify] codes leave the address, values that are no ids are dropped', () => {
    const { entry, rest } = readEntryQuery(
      '/?code=secret&state=1&verify=v&phone=1&room_no=2&pcCode=3&pcCodeGame=4&hall=../x',
    );
    expect(rest).toBe('/');
    expect(entry).toEqual({});
  });
  test('[session.login-query.action, session.login-query.from] the login entry keeps action and from', () => {
    expect(readEntryQuery('/?action=a&from=b').entry).toEqual({ action: 'a', from: 'b' });
  });
});
