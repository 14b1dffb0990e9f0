import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { HALL, OTHER, VIEWER, VOICE } from '../chat-lines.ts';
import type { FakePorts } from '../fakes/fake-ports.ts';
import { channelRow, composer, HALL_PATH, joinVoice, line, lines } from '../hall-page.ts';
import { memberRow, standings } from '../people.ts';
import { answerJoin } from '../run-client.ts';
import { type Scene, scene } from './scene.ts';

const person = { uid: OTHER, nick: '阿澈', avatar: '', role: '' } as const;
const group = (name: RegExp) => page.getByRole('region', { name }).getByRole('button', { name: /阿澈/ });
const offline = async () => expect.element(group(/^离线/)).toBeVisible();
const online = async () => expect.element(group(/^在线/)).toBeVisible();
const marked = (text: string) => async () => expect.element(memberRow('阿澈')).toHaveTextContent(text);
const unmarked = (text: string) => async () => expect.element(memberRow('阿澈')).not.toHaveTextContent(text);
const asMember = { prepare: (fakes: FakePorts) => standings(fakes, 'member', 'member') };
const silenced = (fields: Record<string, unknown>) => ({
  prepare: (fakes: FakePorts) => {
    standings(fakes, 'member', 'member');
    answerJoin(fakes.http, fields);
  },
});
const mayWrite = async () => expect.element(composer()).toBeEnabled();
const mayNotWrite = async () => expect.element(page.getByPlaceholder('你已被禁言')).toBeDisabled();

/** Starts with the member marked, by the same event that the scene takes back. */
const after =
  (body: { readonly type: 1 | 2 | 3; readonly ctx: 'manage' | '1'; readonly text: string }) =>
  async (app: { readonly server: FakePorts['server']; readonly settle: () => Promise<void> }) => {
    app.server.emit('systemMessage', { msg: '', uid: OTHER, type: body.type, ctx: body.ctx }, { to: HALL });
    await app.settle();
    await marked(body.text)();
  };

const ROLES: readonly Scene[] = [
  scene(
    '[hall-event.user-change.type-1-manage] [role.hall-manager] [role.manager] a member becomes a manager in the list',
    'systemMessage',
    { msg: '', uid: OTHER, type: 1, ctx: 'manage' },
    {},
    { before: unmarked('管理员'), after: marked('管理员') },
  ),
  scene(
    '[hall-event.user-change.type-1-other] any other role makes the manager a member again',
    'systemMessage',
    { msg: '', uid: OTHER, type: 1, ctx: '' },
    {},
    { before: after({ type: 1, ctx: 'manage', text: '管理员' }), after: unmarked('管理员') },
  ),
  scene(
    '[hall-event.user-change.type-2-ctx-1] a text mute shows at the member',
    'systemMessage',
    { msg: '', uid: OTHER, type: 2, ctx: '1' },
    {},
    { before: unmarked('已被禁言'), after: marked('已被禁言') },
  ),
  scene(
    '[hall-event.user-change.type-2-ctx-2] the end of a text mute takes the mark away',
    'systemMessage',
    { msg: '', uid: OTHER, type: 2, ctx: '2' },
    {},
    { before: after({ type: 2, ctx: '1', text: '已被禁言' }), after: unmarked('已被禁言') },
  ),
  scene(
    '[role.hall-mic-mute] a muted microphone shows at the member',
    'systemMessage',
    { msg: '', uid: OTHER, type: 3, ctx: '1' },
    {},
    { before: unmarked('已被禁麦'), after: marked('已被禁麦') },
  ),
  scene(
    '[role.hall-mic-mute] the end of a microphone mute takes the mark away',
    'systemMessage',
    { msg: '', uid: OTHER, type: 3, ctx: '2' },
    {},
    { before: after({ type: 3, ctx: '1', text: '已被禁麦' }), after: unmarked('已被禁麦') },
  ),
  scene(
    '[role.hall-mic-mute] a muted microphone names who has muted it, where the platform tells it',
    'systemMessage',
    { msg: '', uid: OTHER, type: 3, ctx: '1', by: { id: VIEWER, nick: '小满' } },
    {},
    { before: unmarked('被 小满 禁麦'), after: marked('被 小满 禁麦') },
  ),
];

const WRITING: readonly Scene[] = [
  scene(
    '[hall-event.1016] [chat.append.forbidden-send] a viewer who may not write any more reads so, and the composer is closed',
    'sendForbidden',
    { uid: VIEWER, type: 2, ctx: 1, msg: '小满 已被禁言' },
    {},
    {
      page: asMember,
      before: mayWrite,
      after: async () => {
        await mayNotWrite();
        await expect.element(line('小满 已被禁言')).toBeVisible();
      },
    },
  ),
  scene(
    '[hall-event.1016] the composer opens again with the end of the mute',
    'sendForbidden',
    { uid: VIEWER, type: 2, ctx: 2, msg: '小满 已解除禁言' },
    {},
    { page: silenced({ text_mute: 1 }), before: mayNotWrite, after: mayWrite },
  ),
  scene(
    '[hall-event.1016] [role.hall-function.mute-all] a mute of all closes the composer of a member',
    'sendForbidden',
    { uid: '' as never, type: 2, ctx: 1, msg: '全员禁言已开启' },
    {},
    { page: asMember, before: mayWrite, after: mayNotWrite },
  ),
  scene(
    '[hall-event.1016] [role.hall-function.mute-all] the end of a mute of all opens the composer of a member',
    'sendForbidden',
    { uid: '' as never, type: 2, ctx: 2, msg: '全员禁言已解除' },
    {},
    { page: silenced({ mute_all: 1 }), before: mayNotWrite, after: mayWrite },
  ),
];

const PRESENCE: readonly Scene[] = [
  scene(
    '[hall-event.presence.state-1] [hall-event.1002] a member who comes online moves up',
    'presenceChanged',
    { ...person, state: 1 },
    {},
    { before: offline, after: online },
  ),
  scene(
    '[hall-event.presence.state-2] a member who goes offline moves down',
    'presenceChanged',
    { ...person, state: 2 },
    {},
    {
      before: async (app) => {
        app.server.emit('presenceChanged', { ...person, state: 1 }, { to: HALL });
        await app.settle();
        await online();
      },
      after: offline,
    },
  ),
  scene(
    '[hall-event.presence.state-3] a member who was removed leaves the list, with a line',
    'presenceChanged',
    { ...person, state: 3 },
    {},
    {
      before: offline,
      after: async () => {
        expect(memberRow('阿澈').elements()).toEqual([]);
        await expect.element(lines().last()).toHaveTextContent('阿澈');
      },
    },
  ),
  scene(
    '[hall-event.1002] [chat.online-shown] a new member is in the list, with a line',
    'presenceChanged',
    { uid: '3009' as typeof OTHER, nick: '新来的', avatar: '', role: '' },
    {},
    {
      before: async () => expect(memberRow('新来的').elements()).toEqual([]),
      after: async () => {
        await expect.element(memberRow('新来的')).toBeVisible();
        await expect.element(lines().last()).toHaveTextContent('新来的');
      },
    },
  ),
];

const tree = () => page.getByRole('navigation', { name: '频道列表' });
const mic = { channel_id: VOICE, mic_uid: OTHER, mic_state: true, nick: '阿澈', avatar: '' } as const;
const voice = { channel_id: VOICE, uid: OTHER, nick: '阿澈', avatar: '' } as const;
const isIn = async () => expect.element(tree().getByText('阿澈')).toBeVisible();
const isOut = async () => expect.element(tree().getByText('阿澈')).not.toBeInTheDocument();
const withMic = {
  prepare: ({ http }: FakePorts) =>
    http.on('channel.user_list', { list: [{ channel_id: VOICE, channel_user: [mic], user_count: 1 }] }),
};
const inVoice = { path: `${HALL_PATH}?channel_id=${VOICE}` };

const VOICES: readonly Scene[] = [
  scene(
    '[hall-event.1004.mic-op-1] a microphone that is added shows under its channel',
    'micListChanged',
    { ...mic, mic_op: 1 },
    {},
    { before: isOut, after: isIn },
  ),
  scene(
    '[hall-event.1004.mic-op-1] a member who asks to speak is marked in the channel',
    'micListChanged',
    { ...mic, mic_state: false, mic_op: 1, apply_time: 5 },
    {},
    {
      page: { ...inVoice, ...withMic },
      before: async (app) => {
        await joinVoice(app);
        expect(page.getByText('申请发言').elements()).toEqual([]);
      },
      after: async () => expect.element(page.getByText('申请发言').first()).toBeVisible(),
    },
  ),
  scene(
    '[hall-event.1004.mic-op-2] a microphone that is removed goes',
    'micListChanged',
    { ...mic, mic_op: 2 },
    {},
    { page: withMic, before: isIn, after: isOut },
  ),
  scene(
    '[hall-event.1011] [hall-event.1011.type-1] a user who joins shows under the channel',
    'voiceMembershipChanged',
    { ...voice, type: 1 },
    {},
    { before: isOut, after: isIn },
  ),
  scene(
    '[hall-event.1011] a user who leaves goes',
    'voiceMembershipChanged',
    { ...voice, type: 2 },
    {},
    { page: withMic, before: isIn, after: isOut },
  ),
  scene(
    '[hall-event.1011.type-3-self] [hall-flow.channel-join.reset-voice] a takeover by the viewer’s other device ends the voice here and says so, until a channel is joined',
    'voiceMembershipChanged',
    { ...voice, uid: VIEWER, type: 3 },
    { platform: 'web', from: VIEWER },
    {
      page: inVoice,
      before: async (app) => {
        await joinVoice(app);
        await expect.element(page.getByRole('region', { name: '语音', exact: true })).toBeVisible();
      },
      after: async (app) => {
        await expect.element(page.getByText('语音已在你的另一台设备上继续')).toBeVisible();
        expect(page.getByRole('region', { name: '语音', exact: true }).elements()).toEqual([]);
        await channelRow('闲聊').click();
        await app.settle();
        await expect.element(composer('闲聊')).toBeVisible();
        expect(page.getByText('语音已在你的另一台设备上继续').elements()).toEqual([]);
      },
    },
  ),
];

/** Events of members and of their voices. */
export const MEMBER_SCENES: readonly Scene[] = [...ROLES, ...WRITING, ...PRESENCE, ...VOICES];
