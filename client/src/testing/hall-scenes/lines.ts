import { ERRORS } from '@miczero/contracts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { GENERAL, GUIDES, HALL, idOf, OTHER, VIEWER, VOICE } from '../chat-lines.ts';
import { composer, line, lines, say } from '../hall-page.ts';
import type { MountedApp } from '../mount-app.tsx';
import { author, type Scene, scene } from './scene.ts';

const HERE = { channel: GENERAL, from: OTHER } as const;
const said = (msg_type: '1' | '2' | '5', content: string, extra: object = {}) => ({
  msg_type,
  content,
  extra: { author, ...extra },
  msg: '',
  msg_id: idOf(9),
  send_time: 9000,
});
const team = {
  hall_id: HALL,
  channel_id: VOICE,
  hall_name: '',
  channel_name: '开黑',
  time_len: 600,
  game_info: '五排',
};
const nothing = (text: string) => async () => expect(lines().filter({ hasText: text }).elements()).toEqual([]);
const shown = (text: string) => async () => expect.element(line(text)).toBeVisible();
const own = async (app: MountedApp) => {
  await say(app, '这句话');
  await expect.element(line('这句话')).toBeVisible();
};

/** Lines of the chat, and what answers the viewer's own. */
export const LINE_SCENES: readonly Scene[] = [
  scene('[hall-event.1001] a message is a line', 'chatMessage', said('1', '今晚开黑'), HERE, {
    before: nothing('今晚开黑'),
    after: shown('今晚开黑'),
  }),
  scene(
    '[hall-event.1001] an image is a picture in its line',
    'chatMessage',
    said('2', '{"url":"/files/a.png","type":"png","w":40,"h":30}'),
    HERE,
    {
      before: async () => {},
      after: async () => expect.element(lines().last().getByRole('button', { name: /图片/ })).toBeVisible(),
    },
  ),
  scene(
    '[hall-event.1001.team-info-status-0] [role.channel-invite-owner] a new team info loads the invite config, by which its owner may end it',
    'chatMessage',
    said('5', JSON.stringify(team), { status: 0 }),
    HERE,
    {
      page: {
        prepare: ({ http }) => {
          http.on('channel.get_invite', { time_len: 600, uid: VIEWER });
          http.on('channel.invitation', {
            inv_list: [
              {
                effective: true,
                channel: {
                  id: VOICE,
                  name: '开黑',
                  type: 2,
                  hall_id: HALL,
                  pass: false,
                  unread: 0,
                  last_message: null,
                  limit_mic: 0,
                  token: '',
                },
                status: 0,
                inv_id: idOf(9),
                uid: OTHER,
                time_len: 600,
                expired: 0,
                tags: [],
                game_nickname: '',
                game_info: '五排',
              },
            ],
          });
        },
      },
      before: nothing('五排'),
      after: async () => expect.element(line('五排').getByRole('button', { name: '结束组队：五排' })).toBeVisible(),
    },
  ),
  scene(
    '[chat.outgoing.ack-success] an acknowledged line never turns unconfirmed',
    'chatAcknowledged',
    (c_mid) => ({ c_mid, msg_id: idOf(9), hall_id: HALL, channel_id: GENERAL, send_time: 1 }),
    { to: VIEWER },
    { before: own, within: 5000, after: async () => expect.element(line('这句话')).not.toHaveTextContent('未确认') },
  ),
  scene(
    '[hall-event.9998] [chat.append.error] an error without a line of its own is a line',
    'errorReported',
    { msg: '服务器开小差了', extra: '' },
    { to: VIEWER },
    { before: nothing('服务器开小差了'), after: shown('服务器开小差了') },
  ),
  scene(
    '[chat.outgoing.error-moves-success] [chat.outgoing.error-merges-body] [chat.outgoing.error-replaces-id] an error for a line stands at that line, which is stored and not sent again',
    'errorReported',
    (c_mid) => ({ code: 30099, msg: '对方不方便', extra: '', c_mid, msg_id: idOf(9) }),
    { to: VIEWER },
    {
      before: own,
      within: 5000,
      after: async (app) => {
        await expect.element(line('这句话')).toHaveTextContent('对方不方便');
        expect(line('这句话').getByRole('button', { name: '重试' }).elements()).toEqual([]);
        // The line has the id of the server: its copy does not stand beside it.
        app.server.emit('chatMessage', said('1', '这句话'), { to: HALL, channel: GENERAL, from: VIEWER, mid: '9' });
        await app.settle();
        expect(line('这句话').elements()).toHaveLength(1);
      },
    },
  ),
  scene(
    '[hall-event.blocked-message.marks-110] [hall-event.blocked-message.shows-extra] [hall-event.blocked-message.deletes-line] a line blocked by code 110 goes, with the reason; its text is back in the composer',
    'errorReported',
    (c_mid) => ({ code: ERRORS.sendBlocked.code, msg: '', extra: '消息包含违规内容', c_mid }),
    { to: VIEWER },
    {
      before: own,
      after: async () => {
        await expect.element(page.getByText('消息包含违规内容')).toBeVisible();
        await expect.element(line('这句话')).not.toBeInTheDocument();
        await expect.element(composer()).toHaveValue('这句话');
      },
    },
  ),
  scene(
    '[hall-event.1005] [chat.append.ban] a ban of another member is a line',
    'memberBanned',
    { author, channel_id: GENERAL, msg: '阿澈 已被禁止进入该频道' },
    {},
    { before: nothing('已被禁止进入'), after: shown('阿澈 已被禁止进入该频道') },
  ),
  scene(
    '[hall-event.1005] a ban of the viewer takes the place of the channel',
    'memberBanned',
    { author: { ...author, id: VIEWER }, channel_id: GENERAL, msg: '小满 已被禁止进入该频道' },
    {},
    {
      before: async () => expect.element(composer()).toBeEnabled(),
      after: async () => {
        await expect.element(page.getByRole('alert').getByText(ERRORS.channelBanned.message)).toBeVisible();
        expect(composer().elements()).toEqual([]);
      },
    },
  ),
  scene(
    '[hall-event.1008] [chat.append.system] a system message of the channel on screen is a line',
    'systemMessage',
    { msg: '欢迎来到零号麦', channel_id: GENERAL },
    {},
    { before: nothing('欢迎来到零号麦'), after: shown('欢迎来到零号麦') },
  ),
  scene(
    '[chat.append.system] a system message of another channel is no line here',
    'systemMessage',
    { msg: '别处的话', channel_id: GUIDES },
    {},
    { before: shown('text 3'), after: nothing('别处的话') },
  ),
  scene('[hall-event.1009] cleared messages go', 'messagesCleared', { channel_id: GENERAL }, HERE, {
    before: shown('text 3'),
    after: nothing('text'),
  }),
];
