import { PERSONA_PHONES, type Persona } from '../../src/core/seeds/personas.ts';
import { TestCaller } from '../kit/test-caller.ts';
import { uploadBy } from './areas/profile.ts';
import type { Sandbox } from './sandbox.ts';

/** An act on sockets, beside the calls. Every person is connected and views the channel. */
export interface Scene {
  readonly title: string;
  readonly play: (sandbox: Sandbox) => Promise<void>;
}

async function say(sandbox: Sandbox, person: Persona, mid: string, content: string) {
  const socket = await sandbox.connect(person);
  socket.say(sandbox.hall, sandbox.channels.general, mid, content);
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
    play: async (sandbox) => {
      await (await sandbox.as('second')).call('room.join', visitOf(sandbox.lockedRoom, 'abc123'));
      await (await sandbox.connectRoom('second')).frame('previousRoomNotice');
    },
  },
  {
    title: 'a person follows another who is gone',
    play: async (sandbox) => {
      const member = await sandbox.as('member');
      await member.call('room.join', { ...visitOf(sandbox.room), type: 11, follow_along: '404' });
    },
  },
  {
    title: 'an account is banned while it is in a room',
    play: async (sandbox) => {
      await sandbox.control('accounts.set', { user: await sandbox.no('second'), banned: true });
      await (await sandbox.connectRoom('second')).frame('roomAccountBanned');
    },
  },
  {
    title: 'operations close a room and open it again',
    play: async (sandbox) => {
      await sandbox.control('rooms.forbid', { room: sandbox.room, forbidden: true, for_ms: 60_000 });
      await sandbox.control('rooms.forbid', { room: sandbox.room, forbidden: false });
    },
  },
  {
    title: 'people talk in a room, and one says what may not be said',
    play: async (sandbox) => {
      const second = await sandbox.connectRoom('second');
      second.say(sandbox.room, 'r-1', '大家好');
      second.say(sandbox.room, 'r-2', '这里有违禁词');
      await second.frame('roomMessageRejected');
    },
  },
  {
    title: 'a person gives a big gift out of the bag',
    play: async (sandbox) => {
      await sandbox.control('bag.give', { user: await sandbox.no('second'), gift: 'balloon', count: 1 });
      const gift = { gift_id: 'balloon', gift_num: 1, is_bag: 1, req_id: 'r-bag' } as const;
      const second = await sandbox.as('second');
      await second.call('gift.send_one', { group_id: sandbox.room, to: await sandbox.no('owner'), ...gift });
    },
  },
];

export const SCENES: readonly Scene[] = [
  ...ROOM_SCENES,
  {
    title: 'people talk',
    play: async (sandbox) => {
      await say(sandbox, 'member', 'c-1', '今晚八点开黑 :庆祝:');
      const socket = await sandbox.connect('member');
      const address = { mid: 'c-2', to: sandbox.hall, channel: sandbox.channels.general };
      const content = JSON.stringify({ url: await uploadBy(sandbox, 'member'), type: 'png', w: 640, h: 360 });
      socket.send('sendChat', address, { msg_type: '2', content, extra: {}, msg: '' });
      await socket.until('the acknowledgement', (frames) => frames.some(({ mid }) => mid === 'c-2'));
    },
  },
  {
    title: 'a person writes blocked words, and much too fast',
    play: async (sandbox) => {
      await say(sandbox, 'second', 'c-3', '这里有违禁词');
      const socket = await sandbox.connect('second');
      for (let number = 0; number < 40; number += 1) {
        socket.say(sandbox.hall, sandbox.channels.general, `c-fast-${number}`, '快');
      }
      await socket.until('a refusal', (frames) =>
        frames.some(({ type, body }) => type === 9998 && body.includes('30013')),
      );
    },
  },
  {
    title: 'unread counts',
    play: async (sandbox) => {
      const reader = await sandbox.connect('manager');
      await (await sandbox.as('manager')).call('channel.join', { channel_id: sandbox.channels.guides });
      await say(sandbox, 'member', 'c-4', '有人吗');
      reader.send('requestUnread', { mid: 'q-1', to: sandbox.hall }, {});
      reader.send('requestChannelUnread', { mid: 'q-2', to: sandbox.hall, channel: sandbox.channels.general }, {});
      await reader.until('the counts', (frames) => frames.some(({ type }) => type === 1013));
      await reader.until('the counts', (frames) => frames.some(({ type }) => type === 1012));
    },
  },
  {
    title: 'people come and go',
    play: async (sandbox) => {
      const watcher = await sandbox.connect('owner');
      const second = await sandbox.connect('second');
      second.close();
      const isOf = (state: number) => (frame: { type: number | string; parsed: Record<string, unknown> }) =>
        frame.type === 1002 && frame.parsed['state'] === state;
      await watcher.frame('going', isOf(2));
      await sandbox.connectAgain('second');
      await watcher.frame('coming', isOf(1));
    },
  },
  {
    title: 'operations say something in a channel',
    play: async (sandbox) => {
      const { hall, channels } = sandbox;
      const body = { msg: '今晚维护', channel_id: channels.general };
      await sandbox.control('events.emit', { name: 'systemMessage', body, to: { hall } });
    },
  },
  {
    title: 'a hall is dissolved and names the channel that its members go to',
    play: async (sandbox) => {
      const { hall, channels } = sandbox;
      const body = { hall_id: hall, hall_name: '样板大厅', welcome_channel_id: channels.guides };
      await sandbox.control('events.emit', { name: 'hallDissolved', body, to: { hall } });
    },
  },
  {
    title: 'a system line tells of a mute and its end',
    play: async (sandbox) => {
      const uid = await sandbox.no('second');
      for (const [ctx, msg] of Object.entries({ 1: '已被禁言', 2: '已解除禁言' })) {
        const body = { msg, uid, type: 2, ctx };
        await sandbox.control('events.emit', { name: 'systemMessage', body, to: { hall: sandbox.hall } });
      }
    },
  },
  {
    title: 'a manager takes a microphone away, its owner asks for it, and the manager gives it back',
    play: async (sandbox) => {
      const second = await sandbox.as('second');
      await second.call('channel.join', { channel_id: sandbox.channels.voice });
      const manager = await sandbox.as('manager');
      await manager.call('hall.user_mute_mic', { hall_id: sandbox.hall, uid: second.no, mute: 1 });
      await second.call('seat.apply', { group_id: sandbox.channels.voice, mic_number: 0 });
      await manager.call('hall.user_mute_mic', { hall_id: sandbox.hall, uid: second.no, mute: 0 });
    },
  },
  {
    title: 'a person continues on another device in the same voice channel',
    play: async (sandbox) => {
      const elsewhere = new TestCaller(sandbox.origin, { world: sandbox.world, device: 'sandbox-second-elsewhere' });
      await elsewhere.signIn(PERSONA_PHONES.second);
      await elsewhere.call('channel.join', { channel_id: sandbox.channels.voice });
      // The other sign-in has closed the socket.
      await sandbox.connectAgain('second');
      await (await sandbox.as('second')).call('channel.join', { channel_id: sandbox.channels.voice });
    },
  },
  {
    title: 'a person joins a hall',
    play: async (sandbox) => {
      const outsider = await sandbox.connect('outsider');
      await (await sandbox.as('outsider')).call('hall.enter', { hall_id: sandbox.hall });
      await outsider.settled();
    },
  },
  {
    title: 'the platform clears a channel',
    play: async (sandbox) => {
      await sandbox.control('messages.clear', { channel: sandbox.channels.general });
    },
  },
];
