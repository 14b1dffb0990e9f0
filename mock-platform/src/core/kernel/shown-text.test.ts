import { hasInk } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreRooms } from '../../../testing/kit/core-rooms.ts';
import { CoreSandbox, PLACES } from '../../../testing/kit/core-sandbox.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { isEveryday, isShownName, shownTextOf } from './shown-text.ts';

/** Names that look like nothing, or like another name. */
const DISGUISED = [
  ['nothing', ''],
  ['a blank', '\u3000'],
  ['zero width', '\u200b'],
  ['zero width inside', '小\u200b满'],
  ['turned around', '小\u202e满'],
  ['a soft hyphen inside', '小\u00ad满'],
  ['a filler of Hangul', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['a combining mark alone', '\u0301'],
  ['a variation selector alone', '\ufe0f'],
  ['a control', '小\u0000满'],
  ['half a character', '小\ud83d'],
  ['private', '小\ue000'],
  ['joined emoji that look like two', '🎮\u200d🎮'],
  ['halves on both sides of an emoji', '\ud83d🎮\ude00'],
] as const;

describe('names that people see', () => {
  test.each(DISGUISED)(
    '[api.account.setbase][api.lobby.hall.create][api.lobby.channel.create][api.room.v1.room-add][api.room.v1.room-edit] names of users, halls, channels and rooms exclude %s',
    (_what, name) => {
      expect(isShownName(name, 20)).toBe(false);
      const sandbox = new CoreSandbox();
      const profile = { nick: name, gender: 0, birth: '', avatar: '' };
      expect(sandbox.run('account.setbase', 'member', profile)).toBe('nickInvalid');
      expect(sandbox.run('hall.create', 'outsider', { name })).toBe('nameInvalid');
      const channel = { hall_id: PLACES.hall, name, type: 1 };
      expect(sandbox.run('channel.create', 'owner', channel)).toBe('nameInvalid');
      const rooms = new CoreRooms();
      rooms.world.real_names.kyc.set(rooms.no('member'), { audit_status: 1, audit_reason: '', audit_data: '', at: 0 });
      expect(rooms.do('room.add', 'member', { name, room_class: 'chat' })).toBe('roomNameInvalid');
      expect(rooms.do('room.edit', 'owner', { name })).toBe('roomNameInvalid');
    },
  );

  test('every character that needs no closer look is seen, disguises nothing and is its own normal form', () => {
    let found = 0;
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (!isEveryday(character)) continue;
      found += 1;
      if (character.normalize('NFKC') !== character || /[\p{C}\p{Z}\p{M}\p{DI}]/u.test(character)) {
        throw new Error(`U+${code.toString(16)} needs one`);
      }
    }
    expect(found).toBeGreaterThan(20_000);
    expect([isEveryday(''), isEveryday('小 满'), isEveryday('👍')]).toEqual([false, false, false]);
    expect([isShownName('满'.repeat(20), 20), isShownName('满'.repeat(21), 20)]).toEqual([true, false]);
    expect([hasBlockedWord('看博彩网站'), hasBlockedWord('看博彩'), hasBlockedWord('看博 彩网站')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('any other text is a valid name', () => {
    for (const name of [
      '小满',
      'Ünïcode',
      'ไม้เอก',
      '❤️',
      '👍🏽',
      '👨\u200d👩\u200d👧',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'a b',
      '한국',
      '<img>',
    ]) {
      expect([name, isShownName(name, 20)]).toEqual([name, true]);
    }
    expect([isShownName('👍'.repeat(20), 20), isShownName('👍'.repeat(21), 20)]).toEqual([true, false]);
  });
});

describe('longer texts', () => {
  test('keep their lines and their emoji, and lose controls and turned directions', () => {
    expect(shownTextOf(' 第一行\n\t第二行 ')).toBe('第一行\n\t第二行');
    expect(shownTextOf('👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧');
    expect(shownTextOf('a\u0000b\u202ec\u2066d\ud83d')).toBe('abcd\ufffd');
    for (const nothing of ['', ' \n ', '\u200b', '\u3164\u2800', '\u202e']) expect(shownTextOf(nothing)).toBe('');
    expect([hasInk('\u00ad\u0301'), hasInk('.')]).toEqual([false, true]);
  });

  test('[screen.room.notice][api.lobby.notice.create] notices of rooms and halls exclude them too', () => {
    const rooms = new CoreRooms();
    rooms.do('room.edit', 'owner', { s_room_notice: '今晚\u0000点歌\u202e' });
    expect(rooms.room.s_room_notice).toBe('今晚点歌');
    const sandbox = new CoreSandbox();
    const post = (content: string) => sandbox.run('notice.create', 'owner', { hall_id: PLACES.hall, content });
    expect([post('\u200b\u3164'), post('公告\u0007')]).toEqual(['messageEmpty', 'yes']);
    const [last] = [...(sandbox.world.notices.of.get(PLACES.hall)?.values() ?? [])].slice(-1);
    expect(last?.content).toBe('公告');
  });
});

test.each(['\u00ad', '\u200b', '\u3164', '\u034f', '\u0336', '\ufe0f', '\u2800', '\u0000', ' ', '\u{e0041}'])(
  '[error.110] a blocked word is one also with %j between its characters',
  (between) => {
    expect(hasBlockedWord(`这是${['违', '禁', '词'].join(between)}。`)).toBe(true);
  },
);
