import type { GIFT_CALLS, RANKING_CALLS } from '@miczero/contracts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { enter } from './visit.ts';

const PLAIN = ['giftSent', 'seatDecorationsChanged'] as const;
const roses = { gift_id: 'rose', gift_num: 3, is_bag: 0 } as const;
const balloon = { gift_id: 'balloon', gift_num: 1, is_bag: 0, req_id: 'r-1' } as const;
const toOwner = async (sandbox: Sandbox) => ({ group_id: sandbox.room, to: await sandbox.no('owner') });

async function enters(sandbox: Sandbox): Promise<void> {
  await enter(sandbox, 'member');
}

/** The owner has made the member a confession: one back completes it. */
async function isAsked(sandbox: Sandbox): Promise<void> {
  await enter(sandbox, 'member');
  const owner = await sandbox.as('owner');
  await owner.call('gift.send_one', { group_id: sandbox.room, to: await sandbox.no('member'), ...balloon });
}

async function hasGiven(sandbox: Sandbox): Promise<void> {
  await enter(sandbox, 'member');
  const member = await sandbox.as('member');
  await member.call('gift.send_one', { ...(await toOwner(sandbox)), ...roses });
}

export const GIFT_WALKS: Walks<typeof GIFT_CALLS> = {
  'gift.list': [{ as: 'member', request: () => ({}) }],
  'gift.send_one': [
    {
      as: 'member',
      before: enters,
      request: async (sandbox) => ({ ...(await toOwner(sandbox)), ...roses, is_bag: 1 }),
      brings: PLAIN,
    },
    { as: 'member', before: isAsked, request: async (sandbox) => ({ ...(await toOwner(sandbox)), ...balloon }) },
  ],
  'gift.send': [
    {
      as: 'member',
      before: enters,
      request: (sandbox) => ({ group_id: sandbox.room, all_seats: 1, ...roses }),
      brings: PLAIN,
    },
    {
      as: 'member',
      before: isAsked,
      request: async (sandbox) => ({ ...(await toOwner(sandbox)), all_seats: 0, ...balloon }),
    },
  ],
  'gift.room_send': [
    {
      as: 'member',
      before: enters,
      request: async (sandbox) => ({ ...(await toOwner(sandbox)), all_seats: 0, ...roses }),
      brings: PLAIN,
    },
    {
      as: 'member',
      before: isAsked,
      request: async (sandbox) => ({ ...(await toOwner(sandbox)), all_seats: 0, ...balloon }),
    },
  ],
  'gift.chat_panel': [{ as: 'member', request: () => ({}) }],
  'gift.chat_send': [{ as: 'member', request: async (sandbox) => ({ to: await sandbox.no('owner'), ...roses }) }],
  'gift.room_panel': [{ as: 'member', request: ({ room }) => ({ group_id: room }) }],
  'gift.bag': [
    { as: 'member', request: () => ({}) },
    { as: 'owner', request: () => ({}) },
  ],
};

const page = { page: 1, limit: 20 } as const;

export const RANKING_WALKS: Walks<typeof RANKING_CALLS> = {
  'ranking.tabs': [{ as: 'member', request: () => ({}) }],
  'ranking.received': [
    { as: 'member', before: hasGiven, request: () => ({ type: 'day', ...page }) },
    { as: 'member', request: ({ room }) => ({ group_id: room, type: 'all', page: 9, limit: 20 }) },
  ],
  'ranking.sent': [
    { as: 'member', before: hasGiven, request: ({ room }) => ({ group_id: room, type: 'week', ...page }) },
  ],
};
