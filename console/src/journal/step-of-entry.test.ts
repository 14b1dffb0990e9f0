import { readScenario } from '@miczero/scenarios/player';
import { expect, test } from 'vitest';
import { historyIn, historyOf, searchedMid } from './history.ts';
import type { JournalEntry } from './journal.ts';
import { stepOfEntry } from './step-of-entry.ts';
import { viewedIn } from './viewers.ts';

let number = 0;
const entry = (changes: Partial<JournalEntry>): JournalEntry => {
  number += 1;
  return {
    number,
    at: 0,
    direction: 'out',
    name: '',
    mid: '',
    from: '',
    connections: [],
    receivers: changes.connections?.length ?? 0,
    fate: 'sent',
    body: '',
    ...changes,
  };
};
const call = (from: string, name: string, request: object, data: object, code = 0) =>
  entry({ direction: 'call', name, from, body: JSON.stringify({ request, reply: { code, data } }) });

const connections = new Map(
  ['10001', '10002'].map((user) => [`c${user}`, { id: `c${user}`, user, socket: 'hall' as const }]),
);
const nicks = new Map([
  ['10001', '小满'],
  ['10002', '阿澈'],
]);
const BOTH = ['c10001', 'c10002'];
const JOINS = [
  call('10001', 'channel.join', { channel_id: '9001' }, { hall_id: '8001' }),
  call('10002', 'channel.join', { channel_id: '9001' }, { hall_id: '8001' }),
  call('10002', 'channel.join', { channel_id: '9002' }, {}, 10_010),
  call('10002', 'room.join', { group_id: '600001', type: 1 }, {}),
];

/** The steps of an entry, which a scenario has to read. */
function stepsOf(of: JournalEntry) {
  const text = stepOfEntry(of, { entries: [...JOINS, of], connections, nicks });
  if (text === null) return null;
  const actors = '{"小满":{"phone":"13800000001"},"阿澈":{"phone":"13800000002"}}';
  const read = readScenario(`{"format":1,"title":{"zh":"一","en":"one"},"actors":${actors},"steps":[${text}]}`);
  expect(read).toMatchObject({ ok: true });
  return read.ok ? read.scenario.steps : null;
}

test('an event is copied as the step that sends it to where its recipients were, or to its one recipient', () => {
  const message = { msg_type: '1', content: 'hi', msg_id: '5', send_time: 7, extra: '{}' };
  const chat = entry({ name: 'chatMessage', connections: BOTH, from: '10001', body: JSON.stringify(message) });
  expect(stepsOf(chat)).toEqual([{ emit: 'chatMessage', to: { channel: '9001' }, from: '10001', body: message }]);
  const notice = entry({ name: 'systemMessage', connections: ['c10002'], body: '{"msg":"hi"}' });
  expect(stepsOf(notice)).toEqual([{ emit: 'systemMessage', to: { user: '10002' }, body: { msg: 'hi' } }]);
  const line = entry({ name: 'roomNoticeLine', connections: BOTH, body: '{"msg":"hi"}' });
  // Only one of them entered the room.
  expect(stepsOf(line)).toEqual(
    ['10001', '10002'].map((user) => ({ emit: 'roomNoticeLine', to: { user }, body: { msg: 'hi' } })),
  );
  const unheard = entry({ name: 'hallDissolved', body: '{"hall_id":"8001"}', fate: 'unheard' });
  expect(stepsOf(unheard)).toEqual([{ emit: 'hallDissolved', to: { hall: '8001' }, body: { hall_id: '8001' } }]);
});

test('a line and a call of a page are copied as steps of the actor', () => {
  const chat = entry({ direction: 'in', name: 'sendChat', from: '10002', body: '{"msg_type":"1","content":"到了"}' });
  expect(stepsOf(chat)).toMatchObject([{ say: '到了', as: '阿澈', in: '8001/9001' }]);
  const line = entry({ direction: 'in', name: 'sendRoomChat', from: '10002', body: '{"content":"歌"}' });
  expect(stepsOf(line)).toMatchObject([{ 'say-in-room': '歌', as: '阿澈', room: '600001' }]);
  const mine = call('10001', 'channel.join', { channel_id: '9002' }, {}, 51_012);
  expect(stepOfEntry(mine, { entries: [], connections, nicks })).toBe(
    '{"call":"channel.join","as":"小满","with":{"channel_id":"9002"},"code":51012}',
  );
});

test('nothing is copied of a heartbeat, of a frame without a body, and of a line that went nowhere known', () => {
  for (const other of [
    entry({ direction: 'in', name: 'roomPing', from: '10002', body: '{}' }),
    entry({ name: 'im_message', connections: BOTH }),
    entry({ direction: 'in', name: 'sendChat', from: '10009', body: '{"content":"x"}' }),
  ])
    expect(stepsOf(other)).toBeNull();
});

test('a person is where the last call that was accepted has entered', () => {
  const left = [...JOINS, call('10002', 'room.leave', {}, {})];
  expect(viewedIn(JOINS).get('10002')).toEqual({ channel: '9001', hall: '8001', room: '600001' });
  expect(viewedIn(left).get('10002')).toEqual({ channel: '9001', hall: '8001' });
});

test('the history of an id is the frame of the client, its acknowledgement, the message and its copies', () => {
  const sent = entry({ direction: 'in', name: 'sendChat', mid: 'c-1', from: '10001', body: '{"content":"x"}' });
  const ack = entry({ name: 'chatAcknowledged', mid: 'c-1', body: '{"c_mid":"c-1","msg_id":"77"}' });
  const message = entry({ name: 'chatMessage', mid: '77', body: '{"content":"x","msg_id":"77","c_mid":"c-1"}' });
  const copy = entry({ name: 'chatMessage', mid: '77', fate: 'duplicated', body: '{"content":"x","msg_id":"77"}' });
  const other = entry({ name: 'chatMessage', mid: '78', body: '{"content":"x","msg_id":"78","c_mid":"c-2"}' });
  const all = [sent, ack, message, copy, other];
  for (const mid of ['c-1', '77']) expect([...historyIn(all, mid)]).toEqual([sent, ack, message, copy]);
  expect([searchedMid(historyOf('77')), searchedMid('77')]).toEqual(['77', '']);
});
