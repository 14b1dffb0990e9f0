import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { CoinArt } from '../../../design/CoinArt/CoinArt.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { coinsText, priceText } from '../../../lib/money.ts';
import { BannerStrip } from '../../banners/views/BannerStrip.tsx';
import { paymentModal, topUpActions, walletModal } from '../index.ts';
import styles from './Shop.module.css';
import { selectShop, selectTopUpBanners } from './wallet.selectors.ts';

export interface ShopProps {
  /** The amount that was pressed last, and its button. */
  readonly pressed: string | null;
  readonly pressedRef: RefObject<HTMLButtonElement | null>;
}

/** The amounts of coins on sale, below what operations offer. */
export function Shop(props: ShopProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <div className={styles['shop']}>
      <BannerStrip
        label={t('wallet.banners')}
        banners={useSelector(selectTopUpBanners)}
        onJoin={() => dispatch(walletModal.close())}
      />
      <Amounts {...props} />
    </div>
  );
}

function Amounts({ pressed, pressedRef }: ShopProps) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { shop, load } = useSelector(selectShop);
  if (!shop) {
    return load.status === 'failed' ? (
      <ErrorState
        text={t('wallet.failed')}
        reason={say(load.error)}
        onRetry={() => dispatch(topUpActions.shopRequested())}
      />
    ) : (
      <SkeletonRows rows={3} />
    );
  }
  if (shop.options.length === 0) return <EmptyState icon="gift" text={t('wallet.none')} />;
  return (
    <ul className={styles['options']}>
      {shop.options.map(({ id, coins, bonus, amount }) => (
        <li key={id}>
          <button
            ref={id === pressed ? pressedRef : undefined}
            type="button"
            className={styles['option']}
            onClick={() => dispatch(paymentModal.open({ option_id: id }))}
          >
            <span className={styles['coins']}>
              <CoinArt size={24} />
              {coinsText(coins, i18n.language)}
            </span>
            <span className={styles['bonus']}>
              {bonus > 0 && <Badge look="role">{t('wallet.bonus', { n: coinsText(bonus, i18n.language) })}</Badge>}
            </span>
            <span className={styles['price']}>{priceText(amount, shop.settings.currency, i18n.language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
