import { adapted, expectedTimes, FAULTS, type FaultName } from '@miczero/client/testing/fault-matrix/faults';
import type { HallEventName, RoomEventName } from '@miczero/contracts';
import type { ControlRequest } from '@miczero/contracts/control';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import type { Locator } from '@playwright/test';
import { ACHE, expect, HALL, log, openChannel, row, say, test, type World } from '../fixtures.ts';

const USER = '10002';
const GENERAL = '9001';
const IDS = { 'hall_id=1': HALL.id, 'channel_id=11': GENERAL, '100001': USER, '100002': '10001' };

/** One event under one fault. */
interface Cell<Name extends string> {
  readonly fault: FaultName;
  readonly name: Name;
  /** Fields of the body in place of those of the contract's example. */
  readonly body: (text: string) => object;
}

const ROOM = '600001';
const words = (text: string) => ({ msg: text, channel_id: undefined });
const author = { id: '10001', nick: '小满', avatar: '', role: '' };

/**
 * A cell of each fault of the headless matrix (client/src/testing/fault-matrix). Only events that add a line: what a page also reads
 * by a call, as the notices of a hall, is replaced by the platform's own list, which does not know a made-up event.
 */
const HALL_CELLS: readonly Cell<HallEventName>[] = [
  { fault: 'undisturbed', name: 'systemMessage', body: words },
  { fault: 'dropped', name: 'errorReported', body: (text) => ({ ...words(text), c_mid: undefined }) },
  { fault: 'late', name: 'memberBanned', body: (text) => ({ ...words(text), author }) },
  {
    fault: 'twice',
    name: 'chatMessage',
    body: (text) => ({
      msg_type: '1',
      content: text,
      extra: JSON.stringify({ author }),
      msg: '',
      msg_id: '900001',
      c_mid: undefined,
      send_time: 1,
    }),
  },
  { fault: 'overtaken', name: 'sendForbidden', body: (text) => ({ msg: text, uid: '10001' }) },
  { fault: 'corrupt', name: 'systemMessage', body: words },
  { fault: 'unknown', name: 'memberBanned', body: (text) => ({ ...words(text), author }) },
  { fault: 'repeated', name: 'presenceChanged', body: (text) => ({ uid: '70002', nick: text, state: undefined }) },
  { fault: 'closedBefore', name: 'sendForbidden', body: (text) => ({ msg: text, uid: '10001' }) },
  { fault: 'closedAfter', name: 'systemMessage', body: words },
  { fault: 'closedBetweenCopies', name: 'errorReported', body: (text) => ({ ...words(text), c_mid: undefined }) },
  { fault: 'cutOff', name: 'memberBanned', body: (text) => ({ ...words(text), author }) },
  { fault: 'refused', name: 'systemMessage', body: words },
  { fault: 'halfOpen', name: 'errorReported', body: (text) => ({ ...words(text), c_mid: undefined }) },
];

/** Events of the room that add a line to its chat, under every fault that can meet them. */
const ROOM_CELLS: readonly Cell<RoomEventName>[] = [
  { fault: 'undisturbed', name: 'roomNoticeLine', body: (msg) => ({ msg }) },
  { fault: 'dropped', name: 'roomRoleGranted', body: (msg) => ({ msg }) },
  { fault: 'late', name: 'roomUserMuted', body: (msg) => ({ msg, id: '10001' }) },
  { fault: 'twice', name: 'giftSent', body: (text) => ({ gift_name: text, mid: '70001' }) },
  { fault: 'overtaken', name: 'roomUserUnmuted', body: (msg) => ({ msg, id: '10001' }) },
  { fault: 'corrupt', name: 'roomNoticeLine', body: (msg) => ({ msg }) },
  { fault: 'unknown', name: 'roomRoleRevoked', body: (msg) => ({ msg }) },
  { fault: 'repeated', name: 'roomJoined', body: (nick) => ({ id: '70003', nick }) },
  { fault: 'closedBefore', name: 'roomRoleGranted', body: (msg) => ({ msg }) },
  { fault: 'closedAfter', name: 'roomUserMuted', body: (msg) => ({ msg, id: '10001' }) },
  { fault: 'closedBetweenCopies', name: 'giftSent', body: (text) => ({ gift_name: text, mid: '70002' }) },
  { fault: 'cutOff', name: 'roomNoticeLine', body: (msg) => ({ msg }) },
  { fault: 'refused', name: 'roomRoleRevoked', body: (msg) => ({ msg }) },
  { fault: 'halfOpen', name: 'roomNoticeLine', body: (msg) => ({ msg }) },
];

interface Stage<Name extends string> {
  readonly world: World;
  readonly socket: 'hall' | 'room';
  /** Where the lines stand. */
  readonly lines: Locator;
  readonly emit: (cell: Cell<Name>, text: string, mid: string) => Promise<unknown>;
  /** Sends a line that no fault meets. */
  readonly emitNext: (msg: string) => Promise<unknown>;
}

/** Each cell: the event stands once if it arrives, else never, and the next line once. */
async function playCells<Name extends string>(cells: readonly Cell<Name>[], stage: Stage<Name>): Promise<void> {
  const { world, socket, lines, emit, emitNext } = stage;
  const own = new Set<string>();
  const noteSockets = async () => {
    const { list } = await world.control('connections.list');
    for (const { id, user } of list) if (user === USER) own.add(id);
    // Those of other kinds may come back before this one.
    return list.filter((each) => each.socket === socket && each.user === USER).length;
  };
  for (const cell of cells) {
    const { fault, name } = cell;
    await expect.poll(noteSockets).toBeGreaterThan(0);
    const [text, next, mid] = [`${name} 遇到 ${fault}`, `${fault} 之后`, `e-${fault}`];
    await FAULTS[fault].strike({
      event: name,
      user: USER,
      // The matrix makes the requests of the contract, whose type is not bound to the name here.
      call: (call, input = {}) => world.control(call, input as Partial<ControlRequest<typeof call>>),
      emit: () => emit(cell, text, mid),
    });
    await expect.poll(noteSockets).toBeGreaterThan(0);
    await emitNext(next);
    await expect(lines.getByText(next), fault).toHaveCount(1);
    const { list } = await world.control('journal.read');
    await expect(lines.getByText(text), fault).toHaveCount(expectedTimes(fault, mid, list, own));
  }
}

test('under every fault a real page shows an event of its hall once if it arrives, else never, and the next line once', async ({
  world,
  signedIn,
}) => {
  const page = await signedIn(ACHE);
  await openChannel(page);
  await playCells(HALL_CELLS, {
    world,
    socket: 'hall',
    lines: log(page),
    emit({ name, body }, text, mid) {
      const [{ body: example, to: address }] = HALL_EVENT_FIXTURES[name];
      const wire = { ...adapted(JSON.parse(example), IDS), ...body(text) };
      const to = address === '100001' ? { user: USER } : { channel: GENERAL };
      return world.control('events.emit', {
        name,
        body: wire,
        to,
        mid,
        ...(name === 'chatMessage' && { from: '10001' }),
      });
    },
    // To the user: a page that has just come back has not yet said which channel it shows.
    emitNext: (msg) => world.control('events.emit', { name: 'systemMessage', body: { msg }, to: { user: USER } }),
  });
});

test('under every fault a real page shows an event of its room once if it arrives, else never, and the next line once', async ({
  world,
  signedIn,
}) => {
  // The world of a journey has no room of another user.
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const page = await signedIn(ACHE, `/app/room/${ROOM}`);
  await expect(page.getByRole('grid', { name: '麦位' })).toBeVisible();
  await playCells(ROOM_CELLS, {
    world,
    socket: 'room',
    lines: page.getByRole('log', { name: '公屏消息' }),
    emit({ name, body }, text, mid) {
      const [{ body: example }] = ROOM_EVENT_FIXTURES[name];
      const wire = { ...adapted(JSON.parse(example), IDS), ...body(text) };
      return world.control('room-events.emit', { name, body: wire, to: { user: USER }, mid });
    },
    emitNext: (msg) => world.control('room-events.emit', { name: 'roomNoticeLine', body: { msg }, to: { user: USER } }),
  });
});

test('[chat.ack-timeout] under held and late acknowledgements a real page sends its own lines once and shows them once: late ones unconfirmed, then confirmed', async ({
  world,
  signedIn,
}) => {
  const page = await signedIn(ACHE);
  await openChannel(page);
  const noted = async (fate: string, name: string, words = '') => {
    const { list } = await world.control('journal.read');
    return list.filter((entry) => entry.fate === fate && entry.name === name && entry.body.includes(words)).length;
  };
  let held = 0;
  for (const fault of ['acksHeld', 'lateAck'] as const) {
    const text = `确认遇到 ${fault}`;
    held += 1;
    await FAULTS[fault].strike({
      event: 'chatAcknowledged',
      user: USER,
      call: (call, input = {}) => world.control(call, input as Partial<ControlRequest<typeof call>>),
      async emit() {
        await say(page, text);
        await expect.poll(() => noted('held', 'chatAcknowledged'), fault).toBe(held);
      },
      isOverdue: () => expect(row(page, text)).toContainText('未确认'),
    });
    await expect.poll(() => noted('sent', 'chatAcknowledged'), fault).toBe(held);
    await expect(row(page, text), fault).not.toContainText('未确认');
    await expect(row(page, text), fault).toHaveCount(1);
    expect(await noted('received', 'sendChat', text), fault).toBe(1);
  }
});
