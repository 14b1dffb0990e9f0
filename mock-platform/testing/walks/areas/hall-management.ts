import type { HALL_MANAGEMENT_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { inviteToTeam, sitInVoice } from './hall-acts.ts';
import { uploadBy } from './profile.ts';

export const HALL_MANAGEMENT_WALKS: Walks<typeof HALL_MANAGEMENT_CALLS> = {
  'hall.create': [
    {
      as: 'outsider',
      request: async (stage) => ({
        name: '深夜电台',
        intro: '睡不着就来坐坐',
        bg_img: await uploadBy(stage, 'outsider'),
      }),
    },
    { as: 'outsider', request: () => ({ name: '深夜电台' }) },
  ],
  'hall.update': [
    {
      as: 'manager',
      request: ({ hall, channels }) => ({
        hall_id: hall,
        name: '新样板',
        intro: '',
        bg_img: '',
        welcome_channel_id: channels.guides,
      }),
    },
    { as: 'owner', request: ({ hall }) => ({ hall_id: hall }) },
  ],
  'hall.delete': [{ as: 'owner', before: sitInVoice, request: ({ hall }) => ({ hall_id: hall }) }],
  'hall.leave': [{ as: 'member', before: inviteToTeam, request: ({ hall }) => ({ hall_id: hall }) }],
  'hall.kick_out': [
    {
      as: 'manager',
      before: inviteToTeam,
      request: async (stage) => ({ hall_id: stage.hall, uid: await stage.no('member') }),
      brings: ['membershipChanged', 'presenceChanged', 'voiceMembershipChanged', 'micListChanged', 'teamUpdated'],
    },
    {
      as: 'manager',
      request: async (stage) => ({
        hall_id: stage.hall,
        uid: await stage.no('member'),
        channel_id: stage.channels.guides,
      }),
      brings: ['memberBanned'],
    },
    {
      as: 'owner',
      before: async (stage) => {
        const target = { hall_id: stage.hall, uid: await stage.no('member'), channel_id: stage.channels.guides };
        await (await stage.as('owner')).call('hall.kick_out', target);
      },
      request: async (stage) => ({
        hall_id: stage.hall,
        uid: await stage.no('member'),
        channel_id: stage.channels.guides,
        lift: 1,
      }),
      brings: [],
    },
  ],
  'hall.set_manage': [
    { as: 'owner', request: async (stage) => ({ hall_id: stage.hall, uid: await stage.no('member') }) },
  ],
  'hall.remove_manage': [
    { as: 'owner', request: async (stage) => ({ hall_id: stage.hall, uid: await stage.no('manager') }) },
  ],
  'hall.user_mute_mic': [
    {
      as: 'manager',
      before: sitInVoice,
      request: async (stage) => ({ hall_id: stage.hall, uid: await stage.no('member'), mute: 1 }),
    },
    {
      as: 'member',
      before: async (stage) => {
        await sitInVoice(stage);
        const member = await stage.as('member');
        await member.call('hall.user_mute_mic', { hall_id: stage.hall, uid: member.no, mute: 1 });
      },
      request: async (stage) => ({ hall_id: stage.hall, uid: await stage.no('member'), mute: 0 }),
      brings: ['micListChanged'],
    },
  ],
};
