import { expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL, messageAt, OTHER, OTHER_HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { createOrigin, type Origin } from '../../testing/fakes/memory-storage.ts';
import { inChannel, type Run, signedInOrigin, theHall } from '../../testing/run-client.ts';
import { acknowledge, hear, send, sent } from '../../testing/talk.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { managementActions } from '../hall-management/index.ts';
import { hallsActions } from '../halls/index.ts';
import { sessionActions } from '../session/index.ts';
import { firstStepsActions, selectFirstSteps } from './index.ts';

const NEW = { channels: null, isInvited: false, hasSpoken: false, isFolded: null };
const keptIn = (origin: Origin) => JSON.parse(origin.values.get('first_steps') ?? 'null') as unknown;
const model = (run: Run) => selectFirstSteps(run.state() as unknown as WholeState);
const doneOf = (run: Run) => model(run)?.steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));

/** The viewer owns the hall, which was created on this device. */
async function inNewHall(origin: Origin = signedInOrigin(), lists: object = { [HALL]: NEW }) {
  origin.values.set('first_steps', JSON.stringify({ [VIEWER]: lists }));
  const run = await inChannel({ origin, parts: ['hall', 'hallManagement'] });
  return { run, origin };
}

test('[api.lobby.hall.create] a hall that the platform made has a list; one that it refused has none', async () => {
  const origin = signedInOrigin();
  const run = await inChannel({ origin, parts: ['hall', 'hallManagement'] });
  run.http.refuse('hall.create', 1, '名称不可用');
  run.dispatch(managementActions.createRequested({ name: '夜猫车队', intro: '' }));
  await run.clock.advance(0);
  expect(keptIn(origin)).toBeNull();
  run.http.on('hall.create', { hall_id: OTHER_HALL });
  run.dispatch(managementActions.createRequested({ name: '夜猫车队', intro: '' }));
  await run.clock.advance(0);
  expect(keptIn(origin)).toEqual({ [VIEWER]: { [OTHER_HALL]: NEW } });
});

test('the channels of a new hall are learned once; another one does the step, whatever happens to the first ones', async () => {
  const { run, origin } = await inNewHall();
  expect(keptIn(origin)).toEqual({ [VIEWER]: { [HALL]: { ...NEW, channels: [GENERAL, GUIDES, VOICE] } } });
  const [group] = theHall.channels;
  const leaves = group?.children ?? [];
  const show = (children: typeof leaves) =>
    run.dispatch(hallsActions.hallLoaded({ ...theHall, channels: group ? [{ ...group, children }] : [] }));
  show(leaves.slice(0, 2));
  expect(doneOf(run)).toEqual([]);
  show([...leaves.slice(0, 1), ...leaves.slice(0, 1).map((leaf) => ({ ...leaf, id: '9009' as typeof leaf.id }))]);
  expect(doneOf(run)).toEqual(['channel']);
});

test('a line counts once the platform has it, also from another device of the viewer, and never that of another user', async () => {
  const first = await inNewHall();
  send(first.run, '欢迎');
  await first.run.clock.advance(0);
  hear(first.run, 7);
  await first.run.clock.advance(0);
  expect(doneOf(first.run)).toEqual([]);
  acknowledge(first.run, sent(first.run)[0] ?? '', 8);
  await first.run.clock.advance(0);
  expect(doneOf(first.run)).toEqual(['word']);
  const second = await inNewHall();
  hear(second.run, 7, { extra: { author: { id: VIEWER, nick: '小满', avatar: '', role: '' } } }, VIEWER);
  await second.run.clock.advance(0);
  expect(doneOf(second.run)).toEqual(['word']);
});

test('an own line in the history of the channel does the step', async () => {
  const origin = signedInOrigin();
  origin.values.set('first_steps', JSON.stringify({ [VIEWER]: { [HALL]: NEW } }));
  const run = await inChannel({
    origin,
    parts: ['hall', 'hallManagement'],
    prepare: ({ http }) => http.on('channel.message', { msg_list: [messageAt(1, { from_id: VIEWER })] }),
  });
  expect(doneOf(run)).toEqual(['word']);
});

test('a hall that was dissolved has no list any more', async () => {
  const { run, origin } = await inNewHall(signedInOrigin(), { [HALL]: NEW, [OTHER_HALL]: NEW });
  run.server.emit('hallDissolved', { hall_id: OTHER_HALL, hall_name: '夜猫车队' }, { to: OTHER_HALL });
  await run.clock.advance(0);
  expect(Object.keys((keptIn(origin) as Record<string, object>)[VIEWER] ?? {})).toEqual([HALL]);
});

test('lists belong to their account: a change keeps those of others, a sign-out keeps all, and the viewer sees the own ones', async () => {
  const origin = signedInOrigin();
  const { run } = await inNewHall(origin);
  const theirs = { [OTHER]: { [OTHER_HALL]: NEW } };
  origin.values.set('first_steps', JSON.stringify({ ...(keptIn(origin) as object), ...theirs }));
  run.dispatch(firstStepsActions.folded({ hall_id: HALL, isFolded: true }));
  await run.clock.advance(0);
  expect(keptIn(origin)).toMatchObject({ ...theirs, [VIEWER]: { [HALL]: { isFolded: true } } });
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(0);
  expect(keptIn(origin)).toMatchObject({ ...theirs, [VIEWER]: { [HALL]: { isFolded: true } } });
});

test('a step that another tab did shows here, and so does its end of a list', async () => {
  const { run, origin } = await inNewHall();
  const other = origin.tab();
  other.write(
    'first_steps',
    JSON.stringify({ [VIEWER]: { [HALL]: { ...NEW, channels: [GENERAL], isInvited: true } } }),
  );
  await run.clock.advance(0);
  expect(doneOf(run)).toEqual(['channel', 'invite']);
  other.remove('first_steps');
  await run.clock.advance(0);
  expect(model(run)).toBeNull();
});

test('the link of another hall does no step of this one', async () => {
  const { run } = await inNewHall();
  run.dispatch(hallsActions.inviteCopied({ hall_id: OTHER_HALL }));
  await run.clock.advance(0);
  expect(doneOf(run)).toEqual([]);
  run.dispatch(hallsActions.inviteCopied({ hall_id: HALL }));
  await run.clock.advance(0);
  expect(doneOf(run)).toEqual(['invite']);
});

test('lists that cannot be read count as none, and are written anew', async () => {
  const origin = createOrigin(Object.fromEntries(signedInOrigin().values));
  origin.values.set('first_steps', '{"x":1}');
  const run = await inChannel({ origin, parts: ['hall', 'hallManagement'] });
  expect(model(run)).toBeNull();
  run.http.on('hall.create', { hall_id: OTHER_HALL });
  run.dispatch(managementActions.createRequested({ name: '夜猫车队', intro: '' }));
  await run.clock.advance(0);
  expect(keptIn(origin)).toEqual({ [VIEWER]: { [OTHER_HALL]: NEW } });
});
