import { describe, expect, test } from 'vitest';
import { EMITTABLE } from '../events/events.ts';
import { candidatesOf, heldAt, TARGET_KINDS, type Target, targetFor, watchedFirst } from '../events/target.ts';
import { OVERVIEW, SURROUNDINGS } from '../testing/overview.ts';
import { fitted } from './fitted.ts';
import { quietOf } from './quiet.ts';

const HALL = { kind: 'hall', id: '8001' } as const;
const WANG = { kind: 'user', id: '10004' } as const;
const { now } = SURROUNDINGS;

const eventOf = (name: string) => {
  const found = EMITTABLE.find((event) => event.name === name);
  if (!found) throw new Error(`no event ${name}`);
  return found;
};

function bodyOf(name: string, to: Target, index = 0) {
  const preset = eventOf(name).presets[index];
  if (!preset) throw new Error(`no example ${index} of ${name}`);
  return fitted(preset, to, SURROUNDINGS);
}

describe('an example in a world', () => {
  test('no number, name or moment of the contract is left in any example, at any depth', () => {
    const places: Target[] = [
      HALL,
      { kind: 'channel', id: '9001' },
      WANG,
      { kind: 'user', id: '10001' },
      { kind: 'room', id: '600007' },
    ];
    for (const { name, socket, presets } of EMITTABLE) {
      for (const preset of presets) {
        for (const to of places.filter(({ kind }) => TARGET_KINDS[socket].includes(kind))) {
          const said = JSON.stringify(fitted(preset, to, SURROUNDINGS));
          expect([name, to.kind, said]).toEqual([
            name,
            to.kind,
            expect.not.stringMatching(/10000[12]|阿澈|小满|零号麦官方/),
          ]);
          expect([name, said]).toEqual([name, expect.not.stringMatching(/_id\\?":\\?"1[123]?\\?"|60000[12]\b|179000/)]);
        }
      }
    }
  });

  test('a person of an example has the picture that the world knows', () => {
    const said = bodyOf('chatMessage', WANG);
    expect(JSON.parse(String(said['extra']))).toMatchObject({
      author: { id: '10001', avatar: '/files/seed/face-10001.svg' },
    });
    expect(bodyOf('micListChanged', HALL)).toMatchObject({ avatar: expect.stringContaining('/files/seed/face-') });
    const list = bodyOf('roomChat', { kind: 'room', id: '600007' })['list'] as { body: string }[];
    expect(JSON.parse(list[0]?.body ?? '')).toMatchObject({
      author: { header: expect.stringContaining('/files/seed/face-') },
    });
  });

  test('hall, channel and room become those of the target, or of the place where a person is', () => {
    expect(bodyOf('messagesCleared', HALL)).toEqual({ channel_id: '9001' });
    expect(bodyOf('messagesCleared', { kind: 'channel', id: '9003' })).toEqual({ channel_id: '9003' });
    expect(bodyOf('voicePasswordChanged', { kind: 'channel', id: '9001' })).toMatchObject({ channel_id: '9003' });
    expect(bodyOf('voicePasswordChanged', WANG)).toMatchObject({ hall_id: '8002', channel_id: '9013' });
    expect(bodyOf('noticeChanged', WANG)).toMatchObject({ notice: { hall_id: '8002', uid: '10004' } });
    expect(bodyOf('channelUnread', WANG)).toMatchObject({ hall_id: '8002', list: [{ channel_id: '9011' }] });
    expect(bodyOf('roomBackgroundChanged', WANG)).toEqual({ background_web: '/files/seed/3.png' });
    expect(bodyOf('channelUnread', HALL)).toMatchObject({ hall_id: '8001', list: [{ channel_id: '9002' }] });
    expect(bodyOf('roomKicked', WANG)).toMatchObject({ group_id: '600007' });
    expect(bodyOf('previousRoomNotice', WANG)).toMatchObject({ group_id: '600006', msg: '你已离开房间「空房间」' });
    expect(bodyOf('hallDissolved', HALL, 1)).toMatchObject({ hall_id: '8001', welcome_channel_id: '9002' });
    expect(bodyOf('hallDissolved', { kind: 'channel', id: '9002' }, 1)).toMatchObject({ welcome_channel_id: '9001' });
    const team = String(bodyOf('chatMessage', { kind: 'channel', id: '9001' }, 2)['content']);
    expect(JSON.parse(team)).toMatchObject({ hall_id: '8001', channel_id: '9003', channel_name: '语音一' });
  });

  test('[entity.team-invite] a team becomes the running one of the hall, which alone shows as running; without one it stays new', () => {
    const team = { inv_id: '77', text: '9002', voice: '9004', user: '10004' };
    const [first, ...others] = OVERVIEW.halls;
    if (!first) throw new Error('no hall');
    const channels = [...first.channels, { channel: '9004', name: '语音二队', kind: 'voice' as const }];
    const world = { ...SURROUNDINGS, halls: [{ ...first, channels, teams: [team] }, ...others] };
    const bodyIn = (name: string, to: Target, index = 0) => {
      const preset = eventOf(name).presets[index];
      if (!preset) throw new Error('no example');
      return fitted(preset, to, world);
    };
    const news = { inv_id: '77', uid: '10004', hall_id: '8001', channel_id: '9004' };
    expect(bodyIn('teamUpdated', HALL)).toMatchObject({ ...news, status: 0 });
    expect(bodyIn('teamUpdated', { kind: 'channel', id: '9001' }, 2)).toMatchObject({ ...news, status: 2 });
    const card = bodyIn('chatMessage', { kind: 'channel', id: '9001' }, 2);
    expect(card).toMatchObject({ msg_id: '77', msg_type: '5' });
    expect(JSON.parse(String(card['content']))).toMatchObject({ channel_id: '9004', channel_name: '语音二队' });
    expect(JSON.parse(String(card['extra']))).toMatchObject({ author: { id: '10004', nick: '老王' } });
    // Other lines, other news and other halls have nothing to do with it.
    expect(bodyIn('chatMessage', { kind: 'channel', id: '9001' })).toMatchObject({ msg_id: '4521' });
    expect(bodyIn('voicePasswordChanged', HALL)).toMatchObject({ channel_id: '9003' });
    expect(bodyOf('chatMessage', { kind: 'channel', id: '9001' }, 2)).toMatchObject({ msg_id: '4523' });
  });

  test('an event about a person is about the target, and the other person is beside it', () => {
    expect(bodyOf('sendForbidden', WANG)).toMatchObject({ uid: '10004', msg: '老王 已被禁言' });
    expect(bodyOf('membershipChanged', WANG)).toMatchObject({ uid: '10004', hall_id: '8002', hall_name: '另一个' });
    expect(bodyOf('presenceChanged', WANG)).toMatchObject({ uid: '10001', nick: '小白' });
    // The other writes, and calls the target.
    const extra = JSON.parse(String(bodyOf('chatMessage', WANG)['extra'])) as unknown;
    expect(extra).toMatchObject({ author: { id: '10001', nick: '小白' }, aiteuser: { 10004: '老王' } });
    expect(bodyOf('roomUserMuted', WANG)).toMatchObject({ id: '10004', nick: '老王' });
    expect(bodyOf('giftSent', WANG)).toMatchObject({ from: { id: '10001' }, to: [{ id: '10004', nick: '老王' }] });
    // A person who views the hall comes before those elsewhere.
    expect(bodyOf('membershipChanged', HALL)).toMatchObject({ uid: '10001' });
  });

  test('moments are around the clock of the world, and no message has the id of another', () => {
    expect(bodyOf('chatMessage', HALL)).toMatchObject({ send_time: now, msg_id: '4521' });
    expect(bodyOf('noticeChanged', HALL)).toMatchObject({
      notice: { create_time: now / 1000, expired: now / 1000 + 86_400 },
    });
    expect(bodyOf('roomForbidden', WANG)).toMatchObject({ until: now + 600_000 });
  });

  test('a world without people, halls and rooms keeps what the contract has', () => {
    const nothing = { people: [], halls: [], rooms: [], now, fresh: 0 };
    for (const { presets } of EMITTABLE) {
      for (const preset of presets) {
        const body = fitted(preset, { kind: 'hall', id: '' }, nothing);
        expect(Object.keys(body)).toEqual(Object.keys(preset.body));
      }
    }
  });
});

describe('a target', () => {
  test('a message of a channel goes to a channel unless a person chose otherwise', () => {
    expect(targetFor(eventOf('chatMessage'), {}, OVERVIEW)).toEqual({ kind: 'channel', id: '9001' });
    expect(targetFor(eventOf('hallEdited'), {}, OVERVIEW)).toEqual(HALL);
    expect(targetFor(eventOf('chatMessage'), { kinds: { hall: 'user' }, ids: { user: '10004' } }, OVERVIEW)).toEqual(
      WANG,
    );
  });

  test('another kind of target is the one where the chosen person is', () => {
    const chosen = { kinds: { hall: 'channel' }, ids: { user: '10004' } } as const;
    expect(targetFor(eventOf('chatMessage'), chosen, OVERVIEW)).toEqual({ kind: 'channel', id: '9011' });
  });

  test('people with open pages come first, and what the first of them sees is the target unless another was chosen', () => {
    const watched = ['10004', '10003'];
    const overview = watchedFirst(OVERVIEW, watched);
    expect(candidatesOf(overview, 'user').map(({ id }) => id)).toEqual(['10004', '10003', '10001']);
    const targetOf = (kind: Target['kind'], ids = {}) =>
      targetFor(
        eventOf(kind === 'room' ? 'roomChat' : 'hallEdited'),
        { kinds: { hall: kind, room: kind }, ids } as const,
        overview,
        watched,
      ).id;
    expect([targetOf('user'), targetOf('hall'), targetOf('channel'), targetOf('room')]).toEqual([
      '10004',
      '8002',
      '9011',
      '600007',
    ]);
    expect([targetOf('user', { user: '10001' }), targetOf('hall', { user: '10001' })]).toEqual(['10001', '8001']);
    expect(targetFor(eventOf('hallEdited'), { kinds: { hall: 'user' } }, OVERVIEW).id).toBe('10001');
  });

  test('a message goes to the channel that is open on the page, and without one to the first of its hall', () => {
    const people = OVERVIEW.people.map((each) => (each.user === '10001' ? { ...each, text: '9002' } : each));
    const target = (of: typeof people) => targetFor(eventOf('chatMessage'), {}, { ...OVERVIEW, people: of }, ['10001']);
    expect([target(people).id, target(OVERVIEW.people).id]).toEqual(['9002', '9001']);
    // A channel of another hall is none of the page.
    expect(target(people.map((each) => ({ ...each, hall: '8002' }))).id).toBe('9011');
  });

  test('a target that a draft holds stays when another page connects, until another one of its kind is chosen', () => {
    const before = targetFor(eventOf('hallEdited'), {}, OVERVIEW, ['10004']);
    const held = heldAt({}, before);
    expect([before.id, targetFor(eventOf('hallEdited'), held, OVERVIEW, ['10001'])]).toEqual(['8002', before]);
    expect(targetFor(eventOf('chatMessage'), held, OVERVIEW, ['10001'])).toEqual({ kind: 'channel', id: '9001' });
    const chosen = heldAt({ ids: { hall: '8001' } }, before);
    expect(targetFor(eventOf('hallEdited'), chosen, OVERVIEW, ['10004'])).toEqual(HALL);
    expect(heldAt({ ids: { hall: '8001' } }, null)).toEqual({ ids: { hall: '8001' } });
  });

  test('an example that shows nothing at its target says so, with a target that shows it', () => {
    const quiet = (name: string, kind: Target['kind'], index = 0) => quietOf(eventOf(name), index, kind);
    expect(quiet('chatMessage', 'hall')).toEqual({ why: 'channel', better: 'channel' });
    expect(quiet('chatMessage', 'channel')).toBeNull();
    expect(quiet('sendForbidden', 'user')).toEqual({ why: 'hall', better: 'hall' });
    expect(quiet('chatAcknowledged', 'user')).toEqual({ why: 'waiting' });
    expect([quiet('roomChat', 'user', 3), quiet('roomChat', 'user', 0)]).toEqual([{ why: 'empty' }, null]);
  });
});
