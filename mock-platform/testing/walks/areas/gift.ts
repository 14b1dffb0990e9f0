import type { GIFT_CALLS, RANKING_CALLS } from '@miczero/contracts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';
import { enter } from './visit.ts';

const PLAIN = ['giftSent', 'seatDecorationsChanged'] as const;
const roses = { gift_id: 'rose', gift_num: 3, is_bag: 0 } as const;
const balloon = { gift_id: 'balloon', gift_num: 1, is_bag: 0, req_id: 'r-1' } as const;
const toOwner = async (stage: Stage) => ({ group_id: stage.room, to: await stage.no('owner') });

async function enters(stage: Stage): Promise<void> {
  await enter(stage, 'member');
}

/** The owner has made the member a confession: one back completes it. */
async function isAsked(stage: Stage): Promise<void> {
  await enter(stage, 'member');
  const owner = await stage.as('owner');
  await owner.call('gift.send_one', { group_id: stage.room, to: await stage.no('member'), ...balloon });
}

async function hasGiven(stage: Stage): Promise<void> {
  await enter(stage, 'member');
  const member = await stage.as('member');
  await member.call('gift.send_one', { ...(await toOwner(stage)), ...roses });
}

export const GIFT_WALKS: Walks<typeof GIFT_CALLS> = {
  'gift.list': [{ as: 'member', request: () => ({}) }],
  'gift.send_one': [
    {
      as: 'member',
      before: enters,
      request: async (stage) => ({ ...(await toOwner(stage)), ...roses, is_bag: 1 }),
      brings: PLAIN,
    },
    { as: 'member', before: isAsked, request: async (stage) => ({ ...(await toOwner(stage)), ...balloon }) },
  ],
  'gift.send': [
    {
      as: 'member',
      before: enters,
      request: (stage) => ({ group_id: stage.room, all_seats: 1, ...roses }),
      brings: PLAIN,
    },
    {
      as: 'member',
      before: isAsked,
      request: async (stage) => ({ ...(await toOwner(stage)), all_seats: 0, ...balloon }),
    },
  ],
  'gift.room_send': [
    {
      as: 'member',
      before: enters,
      request: async (stage) => ({ ...(await toOwner(stage)), all_seats: 0, ...roses }),
      brings: PLAIN,
    },
    {
      as: 'member',
      before: isAsked,
      request: async (stage) => ({ ...(await toOwner(stage)), all_seats: 0, ...balloon }),
    },
  ],
  'gift.chat_panel': [{ as: 'member', request: () => ({}) }],
  'gift.chat_send': [{ as: 'member', request: async (stage) => ({ to: await stage.no('owner'), ...roses }) }],
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
