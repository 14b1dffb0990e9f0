import { HALL_CHANNELS_MAX, HALLS_OWNED_MAX } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { CoreSandbox, PLACES } from '../../../../testing/kit/core-sandbox.ts';
import { channelIdOf, hallIdOf } from '../../kernel/ids.ts';
import { textBody } from '../../seeds/chat-lines.ts';
import { channelDetail, channelTree } from '../channels/channels.ts';
import { checkJoin } from '../channels/join.ts';
import { history } from '../chat/history.ts';
import { listMicApplications } from './mic-applications.ts';
import { hallDetail, hallsOfUser, hallUsers, myHalls } from './queries.ts';

const { hall: hall_id, heading, general, guides, locked, voice, lockedVoice } = PLACES;
const page = { page: 1, page_size: 30 };
const names = (sandbox: CoreSandbox) => sandbox.caused().map(({ name }) => name);

describe('a hall', () => {
  test('[api.lobby.hall.create] begins with its owner, a welcome channel and a voice channel', () => {
    const sandbox = new CoreSandbox();
    const { hall_id: made } = sandbox.set('hall.create', 'outsider', { name: ' 深夜电台 ', intro: '来坐坐' });
    const no = sandbox.no('outsider');
    const detail = hallDetail(sandbox.world, no, hallIdOf(String(made)));
    expect(detail).toMatchObject({ name: '深夜电台', intro: '来坐坐', user_id: no, in_hall: true, user_count: 1 });
    expect(detail.channels?.map(({ type }) => type)).toEqual([1, 2]);
    expect(detail.welcome_channel_id).toBe(detail.channels?.[0]?.id);
    expect(sandbox.caused()).toMatchObject([
      { name: 'membershipChanged', body: { type: 1, hall_id: made }, audience: { kind: 'user', no } },
    ]);
    for (let owned = 2; owned < HALLS_OWNED_MAX; owned += 1)
      sandbox.set('hall.create', 'outsider', { name: `第${owned}个` });
    expect(sandbox.run('hall.create', 'outsider', { name: '太多了' })).toBe('hallsFull');
  });

  test('a number is given once: a dissolved hall’s is not taken again', () => {
    const sandbox = new CoreSandbox();
    const first = sandbox.set('hall.create', 'outsider', { name: '一' })['hall_id'];
    sandbox.set('hall.delete', 'outsider', { hall_id: first });
    expect(sandbox.set('hall.create', 'outsider', { name: '二' })['hall_id']).not.toBe(first);
  });

  test('[api.lobby.hall.update, hall-event.1006.type-2] a hall is edited field by field, and its members are notified', () => {
    const sandbox = new CoreSandbox();
    sandbox.set('hall.update', 'manager', { hall_id, name: '新样板', welcome_channel_id: guides });
    expect(sandbox.caused()).toMatchObject([
      { name: 'hallEdited', body: { type: 2 }, audience: { kind: 'hall', hall_id } },
    ]);
    expect(hallDetail(sandbox.world, sandbox.no('member'), hall_id)).toMatchObject({
      name: '新样板',
      intro: '每个按钮都有事可做。',
      welcome_channel_id: guides,
    });
    for (const welcome_channel_id of [voice, locked, heading, '404']) {
      expect(sandbox.run('hall.update', 'owner', { hall_id, welcome_channel_id })).toBe('welcomeChannelNeeded');
    }
  });

  test('[api.lobby.hall.delete, hall-event.1003] a dissolved hall takes its content with it, and all members are notified', () => {
    const sandbox = new CoreSandbox();
    sandbox.look('member', guides);
    sandbox.set('channel.join', 'second', { channel_id: voice });
    sandbox.set('channel.invite', 'second', { channel_id: voice, time_len: 600 });
    sandbox.set('channel.post_gaming', 'second', { channel_id: voice, game_name: '王者' });
    sandbox.set('notice.create', 'owner', { hall_id, content: '公告' });
    const members = [...sandbox.hall().members.keys()];
    sandbox.set('hall.delete', 'owner', { hall_id });
    expect(sandbox.caused()).toMatchObject([
      { name: 'hallDissolved', body: { hall_id }, audience: { kind: 'people', hall_id, nos: members } },
    ]);
    expect(sandbox.world.halls.has(hall_id)).toBe(false);
    expect([general, voice].map((id) => sandbox.world.channels.has(id))).toEqual([false, false]);
    expect(sandbox.world.places.get(sandbox.no('member'))).toEqual({ hall_id: '', voice: '', text: '', viewing: [] });
    expect(sandbox.world.places.get(sandbox.no('second'))).toMatchObject({ voice: '' });
    const { invites, gamings, gaming_of } = sandbox.world.team_up;
    expect([sandbox.world.notices.of.size, invites.size, gamings.size, gaming_of.size]).toEqual([0, 0, 0, 0]);
    expect(sandbox.ask((world) => hallDetail(world, sandbox.no('owner'), hall_id))).toBe('hallProblem');
    expect(myHalls(sandbox.world, sandbox.no('member'), page).list).toEqual([]);
  });
});

describe('coming and going', () => {
  test('[api.lobby.hall.leave, hall-event.2000.type-2, hall-event.presence.state-3] a member who leaves receives the event, and the others see the departure', () => {
    const sandbox = new CoreSandbox();
    const no = sandbox.no('member');
    sandbox.set('channel.join', 'member', { channel_id: voice });
    sandbox.set('hall.leave', 'member', { hall_id });
    expect(names(sandbox)).toEqual([
      'voiceMembershipChanged',
      'micListChanged',
      'presenceChanged',
      'membershipChanged',
    ]);
    expect(sandbox.caused().at(-2)).toMatchObject({ body: { uid: no, state: 3 }, audience: { kind: 'hall', hall_id } });
    expect(sandbox.caused().at(-1)).toMatchObject({
      body: { type: 2, hall_id, hall_name: '样板大厅', uid: no },
      audience: { kind: 'user', no },
    });
    expect(sandbox.hall().members.has(no)).toBe(false);
    expect(sandbox.run('chat.send', 'member', { hall_id, channel_id: general, c_mid: 'c', body: textBody('x') })).toBe(
      'hallMembershipNeeded',
    );
  });

  test('[api.lobby.hall.kick_out, hall-event.2000.type-3, role.hall-function.kick-out] a kicked member may join again', () => {
    const sandbox = new CoreSandbox();
    const no = sandbox.no('member');
    sandbox.set('hall.kick_out', 'manager', { hall_id, uid: no });
    expect(sandbox.caused().at(-1)).toMatchObject({
      name: 'membershipChanged',
      body: { type: 3 },
      audience: { kind: 'user', no },
      from: sandbox.no('manager'),
    });
    sandbox.set('hall.enter', 'member', { hall_id });
    // New in the hall and offline: none of their connections is open.
    expect(names(sandbox)).toEqual(['presenceChanged', 'presenceChanged', 'membershipChanged']);
  });

  test('[role.hall-text-mute, role.hall-mic-mute] mutes are not shaken off by leaving and coming back', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    sandbox.set('channel.mute', 'manager', { hall_id, uid, mute: true });
    sandbox.set('hall.user_mute_mic', 'manager', { hall_id, uid, mute: true });
    sandbox.set('hall.leave', 'member', { hall_id });
    sandbox.set('hall.enter', 'member', { hall_id });
    expect(sandbox.hall().members.get(uid)).toMatchObject({ text_mute: true, mic_mute: true, role: '' });
    expect(sandbox.world.mutes.get(hall_id)?.size).toBe(0);
  });

  test('[error.50, hall-event.1005] a ban takes a person out of the channel and holds until it is lifted', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    sandbox.set('channel.join', 'member', { channel_id: voice });
    sandbox.set('hall.kick_out', 'manager', { hall_id, uid, channel_id: voice });
    expect(names(sandbox)).toEqual(['voiceMembershipChanged', 'micListChanged', 'memberBanned']);
    expect(sandbox.run('channel.join', 'member', { channel_id: voice })).toBe('channelBanned');
    sandbox.set('hall.leave', 'member', { hall_id });
    sandbox.set('hall.enter', 'member', { hall_id });
    expect(sandbox.run('channel.join', 'member', { channel_id: voice })).toBe('channelBanned');
    sandbox.set('hall.kick_out', 'owner', { hall_id, uid, channel_id: voice, lift: true });
    expect(names(sandbox)).toEqual([]);
    sandbox.set('channel.join', 'member', { channel_id: voice });
  });

  test('[api.lobby.hall.user_hall] the halls of a person are those of their memberships', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('outsider');
    const list = () =>
      hallsOfUser(sandbox.world, sandbox.no('member'), { ...page, uid }).list.map(({ id, in_hall }) => [id, in_hall]);
    expect(list()).toEqual([[PLACES.otherHall, false]]);
    sandbox.set('hall.enter', 'outsider', { hall_id });
    expect(list()).toEqual([
      [hall_id, true],
      [PLACES.otherHall, false],
    ]);
  });
});

describe('roles and mutes', () => {
  test('[api.lobby.hall.user_list] members are found by a part of the nick or by their number', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    const found = (keyword: string) =>
      hallUsers(sandbox.world, uid, { ...page, hall_id, keyword }).users.map(({ id }) => id);
    const nick = hallUsers(sandbox.world, uid, { ...page, hall_id, filter_user_id: uid }).users[0]?.nick ?? '';
    expect(found(` ${nick.slice(1).toUpperCase()} `)).toContain(uid);
    expect(found(uid)).toEqual([uid]);
    expect(found('no such nick')).toEqual([]);
    expect(found('')).toHaveLength(hallUsers(sandbox.world, uid, { ...page, hall_id }).users.length);
  });

  test('[api.lobby.hall.user_list] the list is narrowed to owner and managers, or to the muted, beside a search', () => {
    const sandbox = new CoreSandbox();
    const [owner, manager, uid] = [sandbox.no('owner'), sandbox.no('manager'), sandbox.no('member')];
    const listed = (only: 'manage' | 'muted', keyword = '') =>
      hallUsers(sandbox.world, uid, { ...page, hall_id, only, keyword }).users.map(({ id }) => id);
    expect(listed('manage').toSorted()).toEqual([owner, manager].toSorted());
    expect(listed('manage', uid)).toEqual([]);
    const before = listed('muted');
    sandbox.set('channel.mute', 'owner', { hall_id, uid, mute: true });
    sandbox.set('hall.user_mute_mic', 'owner', { hall_id, uid: manager, mute: true });
    expect(listed('muted').toSorted()).toEqual([...before, uid, manager].toSorted());
    expect(listed('muted', uid)).toEqual([uid]);
  });

  test('[hall-event.user-change.type-1-manage, hall-event.user-change.type-1-other, role.hall-function.set-manager, role.hall-function.remove-manager, role.hall-function.cancel-admin] managers come and go by 1008, told once', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    const roles = () =>
      hallUsers(sandbox.world, uid, { ...page, hall_id, filter_user_id: uid }).users.map(({ role }) => role);
    sandbox.set('hall.set_manage', 'owner', { hall_id, uid });
    expect(sandbox.caused()).toMatchObject([{ name: 'systemMessage', body: { uid, type: 1, ctx: 'manage' } }]);
    expect(roles()).toEqual(['manage']);
    sandbox.set('hall.set_manage', 'owner', { hall_id, uid });
    expect(names(sandbox)).toEqual([]);
    sandbox.set('hall.remove_manage', 'owner', { hall_id, uid });
    expect(sandbox.caused()).toMatchObject([{ name: 'systemMessage', body: { uid, type: 1, ctx: '' } }]);
    expect(roles()).toEqual(['']);
  });

  test('[hall-event.1016, hall-event.user-change.type-2-ctx-1, hall-event.user-change.type-2-ctx-2, role.hall-function.mute, role.hall-function.mute-all] mutes of one and of all are separate', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    let sent = 0;
    const say = (person: 'member' | 'second' | 'manager') => {
      sent += 1;
      return sandbox.run('chat.send', person, { hall_id, channel_id: general, c_mid: `c${sent}`, body: textBody('x') });
    };
    sandbox.set('channel.mute', 'manager', { hall_id, uid, mute: true });
    expect(sandbox.caused()).toMatchObject([{ name: 'sendForbidden', body: { uid, type: 2, ctx: 1 } }]);
    expect([say('member'), say('second'), say('manager')]).toEqual(['textMuted', 'yes', 'yes']);
    sandbox.set('channel.mute_all', 'manager', { hall_id, mute: true });
    expect(sandbox.caused()).toMatchObject([{ name: 'sendForbidden', body: { uid: '', type: 2, ctx: 1 } }]);
    expect([say('member'), say('second'), say('manager')]).toEqual(['textMuted', 'textMuted', 'yes']);
    sandbox.set('channel.mute_all', 'owner', { hall_id, mute: false });
    expect([say('member'), say('second')]).toEqual(['textMuted', 'yes']);
    sandbox.set('channel.mute', 'owner', { hall_id, uid, mute: false });
    expect(sandbox.caused()).toMatchObject([{ name: 'sendForbidden', body: { uid, type: 2, ctx: 2 } }]);
    expect(say('member')).toBe('yes');
  });

  test('[role.hall-function.mute-all, api.lobby.channel.mute_all] all members in a voice channel are muted at once, owner and managers keep their voice, and one line tells of it', () => {
    const sandbox = new CoreSandbox();
    const [member, manager, second] = (['member', 'manager', 'second'] as const).map((who) => sandbox.no(who));
    for (const who of ['owner', 'manager', 'member'] as const) sandbox.set('channel.join', who, { channel_id: voice });
    const all = { hall_id, channel_id: voice };
    const mutes = () => [member, manager, second].map((no) => no && sandbox.hall().members.get(no)?.mic_mute);
    expect(sandbox.run('channel.mute_all', 'member', { ...all, mute: true })).toBe('permissionNeeded');
    expect(sandbox.run('channel.mute_all', 'manager', { hall_id, channel_id: '404', mute: true })).toBe(
      'channelUnknown',
    );
    sandbox.set('channel.mute_all', 'manager', { ...all, mute: true });
    expect(mutes()).toEqual([true, false, false]);
    expect(sandbox.caused()).toMatchObject([
      { name: 'systemMessage', body: { msg: '', uid: member, type: 3, ctx: '1', by: { id: manager } } },
      { name: 'micListChanged', body: { mic_uid: member, mic_state: false } },
      { name: 'systemMessage', body: { msg: expect.stringContaining('全员禁麦') } },
    ]);
    sandbox.set('channel.mute_all', 'manager', { ...all, mute: true });
    expect(sandbox.caused()).toEqual([]);
    sandbox.set('channel.mute_all', 'owner', { ...all, mute: false });
    expect(mutes()).toEqual([false, false, false]);
    // Who comes later is not muted.
    sandbox.set('channel.mute_all', 'owner', { ...all, mute: true });
    sandbox.set('channel.join', 'second', { channel_id: voice });
    expect(mutes()).toEqual([true, false, false]);
  });

  test('[role.hall-function.mute-mic, role.hall-mic-mute, api.lobby.hall.user_mute_mic] a muted microphone closes, and opens by its owner alone', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    const open = () => sandbox.world.channels.get(voice)?.mics.get(uid)?.open;
    sandbox.set('channel.join', 'member', { channel_id: voice });
    expect(open()).toBe(true);
    sandbox.set('hall.user_mute_mic', 'manager', { hall_id, uid, mute: true });
    expect(sandbox.caused()).toMatchObject([
      { name: 'systemMessage', body: { uid, type: 3, ctx: '1' } },
      { name: 'micListChanged', body: { mic_uid: uid, mic_op: 1, mic_state: false } },
    ]);
    expect(sandbox.run('hall.user_mute_mic', 'member', { hall_id, uid, mute: false })).toBe('micMuted');
    sandbox.set('hall.user_mute_mic', 'manager', { hall_id, uid, mute: false });
    expect(open()).toBe(false);
    sandbox.set('hall.user_mute_mic', 'member', { hall_id, uid, mute: false });
    expect(open()).toBe(true);
    expect(names(sandbox)).toEqual(['micListChanged']);
  });

  test('[role.hall-function.approve-mic] a muted member asks to be heard, a manager approves, and the microphone stays closed until its owner opens it', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    const group = { group_id: voice };
    const mic = () => sandbox.world.channels.get(voice)?.mics.get(uid);
    const queue = () => sandbox.ask((world) => listMicApplications(world, sandbox.no('manager'), voice));
    sandbox.set('channel.join', 'member', { channel_id: voice });
    // Without a mute there is nothing to ask for.
    sandbox.set('hall.apply_mic', 'member', group);
    expect(sandbox.caused()).toEqual([]);
    sandbox.set('hall.user_mute_mic', 'manager', { hall_id, uid, mute: true });
    sandbox.set('hall.apply_mic', 'member', group);
    const applied = sandbox.at;
    expect(sandbox.caused()).toMatchObject([
      { name: 'micListChanged', body: { mic_uid: uid, mic_op: 1, mic_state: false, apply_time: applied } },
    ]);
    // A second application keeps its place in the queue.
    sandbox.set('hall.apply_mic', 'member', group);
    expect(queue()).toMatchObject({ list: [{ apply_id: uid, mic_number: 0, time: applied }], count: 1 });
    expect(sandbox.ask((world) => listMicApplications(world, uid, voice))).toBe('permissionNeeded');
    expect(sandbox.run('hall.approve_mic', 'second', { ...group, to: uid })).toBe('permissionNeeded');

    expect(sandbox.set('hall.decline_mics', 'manager', { ...group, to: uid })).toEqual({ cleared: 1 });
    expect(sandbox.caused()[0]?.body).not.toHaveProperty('apply_time');
    // Another manager was faster: the slower one is told, and nothing is announced.
    expect(sandbox.run('hall.decline_mics', 'manager', { ...group, to: uid })).toBe('seatApplicationUnknown');
    expect(sandbox.set('hall.decline_mics', 'manager', group)).toEqual({ cleared: 0 });
    expect(sandbox.run('hall.approve_mic', 'manager', { ...group, to: uid })).toBe('seatApplicationUnknown');
    sandbox.set('hall.apply_mic', 'member', group);
    sandbox.set('hall.approve_mic', 'manager', { ...group, to: uid });
    expect(sandbox.caused()).toMatchObject([
      { name: 'systemMessage', body: { uid, type: 3, ctx: '2' } },
      { name: 'micListChanged', body: { mic_uid: uid, mic_state: false } },
    ]);
    expect(mic()).toMatchObject({ open: false });
    expect(mic()).not.toHaveProperty('applied');
    sandbox.set('hall.user_mute_mic', 'member', { hall_id, uid, mute: false });
    expect(mic()).toMatchObject({ open: true });
  });

  test('[role.hall-function.approve-mic] an application ends with the mute, by its owner, and with the place; managers decide about those they reach', () => {
    const sandbox = new CoreSandbox();
    const uid = sandbox.no('member');
    const group = { group_id: voice };
    const count = () => sandbox.ask((world) => listMicApplications(world, sandbox.no('owner'), voice));
    const asks = (person: 'member' | 'manager') => {
      sandbox.set('channel.join', person, { channel_id: voice });
      sandbox.set('hall.user_mute_mic', 'owner', { hall_id, uid: sandbox.no(person), mute: true });
      sandbox.set('hall.apply_mic', person, group);
    };
    asks('member');
    sandbox.set('hall.user_mute_mic', 'manager', { hall_id, uid, mute: false });
    expect(count()).toMatchObject({ count: 0 });
    asks('member');
    sandbox.set('hall.withdraw_mic', 'member', group);
    expect(sandbox.run('hall.withdraw_mic', 'member', group)).toBe('seatApplicationUnknown');
    sandbox.set('hall.apply_mic', 'member', group);
    sandbox.set('channel.leave', 'member', { channel_id: voice });
    expect(count()).toMatchObject({ count: 0 });
    asks('member');
    asks('manager');
    // A manager reaches members only, and so the own application stays.
    expect(sandbox.run('hall.approve_mic', 'manager', { ...group, to: sandbox.no('manager') })).toBe('personProtected');
    expect(sandbox.run('hall.decline_mics', 'manager', { ...group, to: sandbox.no('manager') })).toBe(
      'seatApplicationUnknown',
    );
    expect(sandbox.set('hall.decline_mics', 'manager', group)).toEqual({ cleared: 1 });
    expect(sandbox.set('hall.decline_mics', 'owner', group)).toEqual({ cleared: 1 });
  });
});

describe('channels', () => {
  test('[api.lobby.channel.create, api.lobby.channel.update, hall-event.1006.type-1] channels are created and edited, and members hear which', () => {
    const sandbox = new CoreSandbox();
    const made = { hall_id, name: '开黑二号', type: 2, parent_id: heading, limit_mic: 5 };
    const { channel_id } = sandbox.set('channel.create', 'manager', made);
    expect(sandbox.caused()).toMatchObject([{ name: 'hallEdited', body: { type: 1, hall_id, channel_id } }]);
    const tree = () => channelTree(sandbox.world, sandbox.hall(), sandbox.no('member'));
    expect(tree()[0]?.children?.at(-1)).toMatchObject({ id: channel_id, name: '开黑二号', limit_mic: 5, pass: false });
    sandbox.set('channel.update', 'manager', { channel_id, name: '开黑', parent_id: '', limit_mic: 3 });
    expect(tree().at(-1)).toMatchObject({ id: channel_id, name: '开黑', limit_mic: 3 });
    for (let count = sandbox.hall().channels.length; count < HALL_CHANNELS_MAX; count += 1) {
      sandbox.set('channel.create', 'owner', { hall_id, name: `第${count}个`, type: 1 });
    }
    expect(sandbox.run('channel.create', 'owner', { hall_id, name: '太多了', type: 1 })).toBe('channelsFull');
  });

  test('[api.lobby.channel.del, hall-event.1006.type-3] a user in a deleted channel loses the place and receives the welcome channel', () => {
    const sandbox = new CoreSandbox();
    sandbox.look('member', guides);
    sandbox.set('channel.del', 'manager', { channel_id: guides });
    expect(sandbox.caused()).toMatchObject([{ name: 'hallEdited', body: { type: 3, hall_id, channel_id: guides } }]);
    expect(sandbox.world.places.get(sandbox.no('member'))).toMatchObject({ text: '', viewing: [] });
    expect(sandbox.ask((world) => channelDetail(world, sandbox.no('member'), guides))).toBe('channelUnknown');

    sandbox.set('channel.join', 'member', { channel_id: voice });
    sandbox.set('channel.del', 'owner', { channel_id: voice });
    expect(names(sandbox)).toEqual(['voiceMembershipChanged', 'micListChanged', 'hallEdited']);
  });

  test('a hall keeps a welcome channel that every member may enter', () => {
    const sandbox = new CoreSandbox();
    expect(sandbox.hall().welcome).toBe(general);
    expect(sandbox.run('channel.set_password', 'owner', { channel_id: general, password: 'x' })).toBe(
      'welcomeChannelNeeded',
    );
    sandbox.set('channel.del', 'owner', { channel_id: general });
    expect(sandbox.hall().welcome).toBe(guides);
    // The remaining channel is locked.
    expect(sandbox.run('channel.del', 'owner', { channel_id: guides })).toBe('welcomeChannelNeeded');
  });

  test('channels of a deleted group move out of it', () => {
    const sandbox = new CoreSandbox();
    sandbox.set('channel.del', 'owner', { channel_id: heading });
    const tree = channelTree(sandbox.world, sandbox.hall(), sandbox.no('member'));
    expect(tree.map(({ id }) => id)).toEqual([general, guides, locked, voice, lockedVoice]);
  });

  test('[hall-event.2003, api.lobby.channel.set_password] a new password is asked of all but those inside', () => {
    const sandbox = new CoreSandbox();
    const joins = (person: 'member' | 'second' | 'manager') =>
      sandbox.ask((world) => checkJoin(world, sandbox.no(person), guides).is_join);
    sandbox.look('member', guides);
    sandbox.set('channel.set_password', 'manager', { channel_id: guides, password: '8888' });
    expect(sandbox.caused()).toMatchObject([
      { name: 'voicePasswordChanged', body: { hall_id, channel_id: guides, pass: true }, audience: { kind: 'hall' } },
    ]);
    // member looks at it, second does not, owner and managers are never asked
    expect([joins('member'), joins('second'), joins('manager')]).toEqual([2, 1, 2]);
    expect(sandbox.ask((world) => history(world, sandbox.no('second'), { hall_id, channel_id: guides }))).toBe(
      'channelPasswordWrong',
    );
    sandbox.set('channel.join', 'second', { channel_id: guides, password: '8888' });
    expect(joins('second')).toBe(2);
    // A person who looks elsewhere at the next change has to give the new one.
    sandbox.set('channel.join', 'member', { channel_id: general });
    sandbox.set('channel.set_password', 'owner', { channel_id: guides, password: '9999' });
    expect([joins('member'), joins('second')]).toEqual([1, 1]);
    expect(sandbox.run('channel.join', 'second', { channel_id: guides, password: '8888' })).toBe(
      'channelPasswordWrong',
    );
    sandbox.set('channel.set_password', 'owner', { channel_id: guides, password: '' });
    expect(sandbox.caused()).toMatchObject([{ body: { pass: false } }]);
    expect(joins('second')).toBe(2);
  });

  test('a member in a voice channel stays when it is locked, and is asked after leaving', () => {
    const sandbox = new CoreSandbox();
    const asked = () => sandbox.ask((world) => checkJoin(world, sandbox.no('member'), voice).is_join);
    sandbox.set('channel.join', 'member', { channel_id: voice });
    sandbox.set('channel.set_password', 'owner', { channel_id: voice, password: '1' });
    expect(asked()).toBe(2);
    sandbox.set('channel.leave', 'member', { channel_id: voice });
    expect(asked()).toBe(1);
    expect(sandbox.run('channel.join', 'member', { channel_id: channelIdOf(voice) })).toBe('channelPasswordWrong');
  });
});
