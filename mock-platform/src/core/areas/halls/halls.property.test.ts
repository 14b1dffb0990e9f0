import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CoreSandbox } from '../../../../testing/kit/core-sandbox.ts';
import { runs } from '../../../../testing/kit/run-size.ts';
import { digestWorld, reviveWorld, serialiseWorld } from '../../machine/serialise.ts';
import { mayRead } from '../../rights/hall-access.ts';
import { textBody } from '../../seeds/chat-lines.ts';
import { PERSONA_PHONES, type Persona } from '../../seeds/personas.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { isNoticeSweepDue } from '../notices/notices.ts';
import { isInviteSweepDue } from '../team-up/invites.ts';
import { isVoiceSweepDue } from '../voice/sweep.ts';

/** Anything that may happen in two halls: all their commands, people who come and go, time, and starts from snapshots. */
const people = fc.constantFrom<Persona>('owner', 'manager', 'member', 'member', 'second', 'outsider');
const hall_id = fc.constantFrom('8001', '8001', '8001', '8002', '8003');
const channel_id = fc.constantFrom('9001', '9002', '9003', '9004', '9005', '9006', '9007', '9008', '9009');
const texts = fc.constantFrom('9002', '9003', '9004', '9007');
const voices = fc.constantFrom('9005', '9005', '9005', '9006', '9008');
const flag = fc.boolean();
/** People are named in the input and looked up when the command runs. */
const target = fc.record({ hall_id, person: people });
const name = fc.constantFrom('新名字', '闲聊', '违禁词');

const inputs = {
  'hall.create': fc.record({ name }),
  'hall.enter': fc.record({ hall_id }),
  'hall.leave': fc.record({ hall_id }),
  'hall.update': fc.record({ hall_id, welcome_channel_id: fc.option(texts, { nil: undefined }) }),
  'hall.delete': fc.record({ hall_id: fc.constantFrom('8002', '8003', '8001') }),
  'hall.kick_out': fc.oneof(target, fc.record({ hall_id, person: people, channel_id, lift: flag })),
  'hall.set_manage': target,
  'hall.remove_manage': target,
  'hall.user_mute_mic': fc.record({ hall_id, person: people, mute: flag }),
  'channel.create': fc.record({
    hall_id,
    name,
    type: fc.constantFrom(0, 1, 2),
    parent_id: fc.constantFrom(undefined, '9001'),
  }),
  'channel.update': fc.record({ channel_id, parent_id: fc.constantFrom(undefined, '', '9001') }),
  'channel.del': fc.record({ channel_id }),
  'channel.set_password': fc.record({ channel_id, password: fc.constantFrom('', '1234') }),
  'channel.mute': fc.record({ hall_id, person: people, mute: flag }),
  'channel.mute_all': fc.oneof(
    fc.record({ hall_id, mute: flag }),
    fc.record({ hall_id, mute: flag, channel_id: voices }),
  ),
  'channel.join': fc.record({ channel_id: fc.oneof(texts, voices), password: fc.constant('1234') }),
  'channel.leave': fc.record({ channel_id: voices }),
  'channel.invite': fc.record({
    channel_id: voices,
    text_channel_id: fc.constantFrom(undefined, undefined, '9003'),
    time_len: fc.constantFrom(0, 60, 600, 600, 600),
  }),
  'channel.post_gaming': fc.record({ channel_id: voices, game_name: name }),
  'channel.close_gaming': fc.record({ gaming_id: fc.constantFrom('1', '2', '3') }),
  'notice.create': fc.record({ hall_id, content: fc.constant('公告') }),
  'notice.del': fc.record({ hall_id, id: fc.constantFrom('1', '2') }),
  'chat.send': fc.record({ hall_id, channel_id: texts, c_mid: fc.uuid(), body: fc.constant(textBody('hi')) }),
  'connection.open': fc.record({ connection: fc.uuid(), node: fc.constant('n') }),
  'voice.link_open': fc.record({ link: fc.constantFrom('l1', 'l2'), channel_id: voices, node: fc.constant('n') }),
  'voice.link_close': fc.record({ link: fc.constantFrom('l1', 'l2') }),
  'voice.sweep': fc.constant({}),
  'invite.sweep': fc.constant({}),
  'notice.sweep': fc.constant({}),
} as const;
type Name = keyof typeof inputs;

// The ends are rarer than the rest, or there would soon be nothing left to do.
const RARE: ReadonlySet<Name> = new Set<Name>(['hall.delete', 'channel.del', 'hall.leave', 'hall.create']);
const OFTEN: ReadonlySet<Name> = new Set<Name>(['channel.join', 'hall.enter', 'channel.invite', 'connection.open']);
const weightOf = (each: Name) => (RARE.has(each) ? 1 : OFTEN.has(each) ? 6 : 3);

const deeds = fc.oneof(
  ...(Object.keys(inputs) as Name[]).map((each) => ({
    weight: weightOf(each),
    arbitrary: (inputs[each] as fc.Arbitrary<Record<string, unknown>>).map((input) => ({ name: each, input })),
  })),
);
const histories = fc.array(
  fc.record({ deed: deeds, who: people, wait: fc.constantFrom(0, 0, 0, 20_000), crash: fc.boolean() }),
  { minLength: 20, maxLength: 150, size: 'max' },
);
type Step = (typeof histories extends fc.Arbitrary<infer Value> ? Value : never)[number];

function act(sandbox: CoreSandbox, { deed, who, wait }: Step) {
  sandbox.at += wait;
  const { person, ...input } = deed.input;
  const isPerson = (value: unknown): value is Persona => typeof value === 'string' && value in PERSONA_PHONES;
  const uid = isPerson(person) ? { uid: sandbox.no(person) } : {};
  return sandbox.run(deed.name, deed.name.endsWith('.sweep') ? null : who, { ...input, ...uid });
}

function checkHall(world: World, hall: Hall): void {
  expect(hall.members.has(hall.owner)).toBe(true);
  expect(new Set(hall.channels).size).toBe(hall.channels.length);
  const channels = hall.channels.map((id) => world.channels.get(id));
  for (const channel of channels) {
    expect(channel?.hall_id).toBe(hall.id);
    const parent = channel?.parent ?? null;
    if (parent !== null) expect(world.channels.get(parent)).toMatchObject({ type: 0, hall_id: hall.id, parent: null });
    for (const no of channel?.mics.keys() ?? []) {
      expect(world.places.get(no)?.voice).toBe(channel?.id);
      expect([hall.members.has(no), channel?.banned.has(no)]).toEqual([true, false]);
      expect(hall.members.get(no)?.mic_mute === true && channel?.mics.get(no)?.open).toBe(false);
    }
    for (const no of channel?.admitted.keys() ?? [])
      expect([hall.members.has(no), channel?.banned.has(no)]).toEqual([true, false]);
  }
  // Every newcomer has a channel to enter.
  const welcome = hall.welcome === null ? null : world.channels.get(hall.welcome);
  expect(welcome).toMatchObject({ hall_id: hall.id, type: 1, password: '' });
}

function checkWorld(world: World): void {
  for (const hall of world.halls.values()) checkHall(world, hall);
  for (const { id, hall_id } of world.channels.values()) expect(world.halls.get(hall_id)?.channels).toContain(id);
  for (const [no, place] of world.places) {
    for (const id of [place.voice, place.text, ...place.viewing]) {
      if (id === '') continue;
      const channel = world.channels.get(id);
      expect(channel && world.halls.get(channel.hall_id)?.members.has(no)).toBe(true);
    }
  }
  const { invites, gamings, gaming_of } = world.team_up;
  for (const [id, invite] of invites) {
    expect(id).toBe(invite.channel_id);
    for (const channel of [invite.channel_id, invite.text_id])
      expect(world.channels.get(channel)?.hall_id).toBe(invite.hall_id);
    expect(world.halls.get(invite.hall_id)?.members.has(invite.from)).toBe(true);
  }
  expect([...gamings.values()].map(({ from, id }) => [from, id]).sort()).toEqual([...gaming_of].sort());
  for (const { hall_id: hall, from, channel_id: channel } of gamings.values()) {
    expect(world.halls.get(hall)?.members.has(from)).toBe(true);
    expect(world.channels.get(channel)?.hall_id).toBe(hall);
  }
  for (const hall of world.notices.of.keys()) expect(world.halls.has(hall)).toBe(true);
}

test('halls stay consistent after any commands: every position is permitted, and every reference has its target', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const sandbox = new CoreSandbox();
      for (const step of history) {
        act(sandbox, step);
        checkWorld(sandbox.world);
      }
    }),
    { numRuns: runs(150) },
  );
});

test('events reach permitted users alone: members for a hall, readers for a message', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const sandbox = new CoreSandbox();
      for (const step of history) {
        const before = new Map(
          [...sandbox.world.halls].map(([id, { members }]) => [id as string, new Set(members.keys())]),
        );
        act(sandbox, step);
        for (const { name: event, audience, body } of sandbox.caused()) {
          if (audience.kind === 'people') {
            expect(event).toBe('hallDissolved');
            expect(new Set(audience.nos)).toEqual(before.get(audience.hall_id));
          } else if (audience.kind === 'user') {
            if (event === 'membershipChanged') expect(body).toMatchObject({ uid: audience.no });
          } else if (audience.kind === 'channel') {
            const channel = sandbox.world.channels.get(audience.channel_id);
            const hall = channel && sandbox.world.halls.get(channel.hall_id);
            // A person who views a channel without the right to read it is left out by the outbox (mayRead); the hall is the right one.
            expect(hall?.id).toBe(audience.hall_id);
            if (hall && channel) expect([...hall.members.keys()].some((no) => mayRead(hall, channel, no))).toBe(true);
          }
        }
      }
    }),
    { numRuns: runs(150) },
  );
});

test('the same history folds into the same bytes, also through snapshots at any moment', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const sandbox = new CoreSandbox();
      const crashing = new CoreSandbox();
      for (const step of history) {
        const verdict = act(sandbox, step);
        if (step.crash) Object.assign(crashing, { world: reviveWorld(serialiseWorld(crashing.world)) });
        expect(act(crashing, step)).toBe(verdict);
      }
      expect(digestWorld(crashing.world)).toBe(digestWorld(sandbox.world));
    }),
    { numRuns: runs(100) },
  );
});

test('after a sweep nothing is overdue', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const sandbox = new CoreSandbox();
      for (const step of history) act(sandbox, step);
      sandbox.at += 7_200_000;
      sandbox.set('invite.sweep', null, {});
      sandbox.set('notice.sweep', null, {});
      sandbox.set('voice.sweep', null, {});
      const sweeps = [isInviteSweepDue, isNoticeSweepDue, isVoiceSweepDue];
      expect(sweeps.map((isDue) => isDue(sandbox.world, sandbox.at))).toEqual([false, false, false]);
      expect([sandbox.world.vanished.size, sandbox.world.unlinked.size]).toEqual([0, 0]);
      expect(sandbox.world.team_up.invites.size).toBe(0);
    }),
    { numRuns: runs(60) },
  );
});
