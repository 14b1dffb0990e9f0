import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../testing/kit/run-size.ts';
import { channelUnread } from '../areas/chat/unread.ts';
import { channelIdOf, clientMidOf, hallIdOf, msgIdOf, userNoOf } from '../kernel/ids.ts';
import { textBody } from '../seeds/chat-lines.ts';
import { emptyWorld, type World } from '../state/world.ts';
import { apply } from './apply.ts';
import type { Command, Outcome } from './command.ts';
import { digestWorld, reviveWorld, serialiseWorld } from './serialise.ts';

const START = 1_800_000_000_000;
// two-friends: 10001 owns hall 8001, 10002 is a member, 10003 and 10004 are not.
// Mostly what exists, so that most commands get somewhere; sometimes what does not.
const mostly = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
const people = mostly(['10001', '10002', '10004'], ['10003', '99999']).map(userNoOf);
const halls = mostly(['8001'], ['8002', '__proto__']).map(hallIdOf);
const channels = mostly(['9001', '9001', '9002', '9003', '9004'], ['9005', 'constructor']).map(channelIdOf);
const connections = fc.constantFrom('k1', 'k2', 'k3');
const contents = mostly(['hi', '你好', ' <b> '], ['', '违禁词', 'x'.repeat(501), '\ud800']);

type Deed = Pick<Command, 'name' | 'input'>;

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ hall_id: halls, channel_id: channels, c: fc.nat(6), content: contents })
      .map(({ c, content, ...rest }) => ({
        name: 'chat.send' as const,
        input: { ...rest, c_mid: clientMidOf(`c${c}`), body: textBody(content, { '10002': '阿澈', '99999': 'x' }) },
      })),
  },
  fc
    .record({ channel_id: channels, msg: fc.nat(60) })
    .map(({ channel_id, msg }) => ({ name: 'chat.read' as const, input: { channel_id, msg_id: msgIdOf(msg) } })),
  halls.map((hall_id) => ({ name: 'hall.enter' as const, input: { hall_id } })),
  fc
    .record({ channel_id: channels, password: fc.constantFrom('', '1234', 'wrong') })
    .map((input) => ({ name: 'channel.join' as const, input })),
  channels.map((channel_id) => ({ name: 'channel.leave' as const, input: { channel_id } })),
  fc
    .record({ connection: connections, node: fc.constantFrom('a', 'b') })
    .map((input) => ({ name: 'connection.open' as const, input })),
  connections.map((connection) => ({ name: 'connection.close' as const, input: { connection } })),
  fc.constantFrom('a', 'b').map((node) => ({ name: 'node.start' as const, input: { node } })),
  fc
    .record({ link: fc.constantFrom('l1', 'l2'), channel_id: channels, node: fc.constantFrom('a', 'b') })
    .map((input) => ({ name: 'voice.link_open' as const, input })),
  fc.constantFrom('l1', 'l2').map((link) => ({ name: 'voice.link_close' as const, input: { link } })),
  fc.constant({ name: 'voice.sweep' as const, input: {} }),
  fc
    .record({ uid: people, text_mute: fc.boolean(), channel_id: channels, banned: fc.boolean() })
    .map((input) => ({ name: 'control.members.set' as const, input: { ...input, hall_id: hallIdOf('8001') } })),
  channels.map((channel_id) => ({ name: 'control.messages.clear' as const, input: { channel_id } })),
  fc.constant({ name: 'account.logout' as const, input: {} }),
  fc
    .record({ phone: fc.constantFrom('13800000001', '13800000007'), smscode: fc.constant('123456') })
    .map((input) => ({ name: 'account.register' as const, input: { ...input, passwd: 'ab'.repeat(32), device: 'd' } })),
);

const histories = fc.array(fc.record({ deed: deeds, no: people, wait: fc.nat(1500) }), {
  minLength: 20,
  maxLength: 80,
});

function commandsOf(history: { deed: Deed; no: ReturnType<typeof userNoOf>; wait: number }[]): Command[] {
  let at = START;
  const create = {
    world: 'w',
    name: 'world.create',
    actor: null,
    at,
    seed: 's',
    input: { seed_world: 'two-friends', seed: 3 },
  } as const;
  const rest = history.map(({ deed, no, wait }, index) => {
    at += wait;
    return { world: 'w', ...deed, actor: { no, sid: `sid-${no}` }, at, seed: `s${index}` } as Command;
  });
  return [create, ...rest];
}

function fold(commands: readonly Command[]): { world: World; outcomes: Outcome[] } {
  const world = emptyWorld('w');
  return { world, outcomes: commands.map((command) => apply(world, command)) };
}

const withoutTime = (world: World) => serialiseWorld({ ...world, sequence: 0, clock: 0 });

describe('any history of commands', () => {
  test('a log folds into the same bytes and the same events again, also through JSON and a snapshot', () => {
    fc.assert(
      fc.property(histories, fc.nat(80), (history, cut) => {
        const commands = commandsOf(history);
        const first = fold(commands);
        const second = fold(JSON.parse(JSON.stringify(commands)) as Command[]);
        expect(digestWorld(second.world)).toBe(digestWorld(first.world));
        expect(second.outcomes).toEqual(first.outcomes);

        const early = fold(commands.slice(0, cut));
        const revived = reviveWorld(serialiseWorld(early.world));
        for (const command of commands.slice(cut)) apply(revived, command);
        expect(digestWorld(revived)).toBe(digestWorld(first.world));
      }),
      { numRuns: runs(150) },
    );
  });

  test('any history of commands keeps the invariants, and a refusal leaves no trace', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const world = emptyWorld('w');
        for (const command of commandsOf(history)) {
          const before = withoutTime(world);
          const outcome = apply(world, command);
          if (outcome.ok) continue;
          expect(outcome.bug).toBeUndefined();
          expect(withoutTime(world)).toBe(before);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('stores each c_mid of a person once, under dense ids that grow', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { world, outcomes } = fold(commandsOf(history));
        const stored = outcomes
          .flatMap((outcome) => outcome.events)
          .flatMap((event) =>
            event.kind === 'hall-event' && event.name === 'chatMessage' && event.audience.kind === 'channel'
              ? [event]
              : [],
          );
        // Three lines are the seed's.
        expect(stored.map(({ mid }) => Number(mid))).toEqual(stored.map((_, index) => index + 4));
        expect(world.last_msg).toBe(stored.length + 3);
        const keys = stored.map(({ from, body }) => `${from} ${body.c_mid}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const channel of world.channels.values()) {
          const ids = channel.messages.map(({ id }) => id);
          expect(ids).toEqual([...ids].sort((a, b) => a - b));
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('[role.visitor-or-member] outsiders, the banned, the muted and the locked out do not write', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const world = emptyWorld('w');
        for (const command of commandsOf(history)) {
          const members = new Map([...world.halls].map(([id, hall]) => [id, new Map(hall.members)]));
          const muted = new Set(
            [...(world.halls.get(hallIdOf('8001'))?.members ?? [])].flatMap(([no, member]) =>
              member.text_mute ? [no] : [],
            ),
          );
          const banned = new Map([...world.channels].map(([id, channel]) => [id, new Set(channel.banned.keys())]));
          for (const event of apply(world, command).events) {
            if (event.kind !== 'hall-event' || event.name !== 'chatMessage' || event.audience.kind !== 'channel')
              continue;
            const no = userNoOf(event.from);
            expect(members.get(event.audience.hall_id)?.has(no)).toBe(true);
            expect(muted.has(no)).toBe(false);
            expect(banned.get(event.audience.channel_id)?.has(no)).toBe(false);
          }
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('[hall-event.1013] unread is the messages after the last one read', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { world } = fold(commandsOf(history));
        for (const hall of world.halls.values()) {
          for (const [no, member] of hall.members) {
            for (const id of hall.channels) {
              const channel = world.channels.get(id);
              if (channel?.type !== 1 || channel.password !== '' || channel.banned.has(no)) continue;
              const seen = Math.max(member.floor, member.read.get(id) ?? 0);
              expect(channelUnread(hall, channel, no)).toBe(
                channel.messages.filter((message) => message.id > seen).length,
              );
            }
          }
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test('[hall-event.presence.state-1] people are online exactly while they have connections, and in one voice channel at most', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { world } = fold(commandsOf(history));
        const counts = new Map<string, number>();
        for (const { no } of world.connections.values()) counts.set(no, (counts.get(no) ?? 0) + 1);
        expect(Object.fromEntries(world.online)).toEqual(Object.fromEntries(counts));
        const seats = [...world.channels.values()].flatMap(({ id, mics }) =>
          [...mics.keys()].map((no) => ({ no, id })),
        );
        expect(new Set(seats.map(({ no }) => no)).size).toBe(seats.length);
        for (const { no, id } of seats) expect(world.places.get(no)?.voice).toBe(id);
      }),
      { numRuns: runs(150) },
    );
  });
});
