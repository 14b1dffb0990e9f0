import type { SOCIAL_CALLS } from '@miczero/contracts';
import type { Persona } from '../../../src/core/seeds/personas.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';

const ALL = { page: '1', page_size: '10000' } as const;

const toPerson = (person: Persona) => async (sandbox: Sandbox) => ({ no: await sandbox.no(person) });

/** The member follows and befriends the owner, and blocks the outsider. */
async function mingle(sandbox: Sandbox): Promise<void> {
  const member = await sandbox.as('member');
  const no = await sandbox.no('owner');
  await member.call('account.tofollow', { no, op: 1 });
  await member.call('friend.add', { no });
  await member.call('blacklist.add', { no: await sandbox.no('outsider') });
}

/** Two members of a hall are online and see each other. */
async function meet(sandbox: Sandbox): Promise<void> {
  for (const person of ['member', 'second'] as const) await sandbox.connect(person);
}

/** As before, and then one of them blocks the other. */
async function part(sandbox: Sandbox): Promise<void> {
  await meet(sandbox);
  await (await sandbox.as('member')).call('blacklist.add', { no: await sandbox.no('second') });
}

export const SOCIAL_WALKS: Walks<typeof SOCIAL_CALLS> = {
  'account.follows': [
    {
      as: 'member',
      before: async (sandbox) => {
        await mingle(sandbox);
        await (await sandbox.as('owner')).call('account.tofollow', { no: await sandbox.no('member'), op: 1 });
        await (await sandbox.as('member')).call('account.tofollow', { no: await sandbox.no('second'), op: 1 });
      },
      request: () => ({ direct: '1', point: '0', num: '1' }),
    },
    {
      as: 'member',
      request: async (sandbox) => ({ direct: '2', point: '7', num: '10', no: await sandbox.no('outsider') }),
    },
  ],
  'account.tofollow': [
    { as: 'member', request: async (sandbox) => ({ no: await sandbox.no('owner'), op: 1 }) },
    { as: 'member', before: mingle, request: async (sandbox) => ({ no: await sandbox.no('owner'), op: 2 }) },
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
    { as: 'member', before: meet, request: async (sandbox) => ({ to: `ypb_${await sandbox.no('second')}` }) },
  ],
  'im.black_del': [
    {
      as: 'member',
      before: async (sandbox) => {
        await part(sandbox);
        await (await sandbox.as('member')).call('blacklist.add', { no: await sandbox.no('manager') });
      },
      request: async (sandbox) => ({ to: await sandbox.no('second') }),
    },
  ],
  'relation.status_list': [
    {
      as: 'member',
      before: async (sandbox) => {
        await mingle(sandbox);
        await sandbox.connect('owner');
        await (await sandbox.as('owner')).call('channel.join', { channel_id: sandbox.channels.voice });
      },
      request: () => ({}),
    },
    { as: 'second', request: () => ({}) },
  ],
  'relation.chat_user': [{ as: 'member', before: mingle, request: toPerson('owner') }],
};
