import type { RechargeOption } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { CoinArt } from '../../../design/CoinArt/CoinArt.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { coinsText, priceText } from '../../../lib/money.ts';
import { paymentModal, topUpActions, walletModal } from '../index.ts';
import { OrderProgress } from './OrderProgress.tsx';
import styles from './PaymentDialog.module.css';
import { selectOrder, selectShop } from './wallet.selectors.ts';

const TITLES = {
  none: 'wallet.pay.title',
  ordering: 'wallet.order.title',
  unsure: 'wallet.order.title',
  waiting: 'wallet.order.title',
  // The end has a name of its own below.
  over: 'wallet.shop',
  refused: 'wallet.shop',
} as const;

/** modal.payment-choice: the methods of the platform for one amount of coins, then the order until it is closed. */
export default function PaymentDialog({ option_id }: { readonly option_id: string | null }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const order = useSelector(selectOrder);
  const { shop, load } = useSelector(selectShop);
  const option = shop?.options.find(({ id }) => id === option_id);
  useEffect(() => {
    // Earlier orders have been read; an open one is continued instead.
    dispatch(topUpActions.orderMoved({ type: 'putAway' }));
    dispatch(topUpActions.shopRequested());
  }, [dispatch]);
  const isStep = useSelector(walletModal.select) !== null;
  const close = () => {
    dispatch(paymentModal.close());
    dispatch(topUpActions.orderMoved({ type: 'putAway' }));
  };
  return (
    <Dialog
      open
      keepOnOutsidePress
      backLabel={isStep ? t('wallet.back') : undefined}
      title={t(TITLES[order.kind])}
      onClose={close}
    >
      {order.kind !== 'none' && <OrderProgress order={order} onDone={close} />}
      {order.kind === 'none' && option && <Choice option={option} />}
      {order.kind === 'none' &&
        !option &&
        (load.status === 'failed' ? (
          <ErrorState
            text={t('wallet.failed')}
            reason={say(load.error)}
            onRetry={() => dispatch(topUpActions.shopRequested())}
          />
        ) : (
          <SkeletonRows rows={3} />
        ))}
    </Dialog>
  );
}

function Choice({ option: { id, coins, bonus, amount } }: { readonly option: RechargeOption }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { shop } = useSelector(selectShop);
  const methods = shop?.payments.list ?? [];
  const [chosen, setChosen] = useState(shop?.payments.default ?? '');
  const payment_id = methods.some((method) => method.id === chosen) ? chosen : (methods[0]?.id ?? '');
  const price = priceText(amount, shop?.settings.currency || 'CNY', i18n.language);
  return (
    <div className={styles['choice']}>
      <p className={styles['summary']}>
        <CoinArt size={32} />
        <strong>{t('wallet.coins', { count: coins + bonus, n: coinsText(coins + bonus, i18n.language) })}</strong>
        <span>{price}</span>
      </p>
      <fieldset className={styles['methods']}>
        <legend>{t('wallet.pay.methods')}</legend>
        {methods.map((method) => (
          <label key={method.id} className={styles['method']}>
            <input
              type="radio"
              name="payment"
              checked={method.id === payment_id}
              onChange={() => setChosen(method.id)}
            />
            <span className={styles['words']}>
              <span dir="auto">{method.name || t(`wallet.pay.${method.type}`)}</span>
              <span className={styles['hint']}>{t(`wallet.pay.${method.type}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <DialogFoot>
        <Button
          wide
          look="primary"
          disabled={payment_id === ''}
          onClick={() => dispatch(topUpActions.payRequested({ option_id: id, payment_id }))}
        >
          {t('wallet.pay.confirm', { price })}
        </Button>
      </DialogFoot>
    </div>
  );
}
