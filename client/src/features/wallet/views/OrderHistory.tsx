import type { RechargeOrder } from '@miczero/contracts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { momentText } from '../../../lib/clock-text.ts';
import { coinsText, priceText } from '../../../lib/money.ts';
import { topUpActions } from '../index.ts';
import styles from './OrderHistory.module.css';
import { selectCurrency, selectHistory } from './wallet.selectors.ts';

const STATUS = ['made', 'paying', 'paid', 'failed', 'closed'] as const;

/** The viewer's orders on this device, newest first: no call of the specification lists those of an account. */
export function OrderHistory() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { list, load } = useSelector(selectHistory);
  useEffect(() => void dispatch(topUpActions.historyRequested()), [dispatch]);
  if (load.status === 'failed') {
    return (
      <ErrorState
        text={t('wallet.historyFailed')}
        reason={say(load.error)}
        onRetry={() => dispatch(topUpActions.historyRequested())}
      />
    );
  }
  if (load.status !== 'ready') return <SkeletonRows rows={3} />;
  if (list.length === 0) return <EmptyState icon="list" text={t('wallet.historyEmpty')} />;
  return (
    <>
      <p className={styles['here']}>{t('wallet.historyHere')}</p>
      <ul className={styles['orders']}>
        {list.map((order) => (
          <Order key={order.client_order_id} {...order} />
        ))}
      </ul>
    </>
  );
}

function Order({ order_no, coins, amount, status, create_time }: RechargeOrder) {
  const { t, i18n } = useTranslation();
  const currency = useSelector(selectCurrency);
  return (
    <li className={styles['order']}>
      <span className={styles['what']}>{t('wallet.coins', { count: coins, n: coinsText(coins, i18n.language) })}</span>
      <span className={styles['price']}>{priceText(amount, currency, i18n.language)}</span>
      <span className={styles['when']}>
        {t('wallet.orderNo', { no: order_no })} · {momentText(create_time, i18n.language)}
      </span>
      <span className={styles['status']} data-status={STATUS[status]}>
        {t(`wallet.status.${STATUS[status]}`)}
      </span>
    </li>
  );
}
