import { adapted, expectedTimes, FAULTS, type FaultName } from '@miczero/client/testing/fault-matrix/faults';
import type { HallEventName } from '@miczero/contracts';
import type { ControlRequest } from '@miczero/contracts/control';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { ACHE, expect, HALL, log, openChannel, test } from '../fixtures.ts';

const USER = '10002';
const GENERAL = '9001';
const IDS = { 'hall_id=1': HALL.id, 'channel_id=11': GENERAL, '100001': USER, '100002': '10001' };

/** One event under one fault. */
interface Cell {
  readonly fault: FaultName;
  readonly name: HallEventName;
  /** Fields of the body in place of those of the contract's example. */
  readonly body: (text: string) => object;
}

const words = (text: string) => ({ msg: text, channel_id: undefined });
const author = { id: '10001', nick: '小满', avatar: '', role: '' };

/**
 * A cell of each fault of the headless matrix (client/src/testing/fault-matrix). Only events that add a line: what a page also reads
 * by a call, as the notices of a hall, is replaced by the platform's own list, which does not know a made-up event.
 */
const CELLS: readonly Cell[] = [
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
  { fault: 'acksHeld', name: 'presenceChanged', body: (text) => ({ uid: '70001', nick: text, state: undefined }) },
];

test('under every fault a real page shows an event once if it arrives, else never, and the next line once', async ({
  world,
  signedIn,
}) => {
  const page = await signedIn(ACHE);
  await openChannel(page);
  const own = new Set<string>();
  const noteSockets = async () => {
    const { list } = await world.control('connections.list');
    for (const { id, user } of list) if (user === USER) own.add(id);
    // That of the messages may come back before that of the halls.
    return list.filter(({ socket }) => socket === 'hall').length;
  };
  for (const { fault, name, body } of CELLS) {
    await expect.poll(noteSockets).toBeGreaterThan(0);
    const [text, next, mid] = [`${name} 遇到 ${fault}`, `${fault} 之后`, `e-${fault}`];
    const [{ body: example, to: address }] = HALL_EVENT_FIXTURES[name];
    const wire = { ...adapted(JSON.parse(example), IDS), ...body(text) };
    const to = address === '100001' ? { user: USER } : { channel: GENERAL };
    const emit = () =>
      world.control('events.emit', { name, body: wire, to, mid, ...(name === 'chatMessage' && { from: '10001' }) });
    await FAULTS[fault].strike({
      event: name,
      user: USER,
      // The matrix makes the requests of the contract, whose type is not bound to the name here.
      call: (call, input = {}) => world.control(call, input as Partial<ControlRequest<typeof call>>),
      emit,
    });
    await expect.poll(noteSockets).toBeGreaterThan(0);
    // To the user: a page that has just come back has not yet said which channel it shows.
    await world.control('events.emit', { name: 'systemMessage', body: { msg: next }, to: { user: USER } });
    await expect(log(page).getByText(next), fault).toHaveCount(1);
    const { list } = await world.control('journal.read');
    await expect(log(page).getByText(text), fault).toHaveCount(expectedTimes(fault, mid, list, own));
  }
});
