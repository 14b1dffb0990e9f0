import { channel, channelJoinInfo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GENERAL, GUIDES, HALL } from '../../testing/chat-lines.ts';
import { textOf } from '../feedback/index.ts';
import {
  type CurrentChannel,
  currentChannel,
  type JoinEvent,
  type JoinState,
  nextJoin,
} from './channel-join.machine.ts';

const here = { hall_id: HALL, channel_id: GENERAL };
const there = { hall_id: HALL, channel_id: GUIDES };
const error = textOf('feedback.networkError');
const info = z.parse(channelJoinInfo, { ...there, role: '', type: 1, token: '', text_mute: 0, mute_all: 0 });
const detail = z.parse(channel, { id: GUIDES, name: 'guides', type: 1, hall_id: HALL, unread: 4, pass: 0 });
const current: CurrentChannel = {
  ...here,
  name: 'general',
  kind: 'text',
  role: '',
  text_mute: false,
  mute_all: false,
  unread: 0,
  newest: null,
};
const joined: CurrentChannel = {
  ...there,
  name: 'guides',
  kind: 'text',
  role: '',
  text_mute: false,
  mute_all: false,
  unread: 4,
  newest: null,
};

const STATES: Record<string, JoinState> = {
  idle: { kind: 'idle' },
  offered: { kind: 'offered', target: there },
  checking: { kind: 'checking', target: there, previous: current },
  locked: { kind: 'locked', target: there, previous: current, isTrying: false, error: null },
  joining: { kind: 'joining', target: there },
  loading: { kind: 'loading', target: there, info },
  settling: { kind: 'settling', target: there, current: joined },
  current: { kind: 'current', current },
  failed: { kind: 'failed', target: there, error, why: 'refused' },
};

const EVENTS: Record<string, JoinEvent> = {
  'request here': { type: 'requested', target: here },
  'request here again': { type: 'requested', target: here, isAgain: true },
  'request there': { type: 'requested', target: there },
  'offer here': { type: 'requested', target: here, isOffered: true },
  'offer there': { type: 'requested', target: there, isOffered: true },
  passwordNeeded: { type: 'passwordNeeded' },
  withheld: { type: 'withheld' },
  passwordTried: { type: 'passwordTried' },
  passwordRefused: { type: 'passwordRefused', error },
  cancelled: { type: 'cancelled' },
  admitted: { type: 'admitted' },
  joined: { type: 'joined', info },
  detailLoaded: { type: 'detailLoaded', channel: detail },
  settled: { type: 'settled' },
  failed: { type: 'failed', error, why: 'refused' },
  'banned here': { type: 'banned', target: here, error },
  'banned there': { type: 'banned', target: there, error },
  standingChanged: { type: 'standingChanged', change: { text_mute: true, role: 'manage', name: 'new' } },
  left: { type: 'left' },
};

const checking = (target: typeof here, previous: CurrentChannel | null): JoinState => ({
  kind: 'checking',
  target,
  previous,
});
const idle: JoinState = { kind: 'idle' };
const back: JoinState = { kind: 'current', current };
const failed: JoinState = { kind: 'failed', target: there, error, why: 'refused' };
const bannedFrom = (target: typeof here): JoinState => ({ kind: 'failed', target, error, why: 'banned' });
const admitted: JoinState = { kind: 'joining', target: there };

const changed = { text_mute: true, role: 'manage', name: 'new' } as const;

const offered = (target: typeof here): JoinState => ({ kind: 'offered', target });

const TABLE: Record<string, Record<string, JoinState>> = {
  idle: {
    'request here': checking(here, null),
    'request here again': checking(here, null),
    'request there': checking(there, null),
    'offer here': offered(here),
    'offer there': offered(there),
    left: idle,
  },
  offered: {
    'request here': checking(here, null),
    'request here again': checking(here, null),
    'request there': checking(there, null),
    'offer here': offered(here),
    failed,
    'banned there': bannedFrom(there),
    left: idle,
  },
  checking: {
    withheld: offered(there),
    'request here': back,
    'offer here': back,
    'request here again': checking(here, current),
    passwordNeeded: { kind: 'locked', target: there, previous: current, isTrying: false, error: null },
    cancelled: back,
    'banned here': checking(there, null),
    standingChanged: { kind: 'checking', target: there, previous: { ...current, ...changed } },
    admitted,
    failed,
    left: idle,
  },
  locked: {
    'request here': back,
    'offer here': back,
    'request here again': checking(here, current),
    passwordTried: { kind: 'locked', target: there, previous: current, isTrying: true, error: null },
    passwordRefused: { kind: 'locked', target: there, previous: current, isTrying: false, error },
    cancelled: back,
    'banned here': { kind: 'locked', target: there, previous: null, isTrying: false, error: null },
    standingChanged: {
      kind: 'locked',
      target: there,
      previous: { ...current, ...changed },
      isTrying: false,
      error: null,
    },
    admitted,
    failed,
    left: idle,
  },
  joining: {
    'request here': checking(here, null),
    'offer here': offered(here),
    'request here again': checking(here, null),
    joined: { kind: 'loading', target: there, info },
    'banned there': bannedFrom(there),
    failed,
    left: idle,
  },
  loading: {
    'request here': checking(here, null),
    'offer here': offered(here),
    'request here again': checking(here, null),
    detailLoaded: { kind: 'settling', target: there, current: joined },
    'banned there': bannedFrom(there),
    standingChanged: { kind: 'loading', target: there, info: { ...info, text_mute: true, role: 'manage' } },
    failed,
    left: idle,
  },
  settling: {
    'request here': checking(here, null),
    'offer here': offered(here),
    'request here again': checking(here, null),
    settled: { kind: 'current', current: joined },
    failed,
    'banned there': bannedFrom(there),
    standingChanged: { kind: 'settling', target: there, current: { ...joined, ...changed } },
    left: idle,
  },
  current: {
    'request here again': checking(here, current),
    'request there': checking(there, current),
    'offer there': offered(there),
    'banned here': bannedFrom(here),
    standingChanged: { kind: 'current', current: { ...current, ...changed } },
    left: idle,
  },
  failed: {
    'request here': checking(here, null),
    'request here again': checking(here, null),
    'request there': checking(there, null),
    'offer here': offered(here),
    'offer there': offered(there),
    failed,
    left: idle,
  },
};

const pairs = Object.entries(STATES).flatMap(([name, state]) =>
  Object.entries(EVENTS).map(([event, value]) => ({ name, state, event, value })),
);

test.each(pairs)('[hall-flow.channel-join.check] $name, $event', ({ name, state, event, value }) => {
  expect(nextJoin(state, value)).toEqual(TABLE[name]?.[event] ?? state);
});

test('a ban is not made milder by an answer that was on its way', () => {
  const state = bannedFrom(there);
  expect(nextJoin(state, { type: 'failed', error, why: 'unreached' })).toBe(state);
});

test('[hall-flow.channel-join.already-current] the channel that is current is not joined again', () => {
  const state: JoinState = { kind: 'current', current };
  expect(nextJoin(state, { type: 'requested', target: here })).toBe(state);
});

test('the channel before stays on screen until the way is free', () => {
  expect(Object.entries(STATES).map(([name, state]) => [name, currentChannel(state)?.channel_id ?? null])).toEqual([
    ['idle', null],
    ['offered', null],
    ['checking', GENERAL],
    ['locked', GENERAL],
    ['joining', null],
    ['loading', null],
    ['settling', null],
    ['current', GENERAL],
    ['failed', null],
  ]);
});

test('[hall-flow.channel-join.init-voice, hall-flow.channel-join.init-text] the type of the join decides its outcome', () => {
  const loading: JoinState = { kind: 'loading', target: there, info: { ...info, type: 2 } };
  expect(nextJoin(loading, { type: 'detailLoaded', channel: detail })).toMatchObject({ current: { kind: 'voice' } });
});
