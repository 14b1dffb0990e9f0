import type { Persona } from '../../../src/core/seeds/personas.ts';
import { instead, type Moment, type Twists, text } from './twist.ts';

const setMember = (moment: Moment, fields: object) =>
  moment.sandbox.control('members.set', { hall: moment.sandbox.hall, user: moment.no, ...fields });

/** The caller makes the call twice. */
export const already = async ({ sandbox, as, name, request }: Moment) =>
  (as === 'visitor' ? sandbox.visitor() : await sandbox.as(as)).raw(name, request);

export const HALL_TWISTS: Twists = {
  hallProblem: { change: instead('404', 'hall_id') },
  hallMembershipNeeded: { as: 'outsider' },
  channelUnknown: { change: instead('404', 'channel_id', 'parent_id') },
  channelBanned: { spoil: (moment) => setMember(moment, { channel: text(moment, 'channel_id'), banned: true }) },
  channelPasswordWrong: {
    change: ({ name, sandbox }) =>
      name === 'channel.invite'
        ? { text_channel_id: sandbox.channels.locked }
        : { channel_id: sandbox.channels.locked, password: 'wrong' },
  },
  channelFull: {
    as: 'outsider',
    change: ({ sandbox }) => ({ channel_id: sandbox.channels.voice }),
    spoil: async ({ sandbox }) => {
      await (await sandbox.as('outsider')).call('hall.enter', { hall_id: sandbox.hall });
      for (const person of ['owner', 'manager', 'member', 'second'] as const) {
        await sandbox.connect(person);
        await (await sandbox.as(person)).call('channel.join', { channel_id: sandbox.channels.voice });
      }
    },
  },
  permissionNeeded: { as: 'second' },
  personProtected: { change: async ({ sandbox }) => ({ uid: await sandbox.no('owner') }) },
  nameInvalid: { change: instead('反\u202e转', 'name', 'game_name') },
  sendBlocked: { change: instead('违禁词', 'content', 'intro', 'game_info', 'name') },
  welcomeChannelNeeded: {
    change: (moment) =>
      'welcome_channel_id' in moment.request || moment.name === 'hall.update'
        ? { welcome_channel_id: moment.sandbox.channels.voice }
        : { channel_id: moment.sandbox.channels.general, ...('password' in moment.request && { password: '4321' }) },
  },
  textMuted: { spoil: (moment) => setMember(moment, { text_mute: true }) },
  micMuted: { spoil: (moment) => setMember({ ...moment, no: text(moment, 'uid') }, { mic_mute: true }) },
  voiceNeeded: {
    spoil: async ({ sandbox, as }) =>
      (await sandbox.as(as as Persona)).raw('channel.leave', { channel_id: sandbox.channels.voice }),
  },
  gamingOpen: { spoil: already },
  gamingUnknown: { change: instead('404', 'gaming_id') },
  inviteRunning: { spoil: already },
  inviteUnknown: { change: instead(0, 'time_len') },
  messageEmpty: { change: instead(' ', 'content') },
  noticeUnknown: { change: instead('404', 'id') },
  ownerStays: { as: 'owner' },
};
