import {
  banner,
  type ChannelId,
  gaming,
  type Hall,
  hall,
  inviteConfig,
  playerBrief,
  room,
  teamInvite,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { HALL, OTHER, VOICE } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';

/** When the virtual clock of a test starts, see createVirtualClock. */
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

export const hallNamed = (id: string, name: string, fields: Record<string, unknown> = {}): Hall =>
  z.parse(hall, {
    id,
    name,
    user_id: '1009',
    intro: '大家都来',
    bg_img: '',
    user_count: 12,
    online_count: 3,
    in_hall: 0,
    unread: 0,
    ...fields,
  });
export const roomNamed = (room_no: string, name: string, fields: Record<string, unknown> = {}) =>
  z.parse(room, { room_no, name, room_class: 'music', clout: 19, cover: '', mic_num: 10, ...fields });
export const playerNamed = (no: string, nick: string) =>
  z.parse(playerBrief, { no, nick, avatar: '', gender: 0, age: 0, sign: '', online: 1, skill: '钻石' });
export const bannerOf = (fields: Record<string, unknown>) =>
  z.parse(banner, { id: 'b', title: '', img: '', path: '', type: 1, ...fields });
/** A running invite in the voice channel of the fake platform's hall; ends in `seconds`. */
export const inviteIn = (seconds: number, fields: Record<string, unknown> = {}) =>
  z.parse(teamInvite, {
    effective: 1,
    channel: { id: VOICE, name: '开黑', type: 2, hall_id: HALL, pass: 0, limit_mic: 5 },
    status: 0,
    inv_id: '70',
    uid: OTHER,
    time_len: seconds,
    expired: Math.floor(NOW / 1000) + seconds,
    tags: ['五排', '开麦', '钻石', '不骂人'],
    game_info: '缺一个辅助',
    ...fields,
  });
export const gamingOf = (gaming_id: string, fields: Record<string, unknown> = {}) =>
  z.parse(gaming, {
    gaming_id,
    hall_id: HALL,
    channel_id: VOICE,
    uid: OTHER,
    nick: '阿澈',
    avatar: '',
    game_name: '王者荣耀',
    tags: [],
    game_nickname: '',
    game_info: '晚上八点',
    vacancy: 2,
    create_time: Math.floor(NOW / 1000),
    ...fields,
  });
const inVoice = (...uids: string[]) => ({
  list: [
    {
      channel_id: VOICE,
      channel_user: uids.map((mic_uid) => ({
        mic_uid: mic_uid as typeof OTHER,
        mic_state: true,
        nick: '',
        avatar: '',
      })),
      user_count: uids.length,
    },
  ],
});

/** The window of a channel, in which another user looks for players. */
export const windowOf = ({ channel_id }: { readonly channel_id: ChannelId }) => ({
  hall_id: HALL,
  hall_name: '',
  channel: inviteIn(600).channel,
  user_count: channel_id === VOICE ? 2 : 0,
  invite: z.parse(inviteConfig, { time_len: 0, uid: '' }),
  gaming_list: [gamingOf('1')],
});

/** Answers of a platform on which something is going on, beside those of `answerWell`. */
export function answerExplore({ http }: FakePorts): void {
  const found = [hallNamed('8001', '小满的大厅', { in_hall: 1 }), hallNamed('8101', '夜航船', { online_count: 0 })];
  http.on('hall.search', { list: found, page: 1, page_total: 1 });
  http.on('room.list', { list: [roomNamed('600001', '唱片行')], page: 1, page_total: 1 });
  http.on('room.cate_type', { list: [{ id: 'music', name: '音乐' }] });
  http.on('ops.banner_home', {
    banners: [
      bannerOf({ id: 'b1', type: 1, title: '版本更新', path: 'https://example.com/news' }),
      bannerOf({ id: 'b2', type: 2, title: '唱片行直播', extra_param: { is_lock: 0, no: '600001' } }),
    ],
  });
  http.on('ops.banner_player', { banners: [] });
  http.on('ops.app_download', {
    list: [{ platform: 'android', url: 'https://example.com/android', version: '2.0.49' }],
  });
  http.on('ops.download_url', { url: 'https://example.com/download' });
  http.on('tourist.recommend', { halls: found, players: [playerNamed('1005', '木头人')] });
  http.on('game.home_player', { list: [playerNamed('1006', '南风')], total: 1 });
  http.on('game.match_entry', { list: [{ game_id: 'g-1', game_name: '王者荣耀', icon: '', online: 1 }] });
  http.on('channel.invitation', { inv_list: [inviteIn(600)] });
  http.on('channel.user_list', inVoice(OTHER, '1005'));
  http.on('channel.window_channel_info', windowOf);
  http.on('channel.gaming_by_user', { gaming: null });
  http.on('tourist.hotwords', { list: ['开黑', '五排'] });
  http.on('tourist.search', { halls: found, users: [playerNamed('1006', '南风')], hall_total: 2, user_total: 1 });
  http.on('hall.user_hall', { list: [hallNamed('8102', '深夜电台')], page: 1, page_total: 1 });
}
