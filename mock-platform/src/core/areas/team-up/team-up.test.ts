import { DEFAULT_VOICE_SETTINGS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreSandbox, PLACES } from '../../../../testing/kit/core-sandbox.ts';
import { textBody } from '../../seeds/chat-lines.ts';
import { history } from '../chat/history.ts';
import { noticesOf } from '../notices/notices.ts';
import { voiceIdOf, voiceSettingsOf } from '../voice/settings.ts';
import { gamingByUser, gamingDetail, windowInfo } from './gaming.ts';
import { inviteConfig, isInviteSweepDue, teamList } from './invites.ts';

const { hall: hall_id, general, guides, voice } = PLACES;
const invited = { channel_id: voice, time_len: 600, tags: ['王者', ' 五排 ', '五排', ''], game_nickname: '澈' };

/** 阿澈 sits in the voice channel and has invited to it. */
function withInvite() {
  const sandbox = new CoreSandbox();
  sandbox.set('channel.join', 'member', { channel_id: voice });
  const { inv_id } = sandbox.set('channel.invite', 'member', invited);
  const lines = () => history(sandbox.world, sandbox.no('second'), { hall_id, channel_id: general });
  const list = () => teamList(sandbox.world, sandbox.no('second'), { hall_id, page_size: 99_999 }, sandbox.at).inv_list;
  const config = () => inviteConfig(sandbox.world, sandbox.no('second'), voice, sandbox.at);
  return { sandbox, inv_id, lines, list, config };
}

describe('team invites', () => {
  test('[api.lobby.channel.invite, hall-event.1001.team-info-status-0, entity.chat-body.msg-type-5, api.lobby.op.team-list, entity.team-invite] an invite is a team info line with status 0, and stands in the team list', () => {
    const { sandbox, inv_id, lines, list, config } = withInvite();
    expect(sandbox.caused()).toMatchObject([
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
      { effective: true, status: 0, inv_id, uid: sandbox.no('member'), channel: { id: voice }, tags: ['王者', '五排'] },
    ]);
    expect(config()).toEqual({ time_len: 600, uid: sandbox.no('member') });
  });

  test('[chat.invite-status-1, hall-event.1015] a change keeps the line and marks it as updated', () => {
    const { sandbox, inv_id, lines, list } = withInvite();
    sandbox.set('chat.send', 'second', { hall_id, channel_id: general, c_mid: 'c1', body: textBody('我来') });
    sandbox.set('channel.invite', 'member', { channel_id: voice, time_len: 900, game_info: '差一个' });
    expect(sandbox.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 1, inv_id } }]);
    expect(lines().filter(({ body }) => body.msg_type === '5')).toMatchObject([
      { msg_id: inv_id, body: { extra: { status: 1 } } },
    ]);
    expect(list()).toMatchObject([{ status: 1, time_len: 900, game_info: '差一个', game_nickname: '澈' }]);
  });

  test('[hall-event.1015.status-2, role.channel-invite-owner] it is ended by its owner or a manager alone', () => {
    const { sandbox, lines, list, config } = withInvite();
    const end = { channel_id: voice, time_len: 0 };
    expect(sandbox.run('channel.invite', 'second', end)).toBe('permissionNeeded');
    sandbox.set('channel.invite', 'member', end);
    expect(sandbox.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 2 } }]);
    expect([list(), config()]).toEqual([[], { time_len: 0, uid: '' }]);
    expect(lines().at(-1)?.body.extra.status).toBe(1);
    expect(sandbox.run('channel.invite', 'member', end)).toBe('inviteUnknown');
    sandbox.set('channel.invite', 'member', invited);
    sandbox.set('channel.invite', 'manager', end);
  });

  test('[entity.channel-invite-config, hall-event.1015.status-2] it ends when its time is over, in lists at once and by an event soon', () => {
    const { sandbox, list, config } = withInvite();
    sandbox.at += 599_000;
    expect(isInviteSweepDue(sandbox.world, sandbox.at)).toBe(false);
    expect(list()).toHaveLength(1);
    sandbox.at += 1000;
    expect([list(), config().time_len, isInviteSweepDue(sandbox.world, sandbox.at)]).toEqual([[], 0, true]);
    sandbox.set('invite.sweep', null, {});
    expect(sandbox.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 2, uid: sandbox.no('member') } }]);
    expect(isInviteSweepDue(sandbox.world, sandbox.at)).toBe(false);
  });

  test('[api.lobby.channel.invite, hall-event.1015.status-2] an expired invite stands in the way of none, and is not revived', () => {
    const { sandbox, inv_id, list } = withInvite();
    sandbox.set('channel.join', 'second', { channel_id: voice });
    sandbox.at += 600_500;
    expect(sandbox.run('channel.invite', 'member', { channel_id: voice, time_len: 0 })).toBe('inviteUnknown');
    const anew = sandbox.set('channel.invite', 'second', invited);
    expect(anew.inv_id).not.toBe(inv_id);
    expect(sandbox.caused().filter(({ name }) => name === 'teamUpdated')).toMatchObject([
      { body: { status: 2, inv_id } },
      { body: { status: 0, inv_id: anew.inv_id } },
    ]);
    expect(list()).toMatchObject([{ uid: sandbox.no('second') }]);
  });

  test.each([
    ['its owner leaves the hall', 'hall.leave', 'member', { hall_id }],
    ['its channel is deleted', 'channel.del', 'owner', { channel_id: voice }],
    ['its message’s channel is deleted', 'channel.del', 'owner', { channel_id: general }],
  ] as const)('it ends when %s', (_what, name, person, input) => {
    const { sandbox, list } = withInvite();
    sandbox.set(name, person, input);
    expect(sandbox.caused().filter((event) => event.name === 'teamUpdated')).toMatchObject([{ body: { status: 2 } }]);
    expect(list()).toEqual([]);
  });

  test('[api.lobby.op.team-list] an invite is readable to users who may read the channel of its message', () => {
    const sandbox = new CoreSandbox();
    const texts = { tags: ['五排'], game_nickname: '澈', game_info: '暗号 1234' };
    sandbox.set('channel.join', 'member', { channel_id: voice });
    sandbox.set('channel.join', 'member', { channel_id: PLACES.locked, password: '1234' });
    const invite = { ...texts, channel_id: voice, text_channel_id: PLACES.locked, time_len: 600 };
    sandbox.set('channel.invite', 'member', invite);
    const seenBy = (person: 'member' | 'manager' | 'second') =>
      teamList(sandbox.world, sandbox.no(person), { hall_id, page_size: 10 }, sandbox.at).inv_list;
    for (const person of ['member', 'manager'] as const) expect(seenBy(person)).toMatchObject([texts]);
    const nothing = { tags: [], game_nickname: '', game_info: '' };
    expect(seenBy('second')).toMatchObject([{ ...nothing, uid: sandbox.no('member'), channel: { id: voice } }]);
    sandbox.set('channel.join', 'second', { channel_id: PLACES.locked, password: '1234' });
    expect(seenBy('second')).toMatchObject([texts]);
  });

  test('one channel has one invite, and its sender is in the channel', () => {
    const { sandbox } = withInvite();
    expect(sandbox.run('channel.invite', 'second', invited)).toBe('inviteRunning');
    expect(sandbox.run('channel.invite', 'second', { ...invited, channel_id: PLACES.lockedVoice })).toBe('voiceNeeded');
    expect(sandbox.run('channel.invite', 'second', { ...invited, channel_id: guides })).toBe('channelUnknown');
  });
});

describe('gaming entries', () => {
  test('[api.lobby.channel.post_gaming, api.lobby.channel.get_gaming, api.lobby.channel.gaming_by_user, api.lobby.channel.update_gaming, api.lobby.channel.close_gaming] one a person, changed and closed by them', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    const viewer = sandbox.no('second');
    sandbox.set('channel.join', 'member', { channel_id: voice });
    const { gaming_id } = sandbox.set('channel.post_gaming', 'member', {
      channel_id: voice,
      game_name: ' 王者 ',
      vacancy: 2,
    });
    expect(sandbox.caused()).toMatchObject([{ name: 'teamUpdated', body: { status: 0, gaming_id, uid } }]);
    expect(sandbox.run('channel.post_gaming', 'member', { channel_id: voice, game_name: '再来' })).toBe('gamingOpen');
    sandbox.set('channel.update_gaming', 'member', { gaming_id, vacancy: 1, tags: ['五排'] });
    expect(sandbox.caused()).toMatchObject([{ body: { status: 1, gaming_id } }]);
    const entry = { gaming_id, uid, nick: '阿澈', game_name: '王者', vacancy: 1, tags: ['五排'], channel_id: voice };
    expect(gamingDetail(sandbox.world, viewer, String(gaming_id))).toMatchObject(entry);
    expect(gamingByUser(sandbox.world, viewer, uid).gaming).toMatchObject(entry);
    expect(gamingByUser(sandbox.world, sandbox.no('outsider'), uid).gaming).toBeNull();
    expect(sandbox.run('channel.update_gaming', 'second', { gaming_id })).toBe('permissionNeeded');
    expect(sandbox.run('channel.close_gaming', 'second', { gaming_id })).toBe('permissionNeeded');
    sandbox.set('channel.close_gaming', 'member', { gaming_id });
    expect(sandbox.caused()).toMatchObject([{ body: { status: 2, gaming_id } }]);
    expect(gamingByUser(sandbox.world, viewer, uid).gaming).toBeNull();
  });

  test('[api.lobby.channel.post_gaming] the owner of an entry is in the channel, and has given its password', () => {
    const sandbox = new CoreSandbox();
    const post = (channel_id: string) =>
      sandbox.run('channel.post_gaming', 'member', { channel_id, game_name: '王者' });
    expect([post(voice), post(PLACES.lockedVoice)]).toEqual(['voiceNeeded', 'voiceNeeded']);
    sandbox.set('channel.join', 'member', { channel_id: PLACES.lockedVoice, password: '1234' });
    expect([post(voice), post(PLACES.lockedVoice)]).toEqual(['voiceNeeded', 'yes']);
  });

  test('[api.lobby.channel.window_channel_info] the window of a channel shows its members, its invite and its entries', () => {
    const { sandbox } = withInvite();
    sandbox.set('channel.post_gaming', 'member', { channel_id: voice, game_name: '狼人杀' });
    expect(windowInfo(sandbox.world, sandbox.no('second'), voice, sandbox.at)).toMatchObject({
      hall_id,
      hall_name: '样板大厅',
      channel: { id: voice, mic_list: [{ mic_uid: sandbox.no('member') }] },
      user_count: 1,
      invite: { time_len: 600, uid: sandbox.no('member') },
      gaming_list: [{ game_name: '狼人杀' }],
    });
  });
});

describe('notices', () => {
  test('[hall-event.1010, api.lobby.notice.create, api.lobby.notice.list, api.lobby.notice.del, entity.hall-notice] notices are published and removed, newest first', () => {
    const sandbox = new CoreSandbox();
    const list = () =>
      noticesOf(sandbox.world, sandbox.no('member'), { hall_id, page_size: 99_999 }, sandbox.at).notice_list;
    sandbox.set('notice.create', 'manager', { hall_id, title: '一', content: '第一条' });
    expect(sandbox.caused()).toMatchObject([{ name: 'noticeChanged', body: { type: 1, notice: { title: '一' } } }]);
    sandbox.set('notice.create', 'owner', { hall_id, content: '第二条', type: 2 });
    expect(list()).toMatchObject([
      { content: '第二条', type: 2, expired: 0, uid: sandbox.no('owner') },
      { content: '第一条', type: 1, hall_id },
    ]);
    sandbox.set('notice.del', 'manager', { hall_id, id: list()[1]?.id });
    expect(sandbox.caused()).toMatchObject([
      { name: 'noticeChanged', body: { type: 2, notice: { content: '第一条' } } },
    ]);
    expect(list()).toHaveLength(1);
  });

  test('a notice disappears at its end, and the hall receives the change soon after', () => {
    const sandbox = new CoreSandbox();
    const expired = Math.floor(sandbox.at / 1000) + 60;
    sandbox.set('notice.create', 'owner', { hall_id, content: '限时', expired });
    const list = () =>
      noticesOf(sandbox.world, sandbox.no('member'), { hall_id, page_size: 10 }, sandbox.at).notice_list;
    expect(list()).toMatchObject([{ expired: expired * 1000 }]);
    sandbox.at += 61_000;
    expect(list()).toEqual([]);
    sandbox.set('notice.sweep', null, {});
    expect(sandbox.caused()).toMatchObject([{ name: 'noticeChanged', body: { type: 2 } }]);
  });
});

describe('voice settings', () => {
  test('[api.lobby.voice.get, api.lobby.voice.settings, const.default-voice.echo-cancel, const.default-voice.gain, const.default-voice.noise-suppress, const.default-voice.ai-denoise, const.default-voice.voice-mode] voice settings are the defaults until the user saves others', () => {
    const sandbox = new CoreSandbox();
    const settings = { ...DEFAULT_VOICE_SETTINGS, EchoRemoval: true, VoiceMode: 2, Key: 'KeyV,V' };
    expect(voiceSettingsOf(sandbox.world, sandbox.no('member'))).toEqual({
      EchoRemoval: false,
      VolumeBoost: true,
      NoiseCancellation: true,
      NoiseReduction: false,
      VoiceMode: 1,
      Key: '',
    });
    sandbox.set('voice.settings', 'member', { voice_setting: settings });
    expect(voiceSettingsOf(sandbox.world, sandbox.no('member'))).toEqual(settings);
    expect(voiceSettingsOf(sandbox.world, sandbox.no('second'))).toEqual(DEFAULT_VOICE_SETTINGS);
  });

  test('[api.lobby.channel.get_voice_id] the audio channel is for the people in it', () => {
    const sandbox = new CoreSandbox();
    const ask = () => sandbox.ask((world) => voiceIdOf(world, sandbox.no('member'), voice));
    expect(ask()).toBe('voiceNeeded');
    sandbox.set('channel.join', 'member', { channel_id: voice });
    expect(ask()).toEqual({ voice_id: `w-${voice}` });
  });
});
