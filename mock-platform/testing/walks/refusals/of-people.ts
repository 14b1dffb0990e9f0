import { PERSONA_PHONES, type Persona } from '../../../src/core/seeds/personas.ts';
import { blockedPicture } from '../../kit/pictures.ts';
import { uploadBy } from '../areas/profile.ts';
import { already } from './of-halls.ts';
import { instead, type Moment, type Twists, text } from './twist.ts';

const PERSON = ['no', 'uid', 'user_id', 'to', 'id'] as const;
const ANOTHER_PASSWORD = 'f'.repeat(64);

/** The user with this number. */
async function personOf({ sandbox }: Moment, no: string): Promise<Persona | undefined> {
  for (const person of Object.keys(PERSONA_PHONES) as Persona[]) if ((await sandbox.no(person)) === no) return person;
  return undefined;
}

const target = (moment: Moment): string => text(moment, 'no' in moment.request ? 'no' : 'to').replace(/^ypb_/, '');

async function blocks(moment: Moment, who: Persona | undefined, whom: string) {
  if (who) await (await moment.sandbox.as(who)).call('blacklist.add', { no: whom });
}

export const PEOPLE_TWISTS: Twists = {
  userUnknown: { change: instead('404', ...PERSON) },
  relationSelf: { change: (moment) => instead(moment.no, 'no', 'to')(moment) },
  relationRefused: { spoil: async (moment) => blocks(moment, await personOf(moment, target(moment)), moment.no) },
  relationBlocked: { spoil: (moment) => blocks(moment, moment.as as Persona, target(moment)) },

  credentialsWrong: { change: () => ({ passwd: ANOTHER_PASSWORD }) },
  smsCodeWrong: { change: () => ({ smscode: '000000' }) },
  loginCodeWrong: { change: instead('wrong-code', 'verify', 'code', 'pincode') },
  accountBanned: {
    spoil: async ({ sandbox }) => {
      for (const person of ['owner', 'member'] as const) {
        await sandbox.control('accounts.set', { user: await sandbox.no(person), banned: true });
      }
    },
  },
  captchaWrong: { change: () => ({ captcha: 'none' }) },
  smsTooSoon: { spoil: already },
  nickInvalid: { change: () => ({ nick: '反\u202e转' }) },
  textBlocked: { change: () => ({ sign: '违禁词' }) },
  imageBlocked: {
    change: async ({ sandbox, as, request }) => {
      if ('scene' in request || 'op' in request) return {};
      const url = await uploadBy(sandbox, as as Persona, blockedPicture());
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
      (await moment.sandbox.as(moment.as as Persona)).raw('recharge.cancel_order', {
        order_no: text(moment, 'order_no'),
      }),
  },
  ordersOpen: {
    spoil: async ({ sandbox, as }) => {
      const caller = await sandbox.as(as as Persona);
      for (const mark of ['a', 'b', 'c', 'd', 'e']) {
        await caller.raw('recharge.create_order', { client_order_id: `open-${mark}`, option_id: '60' });
      }
    },
  },
  firstChargeNeeded: { as: 'manager' },
  packageTaken: { spoil: already },
};
