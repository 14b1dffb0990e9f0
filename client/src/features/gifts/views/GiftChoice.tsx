import type { Gift } from '@miczero/contracts';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { coinsText } from '../../../lib/money.ts';
import { selectPreferences } from '../../preferences/index.ts';
import { walletModal } from '../../wallet/index.ts';
import type { LatestGift } from '../gifts.state.ts';
import styles from './GiftPanel.module.css';
import { HoldButton } from './HoldButton.tsx';

const QUANTITIES = [1, 10, 66, 188, 520, 1314];

export interface GiftChoiceProps {
  /** Gifts to choose from; null until they are known. */
  readonly list: readonly Gift[] | null;
  /** What only the bag holds. */
  readonly bagOnly?: readonly Gift[];
  readonly hasFailed: boolean;
  readonly isSending: boolean;
  readonly latest: LatestGift | null;
  /** The viewer's coins; null until they are known. */
  readonly money: number | null;
  /** Who gets it, above the gifts. */
  readonly receivers: ReactNode;
  /** What the button calls them, as it is: a nick is cut before. */
  readonly to: string;
  /** Each of them gets the whole quantity. */
  readonly receiverCount: number;
  /** What a button says that waits for a receiver. */
  readonly noReceiver?: string;
  readonly onRetry: () => void;
  /** The bag comes on screen. */
  readonly onBag?: () => void;
  readonly onSend: (gift: { gift_id: Gift['gift_id']; gift_num: number; is_bag: boolean }) => void;
  readonly onClose: () => void;
}

/** The gift, its quantity, and the balance. */
export function GiftChoice(props: GiftChoiceProps) {
  const { list, bagOnly = [], hasFailed, isSending, latest, money, receivers, receiverCount, noReceiver = '' } = props;
  const { to, onRetry, onBag, onSend, onClose } = props;
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { holdFrom } = useSelector(selectPreferences);
  const [tab, setTab] = useState<'gifts' | 'bag'>('gifts');
  const [chosen, setChosen] = useState<Gift['gift_id'] | null>(null);
  const [num, setNum] = useState(1);
  /** What the button said when it was let go too early. */
  const [letGo, setLetGo] = useState<string | null>(null);
  const shown = list && (tab === 'gifts' ? list : [...list, ...bagOnly].filter(({ bag_num }) => bag_num > 0));
  const gift = shown?.find(({ gift_id }) => gift_id === chosen) ?? null;
  const count = num * receiverCount;
  const price = gift && tab === 'gifts' ? gift.price * count : 0;
  const isHeld = holdFrom > 0 && price >= holdFrom;
  const isBagShort = gift !== null && tab === 'bag' && gift.bag_num < count;
  // Another tab may have a newer balance: the platform decides whether it suffices.
  const short = money === null ? 0 : Math.max(0, price - money);
  const topUp = () => dispatch(walletModal.open({ need: price }));
  const send = () => {
    setLetGo(null);
    if (gift) onSend({ gift_id: gift.gift_id, gift_num: num, is_bag: tab === 'bag' });
  };
  // A button that waits says for what.
  const sendLabel = () => {
    if (short > 0) return t('gifts.topUpToSend');
    if (!gift) return t('gifts.chooseGift');
    if (receiverCount === 0) return noReceiver;
    if (isBagShort) return t('gifts.bagShort', { n: gift.bag_num });
    const act = t(isHeld ? 'gifts.holdTo' : 'gifts.sendTo', { to });
    return price === 0 ? act : `${act} · ${t('gifts.price', { count: price, n: coinsText(price, i18n.language) })}`;
  };
  const label = sendLabel();
  const isHint = letGo === label && short === 0;
  const word = () => {
    if (short > 0) return t('gifts.short', { count: short, n: coinsText(short, i18n.language) });
    if (isHint) return t('gifts.keepHolding');
    if (!latest) return null;
    // One gift is no combo yet.
    const { name, num: n, combo } = latest;
    return combo > 1 ? t('gifts.sent', { gift: name, n, combo }) : t('gifts.sentOnce', { gift: name, n });
  };
  const content = (
    <>
      {shown === null && hasFailed && <ErrorState text={t('gifts.failed')} onRetry={onRetry} />}
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
                  : t('gifts.price', { count: each.price, n: coinsText(each.price, i18n.language) })}
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
            {coinsText(each, i18n.language)}
          </label>
        ))}
      </div>
      <div className={styles['money']}>
        <p className={styles['balance']}>
          {t('gifts.balance', { count: money ?? 0, n: money === null ? '–' : coinsText(money, i18n.language) })}
        </p>
        {short === 0 && (
          <Button look="plain" size="compact" onClick={topUp}>
            {t('gifts.topUp')}
          </Button>
        )}
        <p className={classNames(styles['word'], short > 0 && styles['short'], isHint && styles['hint'])} role="status">
          {word()}
        </p>
      </div>
      {/* One button whatever it does: a row of presses that uses up the coins leaves the focus on it. */}
      <HoldButton
        hold={short === 0 && isHeld}
        disabled={short === 0 && (!gift || receiverCount === 0 || isBagShort)}
        busy={isSending}
        // The gift stays chosen behind the wallet.
        onSend={short > 0 ? topUp : send}
        onHold={() => setLetGo(null)}
        onTooShort={() => setLetGo(label)}
        label={label}
        className={styles['send']}
      />
    </div>
  );
  return (
    <Dialog open onClose={onClose} size="wide" low title={t('gifts.title')} actions={foot}>
      {receivers}
      <Tabs
        label={t('gifts.title')}
        value={tab}
        onChange={(next) => {
          setTab(next);
          if (next === 'bag') onBag?.();
        }}
        tabs={[
          { value: 'gifts', label: t('gifts.gifts'), content },
          { value: 'bag', label: t('gifts.bag'), content },
        ]}
      />
    </Dialog>
  );
}
