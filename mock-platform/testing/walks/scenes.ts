import { STAGE_PHONES, type StagePerson } from '../../src/seeds/stage-people.ts';
import { TestCaller } from '../kit/test-caller.ts';
import { uploadBy } from './areas/profile.ts';
import type { Stage } from './stage.ts';

/** Something that people do on sockets, beside the calls. Every person of the stage is connected and looks at the channel. */
export interface Scene {
  readonly title: string;
  readonly play: (stage: Stage) => Promise<void>;
}

async function say(stage: Stage, person: StagePerson, mid: string, content: string) {
  const socket = await stage.connect(person);
  socket.say(stage.hall, stage.channels.general, mid, content);
  await socket.until(`an answer to ${mid}`, (frames) =>
    frames.some((frame) => frame.mid === mid || frame.body.includes(mid)),
  );
}

/** The request of a person who enters a room by its number. */
export const visitOf = (group_id: string, lock_pass = '') => ({
  group_id,
  gate: 'pc',
  lock_pass,
  type: 1,
  history: 1,
  device: 'd-1',
});

const ROOM_SCENES: readonly Scene[] = [
  {
    title: 'a person in a room enters another one',
    play: async (stage) => {
      await (await stage.as('second')).call('room.join', visitOf(stage.lockedRoom, 'abc123'));
      await (await stage.connectRoom('second')).frame('previousRoomNotice');
    },
  },
  {
    title: 'a person follows another who is gone',
    play: async (stage) => {
      const member = await stage.as('member');
      await member.call('room.join', { ...visitOf(stage.room), type: 11, follow_along: '404' });
    },
  },
  {
    title: 'an account is banned while it is in a room',
    play: async (stage) => {
      await stage.control('accounts.set', { user: await stage.no('second'), banned: true });
      await (await stage.connectRoom('second')).frame('roomAccountBanned');
    },
  },
  {
    title: 'operations close a room and open it again',
    play: async (stage) => {
      await stage.control('rooms.forbid', { room: stage.room, forbidden: true, for_ms: 60_000 });
      await stage.control('rooms.forbid', { room: stage.room, forbidden: false });
    },
  },
  {
    title: 'people talk in a room, and one says what may not be said',
    play: async (stage) => {
      const second = await stage.connectRoom('second');
      second.say(stage.room, 'r-1', '大家好');
      second.say(stage.room, 'r-2', '这里有违禁词');
      await second.frame('roomMessageRejected');
    },
  },
  {
    title: 'a person gives a big gift out of the bag',
    play: async (stage) => {
      await stage.control('bag.give', { user: await stage.no('second'), gift: 'balloon', count: 1 });
      const gift = { gift_id: 'balloon', gift_num: 1, is_bag: 1, req_id: 'r-bag' } as const;
      const second = await stage.as('second');
      await second.call('gift.send_one', { group_id: stage.room, to: await stage.no('owner'), ...gift });
    },
  },
];

export const SCENES: readonly Scene[] = [
  ...ROOM_SCENES,
  {
    title: 'people talk',
    play: async (stage) => {
      await say(stage, 'member', 'c-1', '今晚八点开黑 :庆祝:');
      const socket = await stage.connect('member');
      const address = { mid: 'c-2', to: stage.hall, channel: stage.channels.general };
      const content = JSON.stringify({ url: await uploadBy(stage, 'member'), type: 'png', w: 640, h: 360 });
      socket.send('sendChat', address, { msg_type: '2', content, extra: {}, msg: '' });
      await socket.until('the acknowledgement', (frames) => frames.some(({ mid }) => mid === 'c-2'));
    },
  },
  {
    title: 'a person writes blocked words, and much too fast',
    play: async (stage) => {
      await say(stage, 'second', 'c-3', '这里有违禁词');
      const socket = await stage.connect('second');
      for (let number = 0; number < 40; number += 1) {
        socket.say(stage.hall, stage.channels.general, `c-fast-${number}`, '快');
      }
      await socket.until('a refusal', (frames) =>
        frames.some(({ type, body }) => type === 9998 && body.includes('30013')),
      );
    },
  },
  {
    title: 'unread counts',
    play: async (stage) => {
      const reader = await stage.connect('manager');
      await (await stage.as('manager')).call('channel.join', { channel_id: stage.channels.guides });
      await say(stage, 'member', 'c-4', '有人吗');
      reader.send('requestUnread', { mid: 'q-1', to: stage.hall }, {});
      reader.send('requestChannelUnread', { mid: 'q-2', to: stage.hall, channel: stage.channels.general }, {});
      await reader.until('the counts', (frames) => frames.some(({ type }) => type === 1013));
      await reader.until('the counts', (frames) => frames.some(({ type }) => type === 1012));
    },
  },
  {
    title: 'people come and go',
    play: async (stage) => {
      const watcher = await stage.connect('owner');
      const second = await stage.connect('second');
      second.close();
      const isOf = (state: number) => (frame: { type: number | string; parsed: Record<string, unknown> }) =>
        frame.type === 1002 && frame.parsed['state'] === state;
      await watcher.frame('going', isOf(2));
      await stage.connectAgain('second');
      await watcher.frame('coming', isOf(1));
    },
  },
  {
    title: 'operations say something in a channel',
    play: async (stage) => {
      const { hall, channels } = stage;
      const body = { msg: '今晚维护', channel_id: channels.general };
      await stage.control('events.emit', { name: 'systemMessage', body, to: { hall } });
    },
  },
  {
    title: 'a system line tells of a mute and its end',
    play: async (stage) => {
      const uid = await stage.no('second');
      for (const [ctx, msg] of Object.entries({ 1: '已被禁言', 2: '已解除禁言' })) {
        const body = { msg, uid, type: 2, ctx };
        await stage.control('events.emit', { name: 'systemMessage', body, to: { hall: stage.hall } });
      }
    },
  },
  {
    title: 'a manager takes a microphone away, its owner asks for it, and the manager gives it back',
    play: async (stage) => {
      const second = await stage.as('second');
      await second.call('channel.join', { channel_id: stage.channels.voice });
      const manager = await stage.as('manager');
      await manager.call('hall.user_mute_mic', { hall_id: stage.hall, uid: second.no, mute: 1 });
      await second.call('seat.apply', { group_id: stage.channels.voice, mic_number: 0 });
      await manager.call('hall.user_mute_mic', { hall_id: stage.hall, uid: second.no, mute: 0 });
    },
  },
  {
    title: 'a person continues on another device in the same voice channel',
    play: async (stage) => {
      const elsewhere = new TestCaller(stage.origin, { world: stage.world, device: 'stage-second-elsewhere' });
      await elsewhere.signIn(STAGE_PHONES.second);
      await elsewhere.call('channel.join', { channel_id: stage.channels.voice });
      // The other sign-in has closed the socket.
      await stage.connectAgain('second');
      await (await stage.as('second')).call('channel.join', { channel_id: stage.channels.voice });
    },
  },
  {
    title: 'a person joins a hall',
    play: async (stage) => {
      const outsider = await stage.connect('outsider');
      await (await stage.as('outsider')).call('hall.enter', { hall_id: stage.hall });
      await outsider.settled();
    },
  },
  {
    title: 'the platform clears a channel',
    play: async (stage) => {
      await stage.control('messages.clear', { channel: stage.channels.general });
    },
  },
];
