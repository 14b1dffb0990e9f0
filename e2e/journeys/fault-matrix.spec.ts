import { adapted, expectedTimes, FAULTS, type FaultName } from '@miczero/client/testing/fault-matrix/faults';
import type { HallEventName } from '@miczero/contracts';
import type { ControlRequest } from '@miczero/contracts/control';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import type { Locator, Page } from '@playwright/test';
import { ACHE, expect, HALL, log, openChannel, test } from '../fixtures.ts';

const USER = '10002';
const GENERAL = '9001';
const IDS = { 'hall_id=1': HALL.id, 'channel_id=11': GENERAL, '100001': USER, '100002': '10001' };

/** One event under one fault, and where its words stand on the page. */
interface Cell {
  readonly fault: FaultName;
  readonly name: HallEventName;
  /** Fields of the body in place of those of the contract's example. */
  readonly body: (text: string) => object;
  readonly at?: (page: Page, text: string) => Locator;
}

const words = (text: string) => ({ msg: text, channel_id: undefined });
const author = { id: '10001', nick: '小满', avatar: '', role: '' };
const inLog = (page: Page, text: string) => log(page).getByText(text);

/** A cell of each fault of the headless matrix (client/src/testing/fault-matrix), each with another event where there is one. */
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
  {
    fault: 'repeated',
    name: 'noticeChanged',
    body: (text) => ({
      type: 1,
      notice: {
        id: '77',
        hall_id: HALL.id,
        expired: 4_000_000_000,
        type: 1,
        title: '公告',
        content: text,
        uid: '1',
        create_time: 1,
      },
    }),
    at: (page, text) => page.getByText(text),
  },
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
  for (const { fault, name, body, at = inLog } of CELLS) {
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
    await expect(at(page, text), fault).toHaveCount(expectedTimes(fault, mid, list, own));
  }
});
