import type { Surroundings } from '../emit/fitted.ts';
import type { Overview } from '../events/target.ts';

const person = (user: string, nick: string, place: Partial<Overview['people'][number]> = {}) => ({
  user,
  nick,
  avatar: `/files/seed/face-${user}.svg`,
  online: true,
  hall: '',
  text: '',
  voice: '',
  room: '',
  cut_off: false,
  acks_held: false,
  ...place,
});

/** What a world has, for the models of the events that are sent into it. */
export const OVERVIEW: Overview = {
  people: [
    person('10001', '小白', { hall: '8001' }),
    person('10003', '', {}),
    person('10004', '老王', { hall: '8002', room: '600007' }),
  ],
  people_left_out: 0,
  halls: [
    {
      hall: '8001',
      name: '大厅',
      members: 2,
      online: 1,
      channels: [
        { channel: '9000', name: '分组', kind: 'heading' },
        { channel: '9001', name: '闲聊', kind: 'text' },
        { channel: '9002', name: '攻略', kind: 'text' },
        { channel: '9003', name: '语音一', kind: 'voice' },
      ],
      teams: [],
    },
    {
      hall: '8002',
      name: '另一个',
      members: 1,
      online: 1,
      channels: [
        { channel: '9011', name: '门厅', kind: 'text' },
        { channel: '9013', name: '语音二', kind: 'voice' },
      ],
      teams: [],
    },
  ],
  rooms: [
    { room: '600006', name: '空房间', people: 0 },
    { room: '600007', name: '房间', people: 1 },
  ],
  all_cut_off: false,
  all_acks_held: false,
};

export const SURROUNDINGS: Surroundings = { ...OVERVIEW, now: Date.UTC(2031, 4, 1), fresh: 500 };
