import type { SOCIAL_CALLS } from '@miczero/contracts';
import type { StagePerson } from '../../../src/seeds/stage-people.ts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';

const ALL = { page: '1', page_size: '10000' } as const;

const toPerson = (person: StagePerson) => async (stage: Stage) => ({ no: await stage.no(person) });

/** The member follows and befriends the owner, and blocks the outsider. */
async function mingle(stage: Stage): Promise<void> {
  const member = await stage.as('member');
  const no = await stage.no('owner');
  await member.call('account.tofollow', { no, op: 1 });
  await member.call('friend.add', { no });
  await member.call('blacklist.add', { no: await stage.no('outsider') });
}

/** Two members of a hall are online and see each other. */
async function meet(stage: Stage): Promise<void> {
  for (const person of ['member', 'second'] as const) await stage.connect(person);
}

/** As before, and then one of them blocks the other. */
async function part(stage: Stage): Promise<void> {
  await meet(stage);
  await (await stage.as('member')).call('blacklist.add', { no: await stage.no('second') });
}

export const SOCIAL_WALKS: Walks<typeof SOCIAL_CALLS> = {
  'account.follows': [
    {
      as: 'member',
      before: async (stage) => {
        await mingle(stage);
        await (await stage.as('owner')).call('account.tofollow', { no: await stage.no('member'), op: 1 });
        await (await stage.as('member')).call('account.tofollow', { no: await stage.no('second'), op: 1 });
      },
      request: () => ({ direct: '1', point: '0', num: '1' }),
    },
    {
      as: 'member',
      request: async (stage) => ({ direct: '2', point: '7', num: '10', no: await stage.no('outsider') }),
    },
  ],
  'account.tofollow': [
    { as: 'member', request: async (stage) => ({ no: await stage.no('owner'), op: 1 }) },
    { as: 'member', before: mingle, request: async (stage) => ({ no: await stage.no('owner'), op: 2 }) },
  ],
  'account.isfollow': [{ as: 'member', request: toPerson('owner') }],
  'friend.list': [
    { as: 'member', before: mingle, request: () => ALL },
    { as: 'second', request: () => ALL },
  ],
  'friend.add': [{ as: 'member', request: toPerson('second') }],
  'friend.del': [{ as: 'member', before: mingle, request: toPerson('owner') }],
  'blacklist.list': [
    { as: 'member', before: mingle, request: () => ALL },
    { as: 'second', request: () => ALL },
  ],
  'blacklist.add': [{ as: 'member', before: meet, request: toPerson('second') }],
  'blacklist.remove': [{ as: 'member', before: part, request: toPerson('second') }],
  'im.black_add': [
    { as: 'member', before: meet, request: async (stage) => ({ to: `ypb_${await stage.no('second')}` }) },
  ],
  'im.black_del': [
    {
      as: 'member',
      before: async (stage) => {
        await part(stage);
        await (await stage.as('member')).call('blacklist.add', { no: await stage.no('manager') });
      },
      request: async (stage) => ({ to: await stage.no('second') }),
    },
  ],
  'relation.status_list': [
    {
      as: 'member',
      before: async (stage) => {
        await mingle(stage);
        await stage.connect('owner');
        await (await stage.as('owner')).call('channel.join', { channel_id: stage.channels.voice });
      },
      request: () => ({}),
    },
    { as: 'second', request: () => ({}) },
  ],
  'relation.chat_user': [{ as: 'member', before: mingle, request: toPerson('owner') }],
};
