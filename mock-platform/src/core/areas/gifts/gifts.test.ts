import { GIFT_COMBO_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreRooms, ROOM, roomEvent, roomEvents, type Who } from '../../../../testing/kit/core-rooms.ts';
import { giftIdOf } from '../../kernel/ids.ts';
import { balanceOf, giftIncomeOf } from '../ledger/transfer.ts';
import { bagOf, GIFTS, giftList, giftWallOf } from './catalogue.ts';
import { dayOf, rankingOf, weekOf } from './ranks.ts';

const DAY_MS = 86_400_000;
const rose = { gift_id: giftIdOf('rose'), gift_num: 10, is_bag: false, all_seats: false };

function begin() {
  const rooms = new CoreRooms();
  rooms.join('member');
  const send = (who: Who, input: object = {}) =>
    rooms.give('gift.send', who, { group_id: ROOM, to: [rooms.no('owner')], ...rose, ...input });
  return { rooms, send };
}

test('[screen.room.gifts] at least eight gifts have an effect, each its own', () => {
  expect(new Set(GIFTS.map(({ effect }) => effect).filter((effect) => effect !== '')).size).toBeGreaterThanOrEqual(8);
});

describe('giving', () => {
  test('[room-event.0x3002] [screen.room.gifts] the sender pays, the receiver gets half as gift points, the house the rest', () => {
    const { rooms, send } = begin();
    const sent = send('member', { gift_id: giftIdOf('candy'), gift_num: 3 });
    expect(sent).toMatchObject({ reply: { money: 100_000 - 27, combo: 1, bag_num: 0 } });
    expect(giftIncomeOf(rooms.world, rooms.no('owner'))).toBe(13);
    expect(rooms.world.ledger.balances.get('house')).toBe(14);
    expect(roomEvent(sent, 'giftSent')).toMatchObject({
      from: '10002',
      audience: { kind: 'room', room_id: ROOM },
      body: { from: { id: '10002' }, to: [{ id: '10001' }], gift_num: 3, combo: 1 },
    });
  });

  test('[room-event.0x4009] a user who comes in later reads the latest gifts among the words, in their order, until the chat is cleared', () => {
    const { rooms, send } = begin();
    const say = (content: string, n: number) => rooms.do('room.say', 'member', { content, c_mid: `c-${n}` });
    say('先来一朵', 1);
    const { mid } = roomEvent(send('member'), 'giftSent').body;
    say('送到了', 2);
    const history = () => {
      const told = roomEvents(rooms.join('manager', { history: true })).find(({ name }) => name === 'roomChat');
      return told?.name === 'roomChat' ? told.body.list : [];
    };
    expect(history().map(({ body: { content, gift } }) => gift?.gift_num ?? content)).toEqual([
      '欢迎来样板房间！',
      '先来一朵',
      10,
      '送到了',
    ]);
    expect(history()[2]).toMatchObject({
      mid,
      body: { author: { id: '10002' }, gift: { gift_id: giftIdOf('rose'), to: [{ id: '10001' }] } },
    });
    // A rain of gifts drops no words.
    for (let n = 0; n < 60; n += 1) send('member', { gift_num: 1 });
    expect(history().filter(({ body }) => body.gift)).toHaveLength(20);
    expect(history().filter(({ body }) => !body.gift)).toHaveLength(3);
    rooms.do('room.clear_screen', 'owner');
    expect(history()).toEqual([]);
  });

  test('go to everyone on a seat but the sender; without a receiver they are refused', () => {
    const { rooms, send } = begin();
    rooms.do('seat.manage', 'manager', { mic_number: 1 });
    const sent = send('owner', { to: undefined, all_seats: true });
    expect(roomEvent(sent, 'giftSent').body.to.map(({ id }) => id)).toEqual(['10004']);
    expect(balanceOf(rooms.world, rooms.no('owner'))).toBe(100_000 - 10);
    rooms.do('seat.drop', 'manager');
    expect(send('owner', { to: undefined, all_seats: true })).toMatchObject({ refusal: 'giftReceiverUnknown' });
    expect(send('member', { to: [rooms.no('member')] })).toMatchObject({ refusal: 'giftReceiverUnknown' });
    expect(send('member', { to: [rooms.no('outsider')] })).toMatchObject({ refusal: 'giftReceiverUnknown' });
  });

  test('a block stops private gifts, not those given in a room', () => {
    const { rooms, send } = begin();
    rooms.give('blacklist.add', 'owner', { no: rooms.no('member') });
    const chat = { ...rose, to: rooms.no('owner') };
    expect(rooms.give('gift.chat_send', 'member', chat)).toMatchObject({ refusal: 'relationRefused' });
    expect(send('member')).toMatchObject({ ok: true });
  });

  test('the same req_id again costs nothing and causes no event', () => {
    const { rooms, send } = begin();
    const first = send('member', { req_id: 'r1' });
    const again = send('member', { req_id: 'r1' });
    expect(again).toEqual({ ...first, events: [] });
    expect(balanceOf(rooms.world, rooms.no('member'))).toBe(100_000 - 10);
  });

  test('the answer to the same req_id tells the balance and the bag of now', () => {
    const { send } = begin();
    send('member', { req_id: 'r1' });
    send('member', { gift_num: 5 });
    expect(send('member', { req_id: 'r1' })).toMatchObject({ reply: { money: 100_000 - 15, combo: 1 } });
  });

  test.each([
    ['another gift', { gift_id: giftIdOf('candy') }],
    ['another count', { gift_num: 11 }],
    ['out of the bag', { is_bag: true, gift_num: 10 }],
    ['to another person', { to: undefined, all_seats: true }],
    ['in another room', { group_id: '600009' }],
  ])('the same req_id for something else is refused: %s', (_what, change) => {
    const { rooms, send } = begin();
    send('member', { req_id: 'r1' });
    expect(send('member', { req_id: 'r1', ...change })).toMatchObject({ refusal: 'requestInvalid' });
    expect(balanceOf(rooms.world, rooms.no('member'))).toBe(100_000 - 10);
  });

  test('out of the bag no coin moves, and an empty bag refuses', () => {
    const { rooms, send } = begin();
    expect(bagOf(rooms.world, rooms.no('member')).map(({ gift_id, bag_num }) => [gift_id, bag_num])).toEqual([
      ['rose', 5],
    ]);
    expect(send('member', { is_bag: true, gift_num: 5 })).toMatchObject({ reply: { money: 100_000, bag_num: 0 } });
    expect(send('member', { is_bag: true, gift_num: 1 })).toMatchObject({ refusal: 'bagTooLow' });
    expect(send('manager')).toMatchObject({ refusal: 'balanceTooLow' });
  });

  test('the same gift to the same people within the window is one combo', () => {
    const { rooms, send } = begin();
    const combos = [0, GIFT_COMBO_MS, GIFT_COMBO_MS + 1].map((wait) => {
      rooms.at += wait;
      return roomEvent(send('member'), 'giftSent').body.combo;
    });
    expect(combos).toEqual([1, 2, 1]);
    expect(roomEvent(send('member', { gift_num: 2 }), 'giftSent').body.combo).toBe(1);
  });

  test('[room-event.0x4039] [entity.gift-effect] a gift for the whole screen, with its animation in list A', () => {
    const { rooms, send } = begin();
    const sent = send('member', { gift_id: giftIdOf('rocket'), gift_num: 1 });
    expect(roomEvent(sent, 'screenGift').body.effects).toEqual([
      {
        addTime: rooms.at,
        listType: 'A',
        gift_num: 1,
        gift_effect: 'rocket',
        effect: { enter_room: '', vehicle: '' },
        userid: '10002',
      },
    ]);
    expect(roomEvents(send('member')).map(({ name }) => name)).not.toContain('screenGift');
  });

  test('[room-event.0x4040] gifts raise the hearts of those on the seats, as long as the counter is on', () => {
    const { rooms, send } = begin();
    expect(roomEvent(send('member'), 'seatDecorationsChanged').body).toMatchObject({
      heart_on: true,
      list: [{ mic_number: 0, id: '10001', heart: 10 }],
    });
    rooms.do('room.heart_op', 'owner', { op: 2 });
    expect(roomEvents(send('member')).map(({ name }) => name)).toEqual(['giftSent']);
    rooms.do('room.heart_op', 'owner', { op: 3 });
    expect(rooms.room.seats.get(0)?.heart).toBe(0);
  });

  test('[room-event.0x68] a confession is complete when it is answered in time', () => {
    const { rooms, send } = begin();
    const balloon = { gift_id: giftIdOf('balloon'), gift_num: 1 };
    expect(roomEvents(send('owner', { ...balloon, to: [rooms.no('member')] })).map(({ name }) => name)).not.toContain(
      'confessionCompleted',
    );
    const answered = send('member', balloon);
    expect(roomEvent(answered, 'confessionCompleted').body).toMatchObject({
      from: { id: '10002' },
      to: { id: '10001' },
    });
    send('owner', { ...balloon, to: [rooms.no('member')] });
    rooms.at += 600_001;
    expect(roomEvents(send('member', balloon)).map(({ name }) => name)).not.toContain('confessionCompleted');
  });

  test('[api.go.home.gift.chatSend] a gift in a private chat reaches its two users alone, and room gifts are refused there', () => {
    const { rooms } = begin();
    const chat = { to: rooms.no('unfinished'), gift_num: 1, is_bag: false };
    const sent = rooms.give('gift.chat_send', 'member', { ...chat, gift_id: 'rose' });
    // Both find it in their conversation; no room receives an event.
    expect(sent).toMatchObject({
      events: [
        {
          kind: 'im-message',
          scene: 'p2p',
          message: {
            kind: 'tip',
            tip: 'gift',
            from: rooms.no('member'),
            gift: { gift_id: 'rose', name: '玫瑰', image: '', gift_num: 1 },
          },
        },
      ],
    });
    expect('events' in sent && sent.events).toHaveLength(1);
    expect(rooms.give('gift.chat_send', 'member', { ...chat, gift_id: 'rocket' })).toMatchObject({
      refusal: 'giftUnknown',
    });
    const ids = (place: 'room' | 'chat') =>
      giftList(rooms.world, rooms.no('member'), place).map(({ gift_id }) => gift_id);
    expect(ids('room').filter((id) => !ids('chat').includes(id))).toEqual(['rocket', 'castle']);
  });

  test('the gift wall counts received gifts of every currency', () => {
    const { rooms, send } = begin();
    send('member', { is_bag: true, gift_num: 2 });
    send('member', { gift_id: giftIdOf('cola'), gift_num: 1 });
    const wall = giftWallOf(rooms.world, rooms.no('owner')).map(({ gift, count }) => [gift.id, count]);
    expect(wall).toEqual([
      ['cola', 1],
      ['rose', 2],
    ]);
  });
});

describe('who gets nothing', () => {
  test('[api.go.home.gift.chatSend][api.social.add-blacklist] between people one of whom blocks the other no gift goes', () => {
    const { rooms } = begin();
    const give = (who: Who, to: Who) =>
      rooms.give('gift.chat_send', who, { to: rooms.no(to), gift_id: 'rose', gift_num: 1, is_bag: false });
    rooms.give('blacklist.add', 'owner', { no: rooms.no('member') });
    expect(give('member', 'owner')).toMatchObject({ refusal: 'relationRefused' });
    expect(give('owner', 'member')).toMatchObject({ refusal: 'relationBlocked' });
    expect(balanceOf(rooms.world, rooms.no('member'))).toBe(100_000);
    rooms.give('blacklist.remove', 'owner', { no: rooms.no('member') });
    expect(give('member', 'owner')).toMatchObject({ ok: true });
  });

  test('[api.go.home.gift.chatSend][room-event.0x1009] a banned account gets none, neither in a chat nor in a room', () => {
    const { rooms, send } = begin();
    const to = rooms.no('second');
    rooms.give('control.accounts.set', null, { uid: to, banned: true });
    const chat = { to, gift_id: 'rose', gift_num: 1, is_bag: false };
    expect(rooms.give('gift.chat_send', 'member', chat)).toMatchObject({ refusal: 'giftReceiverUnknown' });
    expect(send('member', { to: [to] })).toMatchObject({ refusal: 'giftReceiverUnknown' });
    expect(giftIncomeOf(rooms.world, to)).toBe(0);
  });
});

describe('rankings', () => {
  const ranked = (rooms: CoreRooms, side: 'received' | 'sent', request: object) =>
    rankingOf(rooms.world, rooms.no('member'), side, { type: 'all', page: 1, limit: 20, ...request }, rooms.at);

  test('[screen.money.ranking-received] [screen.money.ranking-sent] rankings count coins, by room or overall, with the viewer’s own place', () => {
    const { rooms, send } = begin();
    send('member');
    send('second', { gift_num: 30 });
    rooms.give('gift.chat_send', 'member', { to: rooms.no('second'), gift_id: 'rose', gift_num: 100, is_bag: false });
    expect(ranked(rooms, 'sent', {}).list.map(({ rank, id, score }) => [rank, id, score])).toEqual([
      [1, '10002', 110],
      [2, '10006', 30],
    ]);
    expect(ranked(rooms, 'sent', { group_id: ROOM })).toMatchObject({
      list: [
        { id: '10006', score: 30 },
        { id: '10002', score: 10 },
      ],
      mine: { rank: 2, score: 10 },
    });
    expect(ranked(rooms, 'received', {}).list.map(({ id }) => id)).toEqual(['10006', '10001']);
    expect(ranked(rooms, 'received', {}).mine).toMatchObject({ rank: 0, score: 0 });
  });

  test('[error.12011][error.12006] a person who is banned from a room, or has not given its password, does not see its givers', () => {
    const { rooms, send } = begin();
    send('member');
    const of = () => ranked(rooms, 'sent', { group_id: ROOM });
    rooms.do('room.leave', 'member', { to: '', status: 1 });
    expect(of().list).toHaveLength(1);
    rooms.give('room.edit', 'owner', { group_id: ROOM, lock_pass: 'abc123' });
    expect(of()).toMatchObject({ list: [], mine: { id: rooms.no('member'), rank: 0, score: 10 } });
    rooms.join('member', { group_id: ROOM, lock_pass: 'abc123' });
    expect(of()).toMatchObject({ list: [{ score: 10 }], mine: { rank: 1 } });
    rooms.do('room.black', 'owner', { to: rooms.no('member'), type: 1 });
    expect(of).toThrow(expect.objectContaining({ refusal: 'roomBanned' }));
  });

  test('a day ends at midnight in China, a week on Sunday', () => {
    const monday = Date.parse('2026-11-16T00:00:00+08:00');
    expect([dayOf(monday - 1), dayOf(monday)]).toEqual(['2026-11-15', '2026-11-16']);
    expect(weekOf(monday)).toEqual(['2026-11-16']);
    expect(weekOf(monday - 1)).toHaveLength(7);
    const { rooms, send } = begin();
    rooms.at = Date.parse('2027-03-01T10:00:00+08:00'); // a Monday
    send('member');
    rooms.at += DAY_MS;
    send('member', { gift_num: 1 });
    const scores = (type: string) => ranked(rooms, 'sent', { type }).mine.score;
    expect([scores('day'), scores('week'), scores('all')]).toEqual([1, 11, 11]);
    rooms.at += 6 * DAY_MS;
    expect([scores('day'), scores('week'), scores('all')]).toEqual([0, 0, 11]);
  });
});
