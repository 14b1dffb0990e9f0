import type {
  Banner,
  FirstChargePackage,
  PaymentsData,
  PaySettingData,
  RechargeOption,
  RechargeOrder,
  RegisterPackage,
  Wallet,
} from '@miczero/contracts';
import { IDLE, type Load } from '../feedback/index.ts';
import { noOrder, type OrderState } from './order.machine.ts';

/** Products and payment methods. */
export interface Shop {
  readonly options: readonly RechargeOption[];
  /** entity.payments-data */
  readonly payments: PaymentsData;
  /** entity.pay-setting-data */
  readonly settings: PaySettingData;
}

export interface TopUpState {
  readonly shop: Shop | null;
  readonly shopLoad: Load;
  /** What operations show above the amounts (api.ops.banner.recharge). */
  readonly banners: readonly Banner[];
  /** entity.wallet; null until the platform has told it. */
  readonly purse: Wallet | null;
  /** The last question about the purse had no answer, so what is shown of it may be old. */
  readonly isPurseOld: boolean;
  readonly order: OrderState;
  /** The question of the viewer whether the payment has arrived: under way, or answered with no. */
  readonly check: 'asked' | 'unpaid' | null;
  /** Orders of this device, newest first, as the platform told them last. */
  readonly history: readonly RechargeOrder[];
  readonly historyLoad: Load;
  /** The package of the first charge once it was claimed; `taken` when it was claimed before. */
  readonly pack: FirstChargePackage | 'taken' | null;
  readonly isClaiming: boolean;
  /** entity.register-package; null when the viewer has none. */
  readonly newcomer: RegisterPackage | null;
}
export interface TopUpRoot {
  readonly topUp: TopUpState;
}

export const initialTopUp: TopUpState = {
  shop: null,
  shopLoad: IDLE,
  banners: [],
  purse: null,
  isPurseOld: false,
  order: noOrder,
  check: null,
  history: [],
  historyLoad: IDLE,
  pack: null,
  isClaiming: false,
  newcomer: null,
};
