import { channelId, hallId } from '@miczero/contracts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { selectVoicePlace } from '../features/audio/index.ts';
import { channelActions, selectChannelTree } from '../features/channel/index.ts';
import { chatActions, selectMessageList } from '../features/chat/index.ts';
import { selectMembers } from '../features/halls/index.ts';
import { sessionActions } from '../features/session/index.ts';
import { realClientsForEach } from './real-clients-for-each.ts';

// The hall of `two-friends`: 8001 with the text channels 9001 and 9002.
const HALL = z.parse(hallId, '8001');
const GENERAL = z.parse(channelId, '9001');
const VOICE = z.parse(channelId, '9003');

const real = realClientsForEach(HALL, GENERAL);

const person = (phone: string, name: string) => real.people.join(phone, name);

const texts = (state: Parameters<typeof selectMessageList>[0]) =>
  selectMessageList(state).rows.flatMap(({ body, kind }) =>
    kind === 'message' && body.type === 'text' ? [body.text] : [],
  );

test('two clients talk through the platform, and each sees the line once', async () => {
  const alice = await person('13800000001', 'alice');
  const bob = await person('13800000002', 'bob');
  alice.client.store.dispatch(chatActions.sendRequested({ text: '你好', mentions: {} }));
  await vi.waitFor(() => expect(texts(bob.state()).at(-1)).toBe('你好'), 3000);
  await vi.waitFor(() => {
    const row = selectMessageList(alice.state()).rows.at(-1);
    expect(row).toMatchObject({ own: true, delivery: 'sent', body: { text: '你好' } });
    expect(row?.msg_id).not.toBeNull();
  }, 3000);
  expect(texts(alice.state()).filter((text) => text === '你好')).toHaveLength(1);
  expect(texts(alice.state())).toEqual(texts(bob.state()));
  expect([...alice.bugs, ...bob.bugs]).toEqual([]);
});

test('[hall-event.presence.state-1] the member list moves when a member comes and goes', async () => {
  const alice = await person('13800000001', 'alice');
  const before = selectMembers(alice.state()).onlineCount;
  const bob = await person('13800000002', 'bob');
  await vi.waitFor(() => expect(selectMembers(alice.state()).onlineCount).toBe(before + 1), 3000);
  bob.client.store.dispatch(sessionActions.logoutRequested());
  await vi.waitFor(() => expect(selectMembers(alice.state()).onlineCount).toBe(before), 3000);
  expect(bob.state().feedback.toasts.filter(({ tone }) => tone === 'error')).toEqual([]);
});

test('[chat.merge-buffer] lines written while the line was cut are there after the return', async () => {
  const alice = await person('13800000001', 'alice');
  const bob = await person('13800000002', 'bob');
  for (const connection of real.node.registryOf('hall').ofUser('main', bob.no())) connection.drop('control');
  alice.client.store.dispatch(chatActions.sendRequested({ text: 'while you were out', mentions: {} }));
  bob.client.store.dispatch(chatActions.sendRequested({ text: 'written offline', mentions: {} }));
  await vi.waitFor(() => {
    for (const { state } of [alice, bob]) {
      expect(texts(state())).toContain('while you were out');
      expect(texts(state()).filter((text) => text === 'written offline')).toHaveLength(1);
    }
    expect(selectMessageList(bob.state()).rows.every(({ delivery }) => delivery === null || delivery === 'sent')).toBe(
      true,
    );
  }, 12_000);
  expect(texts(alice.state())).toEqual(texts(bob.state()));
}, 30_000);

test('[chat.merge-buffer] under many disconnects nothing is lost, doubled or out of order', async () => {
  const alice = await person('13800000001', 'alice');
  const bob = await person('13800000002', 'bob');
  const written = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const who = round % 2 === 0 ? alice : bob;
    const text = `line ${round}`;
    written.add(text);
    who.client.store.dispatch(chatActions.sendRequested({ text, mentions: {} }));
    // Every second round the connection of the last author breaks.
    if (round % 3 !== 0)
      for (const connection of real.node.registryOf('hall').ofUser('main', who.no())) connection.drop('control');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await vi.waitFor(
    () => {
      for (const { state } of [alice, bob]) {
        const lines = texts(state()).filter((text) => written.has(text));
        expect(lines.toSorted()).toEqual([...written].toSorted());
        expect(state().chat.outbox.lines).toEqual([]);
        expect(state().chat.timeline.phase).toBe('live');
      }
      expect(texts(alice.state())).toEqual(texts(bob.state()));
    },
    { timeout: 40_000, interval: 200 },
  );
  expect([...alice.bugs, ...bob.bugs]).toEqual([]);
}, 90_000);

test('the state built from events equals the state of a fresh client', async () => {
  const alice = await person('13800000001', 'alice');
  const bob = await person('13800000002', 'bob');
  bob.client.store.dispatch(chatActions.sendRequested({ text: 'one', mentions: {} }));
  bob.client.store.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
  await vi.waitFor(() => expect(selectVoicePlace(bob.state())?.channel_id).toBe(VOICE), 5000);
  const seen = ({ state }: typeof alice) => ({
    texts: texts(state()),
    members: selectMembers(state()).rows.map(({ uid, online, role }) => [uid, online, role]),
    counts: [selectMembers(state()).onlineCount, selectMembers(state()).offlineCount],
    voice: selectChannelTree(state()).flatMap(({ channels }) =>
      channels.map(({ members }) => members.map(({ uid }) => uid)),
    ),
  });
  await vi.waitFor(() => expect(seen(alice).voice.flat()).toEqual([bob.no()]), 5000);
  alice.client.stop();
  const again = await person('13800000001', 'alice');
  await vi.waitFor(() => expect(seen(again)).toEqual(seen(alice)), 5000);
}, 30_000);
