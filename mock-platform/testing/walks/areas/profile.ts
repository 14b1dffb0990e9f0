import type { PERSON_CALLS, PROFILE_CALLS } from '@miczero/contracts';
import type { StagePerson } from '../../../src/seeds/stage-people.ts';
import { onePixel } from '../../kit/pictures.ts';
import type { Stage } from '../stage.ts';
import type { Walks } from '../walk.ts';

const toPerson = (person: StagePerson) => async (stage: Stage) => ({ no: await stage.no(person) });

/** Uploads a picture of a person; answers where it is served. */
export async function uploadBy(stage: Stage, person: StagePerson, file = onePixel()): Promise<string> {
  const caller = await stage.as(person);
  const { body } = await caller.raw('account.upload', { scene: 'report' }, caller.headers(), file);
  return (body.data as { url: string }).url; // the contract's own answer
}

const decorated = async (stage: Stage) => {
  const user = await stage.no('owner');
  await stage.control('people.set', { user, medal: 'captain', mahogany: true });
};

/** Gives a person a medal, and a picture in their album. */
export const introduced = (person: StagePerson) => async (stage: Stage) => {
  await stage.control('people.set', { user: await stage.no(person), medal: 'captain' });
  await (await stage.as(person)).call('account.profile_save', { album: [await uploadBy(stage, person)] });
};

export const PROFILE_WALKS: Walks<typeof PERSON_CALLS & typeof PROFILE_CALLS> = {
  'account.profile': [{ as: 'member', before: introduced('owner'), request: toPerson('owner') }],
  'account.myProfile': [{ as: 'member', before: introduced('member'), request: () => ({}) }],
  'account.profile_save': [
    {
      as: 'member',
      before: introduced('member'),
      request: async (stage) => ({
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
        album: [await uploadBy(stage, 'member')],
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
      before: async (stage) => {
        await stage.connect('owner');
        await (await stage.as('owner')).call('channel.join', { channel_id: stage.channels.voice });
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
      before: async (stage) => {
        const gift = { gift_id: 'rose', gift_num: 3 } as const;
        await (await stage.as('member')).call('gift.chat_send', { to: await stage.no('owner'), ...gift });
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
      request: async (stage) => ({ user_id: await stage.no('owner') }),
    },
  ],
  'user.detail_list': [
    {
      as: 'member',
      before: introduced('owner'),
      request: async (stage) => ({ from: '6001', user_no_list: await stage.no('owner') }),
    },
  ],
  'user.first_register_package': [
    { as: 'unfinished', request: () => ({}) },
    { as: 'member', request: () => ({}) },
  ],
  'bar.user_info': [{ as: 'member', request: async (stage) => ({ id: `bar_${await stage.no('owner')}` }) }],
  'bar.user_infos': [
    { as: 'member', request: async (stage) => ({ ids: `bar_${await stage.no('owner')},404` }) },
    { as: 'member', request: () => ({ ids: '' }) },
  ],
  'home.newuser': [{ as: 'member', before: introduced('second'), request: () => ({ num: '10' }) }],
};
