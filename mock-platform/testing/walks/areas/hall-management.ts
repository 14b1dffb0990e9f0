import type { HALL_MANAGEMENT_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { inviteToTeam, sitInVoice } from './hall-acts.ts';
import { uploadBy } from './profile.ts';

export const HALL_MANAGEMENT_WALKS: Walks<typeof HALL_MANAGEMENT_CALLS> = {
  'hall.create': [
    {
      as: 'outsider',
      request: async (sandbox) => ({
        name: '深夜电台',
        intro: '睡不着就来坐坐',
        bg_img: await uploadBy(sandbox, 'outsider'),
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
      request: async (sandbox) => ({ hall_id: sandbox.hall, uid: await sandbox.no('member') }),
      brings: ['membershipChanged', 'presenceChanged', 'voiceMembershipChanged', 'micListChanged', 'teamUpdated'],
    },
    {
      as: 'manager',
      request: async (sandbox) => ({
        hall_id: sandbox.hall,
        uid: await sandbox.no('member'),
        channel_id: sandbox.channels.guides,
      }),
      brings: ['memberBanned'],
    },
    {
      as: 'owner',
      before: async (sandbox) => {
        const target = { hall_id: sandbox.hall, uid: await sandbox.no('member'), channel_id: sandbox.channels.guides };
        await (await sandbox.as('owner')).call('hall.kick_out', target);
      },
      request: async (sandbox) => ({
        hall_id: sandbox.hall,
        uid: await sandbox.no('member'),
        channel_id: sandbox.channels.guides,
        lift: 1,
      }),
      brings: [],
    },
  ],
  'hall.set_manage': [
    { as: 'owner', request: async (sandbox) => ({ hall_id: sandbox.hall, uid: await sandbox.no('member') }) },
  ],
  'hall.remove_manage': [
    { as: 'owner', request: async (sandbox) => ({ hall_id: sandbox.hall, uid: await sandbox.no('manager') }) },
  ],
};
