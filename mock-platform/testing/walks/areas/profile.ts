import type { PERSON_CALLS, PROFILE_CALLS } from '@miczero/contracts';
import type { Persona } from '../../../src/core/seeds/personas.ts';
import { onePixel } from '../../kit/pictures.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';

const toPerson = (person: Persona) => async (sandbox: Sandbox) => ({ no: await sandbox.no(person) });

/** Uploads a picture of a person; answers where it is served. */
export async function uploadBy(sandbox: Sandbox, person: Persona, file = onePixel()): Promise<string> {
  const caller = await sandbox.as(person);
  const { body } = await caller.raw('account.upload', { scene: 'report' }, caller.headers(), file);
  return (body.data as { url: string }).url; // the contract's own answer
}

const decorated = async (sandbox: Sandbox) => {
  const user = await sandbox.no('owner');
  await sandbox.control('people.set', { user, medal: 'captain', mahogany: true });
};

/** Gives a person a medal, and a picture in their album. */
export const introduced = (person: Persona) => async (sandbox: Sandbox) => {
  await sandbox.control('people.set', { user: await sandbox.no(person), medal: 'captain' });
  await (await sandbox.as(person)).call('account.profile_save', { album: [await uploadBy(sandbox, person)] });
};

export const PROFILE_WALKS: Walks<typeof PERSON_CALLS & typeof PROFILE_CALLS> = {
  'account.profile': [{ as: 'member', before: introduced('owner'), request: toPerson('owner') }],
  'account.myProfile': [{ as: 'member', before: introduced('member'), request: () => ({}) }],
  'account.profile_save': [
    {
      as: 'member',
      before: introduced('member'),
      request: async (sandbox) => ({
        nick: '阿澈',
        gender: 1,
        birth: '1998-11-02',
        avatar: '',
        sign: '随叫随到',
        prov: '四川',
        city: '成都',
        location: '春熙路',
        hobby: '王者,狼人杀',
        tag: '麦霸',
        album: [await uploadBy(sandbox, 'member')],
      }),
    },
    { as: 'member', before: introduced('member'), request: () => ({}) },
  ],
  'account.upload': [{ as: 'member', request: () => ({ scene: 'album' }), file: onePixel }],
  'account.home_page': [
    { as: 'member', request: () => ({ op: '1' }), file: onePixel },
    { as: 'member', request: () => ({ op: '2' }) },
  ],
  'account.user_card': [{ as: 'member', before: decorated, request: toPerson('owner') }],
  'account.status': [
    {
      as: 'member',
      before: async (sandbox) => {
        await sandbox.connect('owner');
        await (await sandbox.as('owner')).call('channel.join', { channel_id: sandbox.channels.voice });
      },
      request: toPerson('owner'),
    },
    { as: 'member', request: () => ({}) },
  ],
  'account.medal_wall': [
    { as: 'member', before: decorated, request: toPerson('owner') },
    { as: 'member', request: () => ({}) },
  ],
  'account.gift_wall': [
    {
      as: 'member',
      before: async (sandbox) => {
        const gift = { gift_id: 'rose', gift_num: 3 } as const;
        await (await sandbox.as('member')).call('gift.chat_send', { to: await sandbox.no('owner'), ...gift });
      },
      request: toPerson('owner'),
    },
    { as: 'second', request: () => ({}) },
  ],
  'account.is_mahogany': [
    { as: 'owner', before: decorated, request: toPerson('member') },
    { as: 'owner', before: decorated, request: () => ({}) },
  ],
  'user.info': [
    {
      as: 'member',
      before: introduced('owner'),
      request: async (sandbox) => ({ user_id: await sandbox.no('owner') }),
    },
  ],
  'user.detail_list': [
    {
      as: 'member',
      before: introduced('owner'),
      request: async (sandbox) => ({ from: '6001', user_no_list: await sandbox.no('owner') }),
    },
  ],
  'user.first_register_package': [
    { as: 'unfinished', request: () => ({}) },
    { as: 'member', request: () => ({}) },
  ],
  'bar.user_info': [{ as: 'member', request: async (sandbox) => ({ id: `bar_${await sandbox.no('owner')}` }) }],
  'bar.user_infos': [
    { as: 'member', request: async (sandbox) => ({ ids: `bar_${await sandbox.no('owner')},404` }) },
    { as: 'member', request: () => ({ ids: '' }) },
  ],
  'home.newuser': [{ as: 'member', before: introduced('second'), request: () => ({ num: '10' }) }],
};
