import { DEFAULT_VOICE_SETTINGS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreStage, PLACES } from '../../../../testing/kit/core-stage.ts';
import { textBody } from '../../../seeds/chat-lines.ts';
import { history } from '../chat/history.ts';
import { noticesOf } from '../notices/notices.ts';
import { voiceIdOf, voiceSettingsOf } from '../voice/settings.ts';
import { gamingByUser, gamingDetail, windowInfo } from './gaming.ts';
import { inviteConfig, isInviteSweepDue, teamList } from './invites.ts';

const { hall: hall_id, general, guides, voice } = PLACES;
const invited = { channel_id: voice, time_len: 600, tags: ['王者', ' 五排 ', '五排', ''], game_nickname: '澈' };

/** 阿澈 sits in the voice channel and has invited to it. */
function withInvite() {
  const stage = new CoreStage();
  stage.set('channel.join', 'member', { channel_id: voice });
  const { inv_id } = stage.set('channel.invite', 'member', invited);
  const lines = () => history(stage.world, stage.no('second'), { hall_id, channel_id: general });
  const list = () => teamList(stage.world, stage.no('second'), { hall_id, page_size: 99_999 }, stage.at).inv_list;
  const config = () => inviteConfig(stage.world, stage.no('second'), voice, stage.at);
  return { stage, inv_id, lines, list, config };
}

describe('team invites', () => {
  test('[api.lobby.channel.invite, hall-event.1001.team-info-status-0, entity.chat-body.msg-type-5, api.lobby.op.team-list, entity.team-invite] an invite is a team info line with status 0, and stands in the team list', () => {
    const { stage, inv_id, lines, list, config } = withInvite();
    expect(stage.caused()).toMatchObject([
      { name: 'chatMessage', body: { msg_type: '5', extra: { status: 0 } }, channel: general, mid: inv_id },
      { name: 'teamUpdated', body: { status: 0, channel_id: voice, inv_id }, audience: { kind: 'hall' } },
    ]);
    const line = lines().at(-1);
    expect(line).toMatchObject({ msg_id: inv_id, body: { msg_type: '5', extra: { status: 0 } } });
    expect(JSON.parse(line?.body.content ?? '')).toMatchObject({
      channel_id: voice,
      tags: ['王者', '五排'],
      time_len: 600,
    });
    expect(list()).toMatchObject([
      { effective: true, status: 0, inv_id, uid: stage.no('member'), channel: { id: voice }, tags: ['王者', '五排'] },
    ]);
    expect(config()).toEqual({ time_len: 600, uid: stage.no('member') });
  });

  test('[chat.invite-status-1, hall-event.1015] a change keeps the line and marks it as updated', () => {
    const { stage, inv_id, lines, list } = withInvite();
    stage.set('chat.send', 'second', { hall_id, channel_id: general, c_mid: 'c1', body: textBody('我来') });
    stage.set('channel.invite', 'member', { channel_id: voice, time_len: 900, game_info: '差一个' });
    expect(stage.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 1, inv_id } }]);
    expect(lines().filter(({ body }) => body.msg_type === '5')).toMatchObject([
      { msg_id: inv_id, body: { extra: { status: 1 } } },
    ]);
    expect(list()).toMatchObject([{ status: 1, time_len: 900, game_info: '差一个', game_nickname: '澈' }]);
  });

  test('[hall-event.1015.status-2, role.channel-invite-owner] it is ended by its owner or a manager alone', () => {
    const { stage, lines, list, config } = withInvite();
    const end = { channel_id: voice, time_len: 0 };
    expect(stage.run('channel.invite', 'second', end)).toBe('permissionNeeded');
    stage.set('channel.invite', 'member', end);
    expect(stage.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 2 } }]);
    expect([list(), config()]).toEqual([[], { time_len: 0, uid: '' }]);
    expect(lines().at(-1)?.body.extra.status).toBe(1);
    expect(stage.run('channel.invite', 'member', end)).toBe('inviteUnknown');
    stage.set('channel.invite', 'member', invited);
    stage.set('channel.invite', 'manager', end);
  });

  test('[entity.channel-invite-config, hall-event.1015.status-2] it ends when its time is over, in lists at once and by an event soon', () => {
    const { stage, list, config } = withInvite();
    stage.at += 599_000;
    expect(isInviteSweepDue(stage.world, stage.at)).toBe(false);
    expect(list()).toHaveLength(1);
    stage.at += 1000;
    expect([list(), config().time_len, isInviteSweepDue(stage.world, stage.at)]).toEqual([[], 0, true]);
    stage.set('invite.sweep', null, {});
    expect(stage.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 2, uid: stage.no('member') } }]);
    expect(isInviteSweepDue(stage.world, stage.at)).toBe(false);
  });

  test.each([
    ['its owner leaves the hall', 'hall.leave', 'member', { hall_id }],
    ['its channel is deleted', 'channel.del', 'owner', { channel_id: voice }],
    ['its message’s channel is deleted', 'channel.del', 'owner', { channel_id: general }],
  ] as const)('it ends when %s', (_what, name, person, input) => {
    const { stage, list } = withInvite();
    stage.set(name, person, input);
    expect(stage.caused().filter((event) => event.name === 'teamUpdated')).toMatchObject([{ body: { status: 2 } }]);
    expect(list()).toEqual([]);
  });

  test('[api.lobby.op.team-list] an invite is readable to users who may read the channel of its message', () => {
    const stage = new CoreStage();
    const texts = { tags: ['五排'], game_nickname: '澈', game_info: '暗号 1234' };
    stage.set('channel.join', 'member', { channel_id: voice });
    stage.set('channel.join', 'member', { channel_id: PLACES.locked, password: '1234' });
    const invite = { ...texts, channel_id: voice, text_channel_id: PLACES.locked, time_len: 600 };
    stage.set('channel.invite', 'member', invite);
    const seenBy = (person: 'member' | 'manager' | 'second') =>
      teamList(stage.world, stage.no(person), { hall_id, page_size: 10 }, stage.at).inv_list;
    for (const person of ['member', 'manager'] as const) expect(seenBy(person)).toMatchObject([texts]);
    const nothing = { tags: [], game_nickname: '', game_info: '' };
    expect(seenBy('second')).toMatchObject([{ ...nothing, uid: stage.no('member'), channel: { id: voice } }]);
    stage.set('channel.join', 'second', { channel_id: PLACES.locked, password: '1234' });
    expect(seenBy('second')).toMatchObject([texts]);
  });

  test('one channel has one invite, and its sender is in the channel', () => {
    const { stage } = withInvite();
    expect(stage.run('channel.invite', 'second', invited)).toBe('inviteRunning');
    expect(stage.run('channel.invite', 'second', { ...invited, channel_id: PLACES.lockedVoice })).toBe('voiceNeeded');
    expect(stage.run('channel.invite', 'second', { ...invited, channel_id: guides })).toBe('channelUnknown');
  });
});

describe('gaming entries', () => {
  test('[api.lobby.channel.post_gaming, api.lobby.channel.get_gaming, api.lobby.channel.gaming_by_user, api.lobby.channel.update_gaming, api.lobby.channel.close_gaming] one a person, changed and closed by them', () => {
    const stage = new CoreStage();
    const uid = stage.no('member');
    const viewer = stage.no('second');
    stage.set('channel.join', 'member', { channel_id: voice });
    const { gaming_id } = stage.set('channel.post_gaming', 'member', {
      channel_id: voice,
      game_name: ' 王者 ',
      vacancy: 2,
    });
    expect(stage.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 0, gaming_id, uid } }]);
    expect(stage.run('channel.post_gaming', 'member', { channel_id: voice, game_name: '再来' })).toBe('gamingOpen');
    stage.set('channel.update_gaming', 'member', { gaming_id, vacancy: 1, tags: ['五排'] });
    expect(stage.caused()).toMatchObject([{ body: { status: 1, gaming_id } }]);
    const entry = { gaming_id, uid, nick: '阿澈', game_name: '王者', vacancy: 1, tags: ['五排'], channel_id: voice };
    expect(gamingDetail(stage.world, viewer, String(gaming_id))).toMatchObject(entry);
    expect(gamingByUser(stage.world, viewer, uid).gaming).toMatchObject(entry);
    expect(gamingByUser(stage.world, stage.no('outsider'), uid).gaming).toBeNull();
    expect(stage.run('channel.update_gaming', 'second', { gaming_id })).toBe('permissionNeeded');
    expect(stage.run('channel.close_gaming', 'second', { gaming_id })).toBe('permissionNeeded');
    stage.set('channel.close_gaming', 'member', { gaming_id });
    expect(stage.caused()).toMatchObject([{ body: { status: 2, gaming_id } }]);
    expect(gamingByUser(stage.world, viewer, uid).gaming).toBeNull();
  });

  test('[api.lobby.channel.post_gaming] the owner of an entry is in the channel, and has given its password', () => {
    const stage = new CoreStage();
    const post = (channel_id: string) => stage.run('channel.post_gaming', 'member', { channel_id, game_name: '王者' });
    expect([post(voice), post(PLACES.lockedVoice)]).toEqual(['voiceNeeded', 'voiceNeeded']);
    stage.set('channel.join', 'member', { channel_id: PLACES.lockedVoice, password: '1234' });
    expect([post(voice), post(PLACES.lockedVoice)]).toEqual(['voiceNeeded', 'yes']);
  });

  test('[api.lobby.channel.window_channel_info] the window of a channel shows its members, its invite and its entries', () => {
    const { stage } = withInvite();
    stage.set('channel.post_gaming', 'member', { channel_id: voice, game_name: '狼人杀' });
    expect(windowInfo(stage.world, stage.no('second'), voice, stage.at)).toMatchObject({
      hall_id,
      hall_name: '样板大厅',
      channel: { id: voice, mic_list: [{ mic_uid: stage.no('member') }] },
      user_count: 1,
      invite: { time_len: 600, uid: stage.no('member') },
      gaming_list: [{ game_name: '狼人杀' }],
    });
  });
});

describe('notices', () => {
  test('[hall-event.1010, api.lobby.notice.create, api.lobby.notice.list, api.lobby.notice.del, entity.hall-notice] notices are published and removed, newest first', () => {
    const stage = new CoreStage();
    const list = () => noticesOf(stage.world, stage.no('member'), { hall_id, page_size: 99_999 }, stage.at).notice_list;
    stage.set('notice.create', 'manager', { hall_id, title: '一', content: '第一条' });
    expect(stage.caused()).toMatchObject([{ name: 'noticeChanged', body: { type: 1, notice: { title: '一' } } }]);
    stage.set('notice.create', 'owner', { hall_id, content: '第二条', type: 2 });
    expect(list()).toMatchObject([
      { content: '第二条', type: 2, expired: 0, uid: stage.no('owner') },
      { content: '第一条', type: 1, hall_id },
    ]);
    stage.set('notice.del', 'manager', { hall_id, id: list()[1]?.id });
    expect(stage.caused()).toMatchObject([{ name: 'noticeChanged', body: { type: 2, notice: { content: '第一条' } } }]);
    expect(list()).toHaveLength(1);
  });

  test('a notice disappears at its end, and the hall receives the change soon after', () => {
    const stage = new CoreStage();
    const expired = Math.floor(stage.at / 1000) + 60;
    stage.set('notice.create', 'owner', { hall_id, content: '限时', expired });
    const list = () => noticesOf(stage.world, stage.no('member'), { hall_id, page_size: 10 }, stage.at).notice_list;
    expect(list()).toMatchObject([{ expired: expired * 1000 }]);
    stage.at += 61_000;
    expect(list()).toEqual([]);
    stage.set('notice.sweep', null, {});
    expect(stage.caused()).toMatchObject([{ name: 'noticeChanged', body: { type: 2 } }]);
  });
});

describe('voice settings', () => {
  test('[api.lobby.voice.get, api.lobby.voice.settings, const.default-voice.echo-cancel, const.default-voice.gain, const.default-voice.noise-suppress, const.default-voice.ai-denoise, const.default-voice.voice-mode] voice settings are the defaults until the user saves others', () => {
    const stage = new CoreStage();
    const settings = { ...DEFAULT_VOICE_SETTINGS, EchoRemoval: true, VoiceMode: 2, Key: 'KeyV,V' };
    expect(voiceSettingsOf(stage.world, stage.no('member'))).toEqual({
      EchoRemoval: false,
      VolumeBoost: true,
      NoiseCancellation: true,
      NoiseReduction: false,
      VoiceMode: 1,
      Key: '',
    });
    stage.set('voice.settings', 'member', { voice_setting: settings });
    expect(voiceSettingsOf(stage.world, stage.no('member'))).toEqual(settings);
    expect(voiceSettingsOf(stage.world, stage.no('second'))).toEqual(DEFAULT_VOICE_SETTINGS);
  });

  test('[api.lobby.channel.get_voice_id] the audio channel is for the people in it', () => {
    const stage = new CoreStage();
    const ask = () => stage.ask((world) => voiceIdOf(world, stage.no('member'), voice));
    expect(ask()).toBe('voiceNeeded');
    stage.set('channel.join', 'member', { channel_id: voice });
    expect(ask()).toEqual({ voice_id: `w-${voice}` });
  });
});
