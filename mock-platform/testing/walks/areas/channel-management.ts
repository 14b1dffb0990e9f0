import type { CHANNEL_MANAGEMENT_CALLS } from '@miczero/contracts';
import type { Walks } from '../walk.ts';
import { inviteToTeam } from './hall-acts.ts';

const HEADING = '9001';

export const CHANNEL_MANAGEMENT_WALKS: Walks<typeof CHANNEL_MANAGEMENT_CALLS> = {
  'channel.create': [
    {
      as: 'manager',
      request: ({ hall }) => ({
        hall_id: hall,
        name: '开黑二号',
        type: 2,
        parent_id: HEADING,
        limit_mic: 5,
        password: '8888',
      }),
    },
    { as: 'owner', request: ({ hall }) => ({ hall_id: hall, name: '闲聊二', type: 1 }) },
    { as: 'owner', request: ({ hall }) => ({ hall_id: hall, name: '语音频道', type: 0 }) },
  ],
  'channel.update': [
    {
      as: 'manager',
      request: ({ channels }) => ({ channel_id: channels.voice, name: '开黑', parent_id: HEADING, limit_mic: 5 }),
    },
    { as: 'owner', request: ({ channels }) => ({ channel_id: channels.guides, parent_id: '' }) },
  ],
  'channel.del': [{ as: 'manager', before: inviteToTeam, request: ({ channels }) => ({ channel_id: channels.voice }) }],
  'channel.set_password': [
    { as: 'manager', request: ({ channels }) => ({ channel_id: channels.guides, password: '8888' }) },
    { as: 'owner', request: ({ channels }) => ({ channel_id: channels.locked, password: '' }) },
  ],
  'channel.mute': [
    {
      as: 'manager',
      request: async (sandbox) => ({ hall_id: sandbox.hall, uid: await sandbox.no('member'), mute: 1 }),
    },
    {
      as: 'owner',
      before: async (sandbox) => {
        const muted = { hall_id: sandbox.hall, uid: await sandbox.no('member'), mute: 1 };
        await (await sandbox.as('manager')).call('channel.mute', muted);
      },
      request: async (sandbox) => ({ hall_id: sandbox.hall, uid: await sandbox.no('member'), mute: 0 }),
    },
  ],
  'channel.mute_all': [
    { as: 'manager', request: ({ hall }) => ({ hall_id: hall, mute: 1 }), brings: ['sendForbidden'] },
    {
      as: 'manager',
      before: async (sandbox) => {
        await (await sandbox.as('member')).call('channel.join', { channel_id: sandbox.channels.voice });
      },
      request: ({ hall, channels }) => ({ hall_id: hall, channel_id: channels.voice, mute: 1 }),
      brings: ['systemMessage', 'micListChanged'],
    },
    {
      as: 'owner',
      before: async (sandbox) => {
        await (await sandbox.as('manager')).call('channel.mute_all', { hall_id: sandbox.hall, mute: 1 });
      },
      request: ({ hall }) => ({ hall_id: hall, mute: 0 }),
      brings: ['sendForbidden'],
    },
  ],
};
