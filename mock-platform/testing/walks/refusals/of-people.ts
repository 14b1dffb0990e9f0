import { STAGE_PHONES, type StagePerson } from '../../../src/seeds/stage-people.ts';
import { blockedPicture } from '../../kit/pictures.ts';
import { uploadBy } from '../areas/profile.ts';
import { already } from './of-halls.ts';
import { instead, type Moment, type Twists, text } from './twist.ts';

const PERSON = ['no', 'uid', 'user_id', 'to', 'id'] as const;
const ANOTHER_PASSWORD = 'f'.repeat(64);

/** The user with this number. */
async function personOf({ stage }: Moment, no: string): Promise<StagePerson | undefined> {
  for (const person of Object.keys(STAGE_PHONES) as StagePerson[]) if ((await stage.no(person)) === no) return person;
  return undefined;
}

const target = (moment: Moment): string => text(moment, 'no' in moment.request ? 'no' : 'to').replace(/^ypb_/, '');

async function blocks(moment: Moment, who: StagePerson | undefined, whom: string) {
  if (who) await (await moment.stage.as(who)).call('blacklist.add', { no: whom });
}

export const PEOPLE_TWISTS: Twists = {
  userUnknown: { change: instead('404', ...PERSON) },
  relationSelf: { change: (moment) => instead(moment.no, 'no', 'to')(moment) },
  relationRefused: { spoil: async (moment) => blocks(moment, await personOf(moment, target(moment)), moment.no) },
  relationBlocked: { spoil: (moment) => blocks(moment, moment.as as StagePerson, target(moment)) },

  credentialsWrong: { change: () => ({ passwd: ANOTHER_PASSWORD }) },
  smsCodeWrong: { change: () => ({ smscode: '000000' }) },
  loginCodeWrong: { change: instead('wrong-code', 'verify', 'code', 'pincode') },
  accountBanned: {
    spoil: async ({ stage }) => {
      for (const person of ['owner', 'member'] as const) {
        await stage.control('accounts.set', { user: await stage.no(person), banned: true });
      }
    },
  },
  captchaWrong: { change: () => ({ captcha: 'none' }) },
  smsTooSoon: { spoil: already },
  nickInvalid: { change: () => ({ nick: '反\u202e转' }) },
  textBlocked: { change: () => ({ sign: '违禁词' }) },
  imageBlocked: {
    change: async ({ stage, as, request }) => {
      if ('scene' in request || 'op' in request) return {};
      const url = await uploadBy(stage, as as StagePerson, blockedPicture());
      const field = ['avatar', 'bg_img', 'cover'].find((one) => one in request);
      return field === undefined ? {} : { [field]: url };
    },
    file: blockedPicture,
  },
  fileTypeUnsupported: { file: () => new Blob(['no picture']) },
  fileUnknown: { change: () => ({ url: '/files/none.png' }) },
  realNameInvalid: { change: () => ({ id_card: '110101199003070000' }) },
  realNamePending: { spoil: already },
  realNameDone: { as: 'member' },
  reportTargetUnknown: { change: () => ({ target: '404' }) },

  groupUnknown: { change: instead('404', 'group_id') },
  groupNotJoined: { as: 'outsider' },
  groupPermissionNeeded: { as: 'second' },

  orderUnknown: { change: instead('404', 'order_no') },
  paymentUnknown: { change: () => ({ payment_id: '99' }) },
  optionUnknown: { change: () => ({ option_id: 'none' }) },
  orderClosed: {
    spoil: async (moment) =>
      (await moment.stage.as(moment.as as StagePerson)).raw('recharge.cancel_order', {
        order_no: text(moment, 'order_no'),
      }),
  },
  ordersOpen: {
    spoil: async ({ stage, as }) => {
      const caller = await stage.as(as as StagePerson);
      for (const mark of ['a', 'b', 'c', 'd', 'e']) {
        await caller.raw('recharge.create_order', { client_order_id: `open-${mark}`, option_id: '60' });
      }
    },
  },
  firstChargeNeeded: { as: 'manager' },
  packageTaken: { spoil: already },
};
