import type { Gift, RoomPerson, UserNo } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { TopLayerProvider } from '../../../design/Dialog/top-layer.ts';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount, numberText } from '../../../lib/large-count.ts';
import { coinsText } from '../../../lib/money.ts';
import { selectModals } from '../../modals/index.ts';
import { walletModal } from '../../wallet/index.ts';
import { giftsActions } from '../index.ts';
import styles from './GiftPanel.module.css';
import { selectGiftPanel } from './gift-panel.selectors.ts';
import { HoldButton } from './HoldButton.tsx';
import { Receivers } from './Receivers.tsx';

/** From this price on a gift is sent by holding the button, so that no slip of the finger pays it. */
const HOLD_FROM_COINS = 500;
const QUANTITIES = [1, 10, 66, 188, 520, 1314];

export interface GiftPanelProps {
  /** The user whom the viewer chose on the stage; null for none. */
  readonly receiver: RoomPerson | null;
  readonly onClose: () => void;
}

/** screen.room.gifts: what to give, how many, to whom, and what is left to pay with. */
export default function GiftPanel({ receiver, onClose }: GiftPanelProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { list, hasFailed, isSending, latest, money } = useSelector(selectGiftPanel);
  const [tab, setTab] = useState<'gifts' | 'bag'>('gifts');
  const [chosen, setChosen] = useState<Gift['gift_id'] | null>(null);
  const [num, setNum] = useState(1);
  const [to, setTo] = useState<readonly UserNo[] | null>(receiver ? [receiver.id] : []);
  useEffect(() => {
    dispatch(giftsActions.panelRequested());
  }, [dispatch]);
  const shown = list?.filter(({ bag_num }) => tab === 'gifts' || bag_num > 0) ?? null;
  const gift = shown?.find(({ gift_id }) => gift_id === chosen) ?? null;
  const hasReceiver = to === null || to.length > 0;
  const price = gift && tab === 'gifts' ? gift.price * num : 0;
  // The balance of another tab may be newer: the platform has the last word on what is too little.
  const short = money === null ? 0 : Math.max(0, price - money);
  const isTop = useSelector(selectModals).length === 0;
  const topUp = () => dispatch(walletModal.open());
  const send = () => {
    if (gift) dispatch(giftsActions.sendRequested({ gift_id: gift.gift_id, gift_num: num, to, is_bag: tab === 'bag' }));
  };
  // A button that waits says for what.
  const sendLabel = () => {
    if (!gift) return t('gifts.chooseGift');
    if (!hasReceiver) return t('gifts.chooseReceiver');
    return price >= HOLD_FROM_COINS ? t('gifts.hold', { n: largeCount(price, i18n.language) }) : t('gifts.send');
  };
  const content = (
    <>
      {shown === null && hasFailed && (
        <ErrorState text={t('gifts.failed')} onRetry={() => dispatch(giftsActions.panelRequested())} />
      )}
      {shown === null && !hasFailed && <SkeletonRows rows={3} />}
      {shown?.length === 0 && <EmptyState icon="gift" text={t(tab === 'bag' ? 'gifts.bagEmpty' : 'gifts.none')} />}
      {shown && shown.length > 0 && (
        <div className={styles['gifts']} role="radiogroup" aria-label={t(`gifts.${tab}`)}>
          {shown.map((each) => (
            <label key={each.gift_id} className={styles['gift']}>
              <input
                type="radio"
                name="gift"
                className={styles['choice']}
                checked={each.gift_id === chosen}
                onChange={() => setChosen(each.gift_id)}
              />
              <GiftArt id={each.gift_id} src={each.image} size={52} />
              <span className={styles['name']}>{each.name}</span>
              <span className={styles['price']}>
                {tab === 'bag'
                  ? t('gifts.inBag', { n: each.bag_num })
                  : t('gifts.price', { n: largeCount(each.price, i18n.language) })}
              </span>
            </label>
          ))}
        </div>
      )}
    </>
  );
  // It stays in sight, however many receivers there are.
  const foot = (
    <div className={styles['foot']}>
      <div className={styles['quantities']} role="radiogroup" aria-label={t('gifts.quantity')}>
        {QUANTITIES.map((each) => (
          <label key={each} className={styles['quantity']}>
            <input
              type="radio"
              name="quantity"
              className={styles['choice']}
              checked={each === num}
              onChange={() => setNum(each)}
            />
            {numberText(each, i18n.language)}
          </label>
        ))}
      </div>
      <p className={styles['balance']}>
        {t('gifts.balance', { n: money === null ? '–' : coinsText(money, i18n.language) })}
        {short > 0 && (
          <span className={styles['short']}>{t('gifts.short', { n: coinsText(short, i18n.language) })}</span>
        )}
      </p>
      {short === 0 && (
        <Button look="plain" onClick={topUp}>
          {t('gifts.topUp')}
        </Button>
      )}
      {short > 0 ? (
        // The gift stays chosen behind the wallet.
        <Button look="primary" icon="gift" onClick={topUp}>
          {t('gifts.topUpToSend')}
        </Button>
      ) : (
        <HoldButton
          hold={price >= HOLD_FROM_COINS}
          disabled={!gift || !hasReceiver}
          busy={isSending}
          onSend={send}
          label={sendLabel()}
        />
      )}
      <p className={styles['latest']} role="status">
        {latest && t('gifts.sent', { gift: latest.name, n: latest.num, combo: latest.combo })}
      </p>
    </div>
  );
  return (
    <TopLayerProvider value={isTop}>
      <Dialog open onClose={onClose} size="wide" title={t('gifts.title')} actions={foot}>
        <Receivers to={to} extra={receiver} onChange={setTo} />
        <Tabs
          label={t('gifts.title')}
          value={tab}
          onChange={(next) => {
            setTab(next);
            if (next === 'bag') dispatch(giftsActions.bagRequested());
          }}
          tabs={[
            { value: 'gifts', label: t('gifts.gifts'), content },
            { value: 'bag', label: t('gifts.bag'), content },
          ]}
        />
      </Dialog>
    </TopLayerProvider>
  );
}
