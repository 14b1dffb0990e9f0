import type { ControlData } from '@miczero/contracts/control';
import { nodeForAll } from '@miczero/mock-platform/testing-node';
import { ControlClient, nodeRuntime, play, readScenario, type Scenario } from '@miczero/scenarios';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarioOfActions } from './scenario-of-actions.ts';
import type { Action } from './stored-actions.ts';

const platform = nodeForAll();

/** Members of the hall of the seed `every-role`, and a stranger who registered later. */
const PHONES = { '10001': '13800000001', '10002': '13800000002', '10006': '13800000006' };
const STRANGER = '10099';
const HALL = '8001';
const ROOM = '600001';

interface Click {
  readonly call: Parameters<ControlClient['call']>[0];
  readonly input: Readonly<Record<string, unknown>>;
  /** Milliseconds before it. */
  readonly pause: number;
}

const user = fc.constantFrom(...Object.keys(PHONES));
const anyone = fc.oneof(user, fc.constant('*'));
const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('$five', '$$', '维护"\\'));
const socket = fc.constantFrom('hall', 'room');
/** The middle of every range of chance would need the same message ids in both worlds. */
const messageFault = fc
  .record({ kind: fc.constantFrom('drop', 'duplicate', 'corrupt', 'unknown', 'delay'), user: anyone })
  .map(({ kind, ...fault }) => ({ kind, ...fault, ...(kind === 'delay' && { delay_ms: 1500 }) }));
const connectionFault = fc.record({
  kind: fc.constantFrom('refuse', 'never-open', 'close'),
  user: anyone,
  times: fc.constantFrom(1, 3),
});
const callFault = fc
  .record({
    kind: fc.constantFrom('code', 'status', 'late', 'broken', 'reset'),
    user: anyone,
    calls: fc.constant(['hall.list']),
  })
  .map((fault) => ({ ...fault, ...(fault.kind === 'late' && { delay_ms: 500 }) }));
const listOf = (fault: fc.Arbitrary<object>) => fc.record({ list: fc.array(fault, { maxLength: 3 }) });

const input: fc.Arbitrary<Omit<Click, 'pause'>> = fc.oneof(
  ...[
    [
      'events.emit',
      fc.record({
        name: fc.constant('systemMessage'),
        body: fc.record({ msg: text }),
        to: fc.oneof(
          user.map((no) => ({ user: no })),
          fc.constant({ hall: HALL }),
        ),
        times: fc.constantFrom(1, 1, 3),
      }),
    ] as const,
    [
      'events.emit',
      fc.record({
        name: fc.constant('hallEdited'),
        raw: fc.oneof(text, fc.constant({ hall_id: { wrong: true } })),
        to: fc.constant({ hall: HALL }),
      }),
    ] as const,
    [
      'room-events.emit',
      fc.record({
        name: fc.constant('roomNoticeChanged'),
        body: fc.record({ s_room_notice: text }),
        to: fc.oneof(
          user.map((no) => ({ user: no })),
          fc.constant({ room: ROOM }),
        ),
      }),
    ] as const,
    ['network.set', fc.record({ user: anyone, blocked: fc.boolean() })] as const,
    ['acks.set', fc.record({ user: anyone, action: fc.constantFrom('hold', 'release', 'drop') })] as const,
    ['connections.close', fc.record({ user, socket })] as const,
    ['faults.set', listOf(messageFault)] as const,
    ['connection_faults.set', listOf(connectionFault)] as const,
    ['call_faults.set', listOf(callFault)] as const,
    ['calls.stall', listOf(fc.record({ user: anyone, calls: fc.constant(['user.getImToken']) }))] as const,
    ['clock.advance', fc.record({ advance_ms: fc.constantFrom(1000, 60_000) })] as const,
  ].map(([call, given]) => given.map((made) => ({ call, input: made as Click['input'] }))),
);
const clicks = fc.array(
  fc.tuple(input, fc.constantFrom(0, 0, 500, 1500, 4000)).map(([click, pause]): Click => ({ ...click, pause })),
  { minLength: 1, maxLength: 12 },
);

type Journal = ControlData<'journal.read'>;

/** What pages were sent, and what became of it at each. Ids of messages and of sockets belong to their world. */
function effectsIn({ list, connections }: Journal): readonly string[] {
  const ends = new Map(connections.map(({ id, user: no, socket: kind }) => [id, `${no} ${kind}`]));
  const sent = list.filter(({ direction, name }) => direction === 'out' && EMITTED.has(name));
  return sent.map(({ name, from, fate, body, connections: to }) =>
    JSON.stringify([name, from, fate, body, to.map((id) => ends.get(id)).sort()]),
  );
}
const EMITTED = new Set(['systemMessage', 'hallEdited', 'roomNoticeChanged']);

function readOf(written: string): Scenario {
  const read = readScenario(written);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${written}`);
  return read.scenario;
}

/** Plays a scenario and answers what its world has sent, and its faults at the end. */
async function effectsOf(scenario: Scenario, name: string, meanwhile?: (control: ControlClient) => Promise<void>) {
  const control = new ControlClient({ origin: platform.origin, world: name }, '', nodeRuntime);
  const before = meanwhile && { before: () => meanwhile(control) };
  const report = await play(scenario, {
    origin: platform.origin,
    world: name,
    runtime: nodeRuntime,
    keep: true,
    ...before,
  });
  expect(report.steps.filter(({ fate }) => fate === 'failed')).toEqual([]);
  const effects = effectsIn(await control.call('journal.read', { after: '0' }));
  const faults = [
    await control.call('faults.read', {}),
    await control.call('connection_faults.read', {}),
    await control.call('call_faults.read', {}),
    (await control.call('calls.read', {})).list,
  ];
  const { people, all_cut_off, all_acks_held } = await control.call('worlds.people', {});
  const networks = people.map(({ user: no, cut_off, acks_held }) => [no, cut_off, acks_held]).sort();
  await control.end();
  return { effects, faults, networks, all_cut_off, all_acks_held };
}

test('clicks in the console do the same to a world when they are saved and played', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(clicks, async (list) => {
      round += 1;
      const [clicked, played] = [`clicked-${round}`, `played-${round}`];
      const actions: Action[] = [];
      let now = 1_795_000_000_000;
      let seeded: ControlData<'worlds.seed'> | undefined;
      // A name that is a number would stand before the others.
      const actors = Object.fromEntries(Object.entries(PHONES).map(([no, phone]) => [`user ${no}`, { phone }]));
      const empty = { format: 1, title: { zh: '一', en: 'one' }, world: { seed_world: 'every-role', seed: 1 }, actors };
      // The same people are there in both worlds: in this one, the clicks stand in the place of a step.
      const done = await effectsOf(
        readOf(JSON.stringify({ ...empty, steps: [{ checkpoint: 'one' }] })),
        clicked,
        async (control) => {
          seeded = await control.call('worlds.seed', {});
          for (const { call, input: given, pause } of list) {
            now += pause;
            if (pause > 0) await control.call('clock.advance', { advance_ms: pause });
            await control.call(call, given as never);
            actions.push({ call, input: given, at: now });
          }
          await expect(control.call('network.set', { user: STRANGER, blocked: true })).rejects.toThrow();
        },
      );
      if (!seeded) throw new Error('the world was not asked for its seed');
      const facts = {
        name: clicked,
        seed_world: 'every-role',
        seed: 1,
        bots: false,
        seed_people: 0,
        limits: { burst: 10, per_second: 5 },
      };
      const { text: written, leftOut } = scenarioOfActions(
        '一',
        { facts, seeded, missing: { past: 0, dropped: 0 } },
        actions,
      );
      expect(leftOut).toEqual([]);
      const scenario = readOf(written);
      // They sign in in the same order: sockets are sent to in the order of their opening.
      const named = Object.entries(scenario.actors);
      const everyone = Object.fromEntries(
        Object.entries(actors).map(
          ([no, actor]) => named.find(([, { phone }]) => phone === actor.phone) ?? [no, actor],
        ),
      );
      const cast = readOf(JSON.stringify({ ...empty, actors: everyone, steps: [] })).actors;
      const again = await effectsOf({ ...scenario, actors: cast }, played);
      expect(again, written).toEqual(done);
    }),
    { numRuns: process.env['DEEP'] === '1' ? 300 : 30 },
  );
});
