import * as z from 'zod/mini';
import { firstChargePackage, wallet } from '../entities/wallet.ts';
import { WALLET_PATHS } from '../paths/wallet.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification shows neither payload nor result';

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

/** api.account.first_charge.get_pack: once per user, after the first paid order. */
const getPack = defineEndpoint(WALLET_PATHS, {
  name: 'first_charge.get_pack',
  summary: 'Claim the package that comes with the first charge.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({}),
  data: z.object({ reg_package: firstChargePackage, wallet }),
  refusals: ['firstChargeNeeded', 'packageTaken', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.first_charge.get_pack'],
  provisional: 'the specification does not show whether it claims the package or only shows it',
});

export const WALLET_CALLS = {
  'wallet.money': money,
  'first_charge.get_pack': getPack,
} as const satisfies Calls<typeof WALLET_PATHS>;
