import { ENDPOINTS, type Endpoint, mayRefuse, type RefusalName } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crowdedWithReasons, INPUTS, START, uid } from '../../../testing/kit/refusal-cases/all.ts';
import { HALL_REFUSALS } from '../../../testing/kit/refusal-cases/halls.ts';
import { ORDER_REFUSALS } from '../../../testing/kit/refusal-cases/orders.ts';
import { PEOPLE_REFUSALS } from '../../../testing/kit/refusal-cases/people.ts';
import { ROOM_ACTORS, ROOM_REFUSALS } from '../../../testing/kit/refusal-cases/rooms.ts';
import { runs, SEED } from '../../../testing/kit/run-size.ts';
import { userNoOf } from '../kernel/ids.ts';
import type { World } from '../state/world.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import { SHARED_COMMANDS } from './command-names.ts';
import { COMMANDS, type CommandName } from './command-table.ts';
import { reviveWorld, serialiseWorld } from './serialise.ts';

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);

/** What each command can refuse; for an unknown account, accountUnknown too. */
const REFUSALS: { readonly [Name in CommandName]?: readonly string[] } = {
  'world.create': ['requestInvalid'],
  'connection.open': ['accountUnknown'],
  'voice.link_open': ['accountUnknown'],
  'room.link_open': ['accountUnknown'],
  ...HALL_REFUSALS,
  ...ORDER_REFUSALS,
  'channel.join': [
    'accountUnknown',
    'channelBanned',
    'channelFull',
    'channelPasswordWrong',
    'channelUnknown',
    'deviceNotInUse',
    'hallMembershipNeeded',
  ],
  'channel.leave': ['accountUnknown', 'channelUnknown'],
  'chat.send': [
    'accountUnknown',
    'channelBanned',
    'channelPasswordWrong',
    'channelUnknown',
    'hallMembershipNeeded',
    'messageEmpty',
    'messageTooLong',
    'requestInvalid',
    'sendBlocked',
    'sendTooFast',
    'textMuted',
  ],
  'chat.read': ['accountUnknown', 'channelBanned', 'channelPasswordWrong', 'channelUnknown', 'hallMembershipNeeded'],
  ...PEOPLE_REFUSALS,
  'control.members.set': ['channelUnknown', 'hallProblem', 'personProtected', 'userUnknown'],
  'control.accounts.set': ['userUnknown'],
  'control.skills.set': ['requestInvalid', 'userUnknown'],
  'control.messages.clear': ['channelUnknown'],
  ...ROOM_REFUSALS,
};

const WORLD = serialiseWorld(crowdedWithReasons());
const withoutTime = (world: World) => serialiseWorld({ ...world, sequence: 0, clock: 0 });
/** Rounds continue until every reason was seen: most show in the first, a few are rare. */
const RUNS_A_ROUND = runs(40);
const ROUNDS_MAX = 45;
const NAMES = Object.keys(COMMANDS) as CommandName[];

test.each(NAMES)('%s leaves no trace when it refuses, for each of its reasons', (name) => {
  const seen = new Set<string>();
  const pristine = withoutTime(reviveWorld(WORLD));
  let world = reviveWorld(WORLD);
  const expected = [...(REFUSALS[name] ?? [])].sort();
  const property = fc.property(INPUTS[name], fc.oneof(uid, from(...ROOM_ACTORS, '99999')), (input, no) => {
    const actor = { no: userNoOf(no), sid: `sid-${no}` };
    const outcome = apply(world, { world: 'w', name, actor, at: START + 1, seed: 'x', input } as Command);
    if (outcome.ok) {
      // A refusal changes nothing, as the test below shows: only a success needs a fresh world.
      world = reviveWorld(WORLD);
      return;
    }
    expect(outcome.bug).toBeUndefined();
    seen.add(outcome.refusal);
    expect(withoutTime(world)).toBe(pristine);
  });
  for (let round = 0; round < ROUNDS_MAX && (round === 0 || seen.size < expected.length); round += 1) {
    fc.assert(property, { numRuns: RUNS_A_ROUND, seed: SEED + round });
  }
  expect([...seen].sort()).toEqual(expected);
});

test('every refusal of a command belongs to its call, or to a call that shares the command', () => {
  const calls: Readonly<Record<string, Endpoint | undefined>> = ENDPOINTS;
  const sharing = (name: CommandName) =>
    Object.entries(SHARED_COMMANDS).flatMap(([call, shared]) => (shared.includes(name) ? (calls[call] ?? []) : []));
  const made = NAMES.flatMap((name) => (calls[name] ? [{ name, by: [calls[name], ...sharing(name)] }] : []));
  expect(made.length).toBeGreaterThan(80);
  const unnamed = made.flatMap(({ name, by }) =>
    (REFUSALS[name] ?? [])
      .filter((refusal) => !by.some((call) => mayRefuse(call, refusal as RefusalName)))
      .map((refusal) => `${name} ${refusal}`),
  );
  expect(unnamed).toEqual([]);
});
