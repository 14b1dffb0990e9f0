import * as z from 'zod/mini';
import { firstChargePackage, wallet } from '../entities/wallet.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { WALLET_PATHS } from '../paths/wallet.ts';

const SHAPE = 'payload and result are not shown';

/** api.go.home.wallet.money, api.room.op.wallet */
const money = defineEndpoint(WALLET_PATHS, {
  name: 'wallet.money',
  summary: 'What I have.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: wallet,
  refusals: [],
  causes: [],
  rules: ['api.go.home.wallet.money', 'api.room.op.wallet', 'entity.wallet'],
  provisional: SHAPE,
});

/** api.account.first_charge.get_pack: once a person, after the first order that was paid. */
const getPack = defineEndpoint(WALLET_PATHS, {
  name: 'first_charge.get_pack',
  summary: 'Take the package that comes with the first charge.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({}),
  data: z.object({ reg_package: firstChargePackage, wallet }),
  refusals: ['firstChargeNeeded', 'packageTaken', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.first_charge.get_pack'],
  provisional: 'whether it takes the package or only shows it is not shown',
});

export const WALLET_CALLS = {
  'wallet.money': money,
  'first_charge.get_pack': getPack,
} as const satisfies Calls<typeof WALLET_PATHS>;
