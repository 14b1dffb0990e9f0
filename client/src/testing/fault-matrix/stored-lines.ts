import { expect, vi } from 'vitest';
import { chatActions, selectMessageList } from '../../features/chat/index.ts';
import type { RealClients } from '../real-clients.ts';
import type { WholeState } from '../whole-state.ts';
import { Arrivals } from './arrivals.ts';
import { FAULTS, type FaultName } from './faults.ts';
import { GENERAL, type StoredLine } from './hall-invariants.ts';
import { isBack, PATIENCE, type Stage } from './run-cell.ts';

interface Line {
  readonly name: StoredLine;
  readonly fault: FaultName;
}
/** Faults under which the platform cannot answer the viewer before they have ended. */
const AWAY: ReadonlySet<FaultName> = new Set(['closedBefore', 'cutOff', 'halfOpen']);

const rowsOf = (state: WholeState) =>
  selectMessageList(state).rows.flatMap(({ kind, body }) =>
    kind === 'message' && body.type === 'text' ? body.text : [],
  );
const timesIn = (state: WholeState, text: string) => rowsOf(state).filter((each) => each === text).length;

/** A line of another user: once if it arrives, else not before the next connection. Then once, and before the next line. */
export async function hearUnderFault(stage: Stage, { name, fault }: Line): Promise<void> {
  const { node, call, user, observer, state } = stage;
  const [text, next, c_mid] = [`${name} ${fault}`, `after ${name} ${fault}`, `e-${name}-${fault}`];
  const arrivals = new Arrivals(node, user);
  const stored = () => {
    const entry = arrivals.named('chatMessage').find(({ body }) => body.includes(c_mid));
    if (!entry) throw new Error('the platform has not stored the line');
    return entry;
  };
  const times = observer.largest((each) => timesIn(each, text));
  let isSaid = false;
  const emit = async () => {
    if (!isSaid) stage.say(c_mid, text);
    const { mid, from, body } = await vi.waitFor(stored, PATIENCE);
    if (isSaid) await call('events.emit', { name, body: JSON.parse(body), to: { channel: GENERAL }, from, mid });
    isSaid = true;
  };
  await FAULTS[fault].strike({ event: name, user, call, emit });
  await isBack(stage);
  stage.say(`c-${c_mid}`, next);
  await vi.waitFor(() => expect(timesIn(state(), next)).toBe(1), PATIENCE);
  if (FAULTS[fault].arrives === 'never') expect(times.read()).toBe(0);
  else await vi.waitFor(() => expect(timesIn(state(), text)).toBe(1), PATIENCE);

  const closed = new Arrivals(node, user);
  await call('connections.close', { user });
  await vi.waitFor(() => expect(closed.hasReconnected()).toBe(true), PATIENCE);
  await isBack(stage);
  await vi.waitFor(() => expect(rowsOf(state()).slice(-2)).toEqual([text, next]), PATIENCE);
  expect(times.read()).toBe(1);
  times.stop();
  expect(stage.bugs).toEqual([]);
}

/** A line of the viewer: on the page once from the moment of writing, and confirmed in the end, whatever its acknowledgement met. */
export async function writeUnderFault(
  stage: Stage,
  { name, fault }: Line,
  { dispatch }: Awaited<ReturnType<RealClients['join']>>,
): Promise<void> {
  const { node, call, user, observer, state } = stage;
  const text = `${name} ${fault}`;
  const arrivals = new Arrivals(node, user);
  const times = observer.largest((each) => timesIn(each, text));
  const confirmed = () => {
    const entry = arrivals.named('chatAcknowledged').at(-1);
    if (!entry) throw new Error('the platform has not stored the line');
    return entry;
  };
  let isWritten = false;
  const emit = async () => {
    if (!isWritten) dispatch(chatActions.sendRequested({ text, mentions: {} }));
    if (isWritten) {
      const { mid, body } = confirmed();
      await call('events.emit', { name, body: JSON.parse(body), to: { user }, mid });
    } else if (!AWAY.has(fault)) await vi.waitFor(confirmed, PATIENCE);
    isWritten = true;
  };
  const isOverdue = () =>
    vi.waitFor(
      () => expect(selectMessageList(state()).rows.at(-1)).toMatchObject({ own: true, delivery: 'unconfirmed' }),
      PATIENCE,
    );
  await FAULTS[fault].strike({ event: name, user, call, emit, isOverdue });
  await isBack(stage);
  await vi.waitFor(() => {
    expect(timesIn(state(), text)).toBe(1);
    expect(state().chat.outbox.lines).toEqual([]);
    expect(selectMessageList(state()).rows.at(-1)).toMatchObject({ own: true, delivery: 'sent', body: { text } });
  }, PATIENCE);
  stage.say(`c-${name}-${fault}`, `after ${text}`);
  await vi.waitFor(() => expect(timesIn(state(), `after ${text}`)).toBe(1), PATIENCE);
  if (fault === 'lateAck') expect(arrivals.timesWritten(text)).toBe(1);
  expect(times.read()).toBe(1);
  times.stop();
  expect(stage.bugs).toEqual([]);
}
