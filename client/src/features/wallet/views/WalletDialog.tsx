import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { CoinArt } from '../../../design/CoinArt/CoinArt.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { coinsText } from '../../../lib/money.ts';
import { partWanted } from '../../../lib/part-wanted.ts';
import { giftPointsModal } from '../../rankings/index.ts';
import { paymentModal, selectMoney, topUpActions, walletModal } from '../index.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { Packages } from './Packages.tsx';
import { Shop } from './Shop.tsx';
import styles from './WalletDialog.module.css';
import { selectOpenOrder, selectPurse } from './wallet.selectors.ts';

export interface WalletDialogProps {
  /** The coins for which the wallet was opened; null for no purpose. */
  readonly need: number | null;
}

/** screen.money.wallet: the viewer's balance, the packages, and past orders. */
export default function WalletDialog({ need }: WalletDialogProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const money = useSelector(selectMoney);
  const purse = useSelector(selectPurse);
  const short = need === null || money === null ? 0 : need - money;
  const isPaying = useSelector(selectOpenOrder) !== null;
  // Paying is its next step: the wallet makes way, and keeps its tab.
  const payment = useSelector(paymentModal.select);
  // The way back leads to the amount that was pressed.
  const [pressed, setPressed] = useState<string | null>(null);
  if (payment && payment.option_id !== pressed) setPressed(payment.option_id);
  const pressedRef = useRef<HTMLButtonElement>(null);
  const [tab, setTab] = useState<'shop' | 'history' | 'packs'>('shop');
  useEffect(() => {
    dispatch(partWanted('wallet'));
    dispatch(topUpActions.shopRequested());
  }, [dispatch]);
  return (
    <Dialog
      open={payment === null}
      title={t('wallet.title')}
      {...(pressed !== null && { initialFocus: pressedRef })}
      onClose={() => dispatch(walletModal.close())}
    >
      <section className={styles['purse']} aria-label={t('wallet.balance')}>
        <CoinArt size={40} />
        <p className={styles['money']}>
          <span className={styles['label']}>{t('wallet.balance')}</span>
          <strong className={styles['amount']}>{money === null ? '–' : coinsText(money, i18n.language)}</strong>
        </p>
        {purse && (
          <button type="button" className={styles['points']} onClick={() => dispatch(giftPointsModal.open())}>
            {t('wallet.points', { n: coinsText(purse.gift_point, i18n.language) })}
            <Icon name="chevronNext" size={16} />
          </button>
        )}
      </section>
      {short > 0 && (
        <p className={styles['short']} role="status">
          {t('wallet.short', { count: short, n: coinsText(short, i18n.language) })}
        </p>
      )}
      {isPaying && (
        <div className={styles['open']} role="status">
          <span>{t('wallet.open')}</span>
          <Button look="primary" size="compact" onClick={() => dispatch(paymentModal.open({ option_id: null }))}>
            {t('wallet.continue')}
          </Button>
        </div>
      )}
      <Tabs
        label={t('wallet.title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'shop', label: t('wallet.shop'), content: <Shop pressed={pressed} pressedRef={pressedRef} /> },
          { value: 'history', label: t('wallet.history'), content: <OrderHistory /> },
          { value: 'packs', label: t('wallet.packs'), content: <Packages /> },
        ]}
      />
    </Dialog>
  );
}
