import { type ReactNode, useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import cards from '../../design/CoverCard/CoverCard.module.css';
import { RowGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { Skeleton } from '../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../design/States/EmptyState.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import { hallsActions, selectDiscover } from '../../features/halls/index.ts';
import { HallCard } from '../../features/halls/views/HallCard.tsx';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './DiscoverScreen.module.css';

/** Those that a first frame may show; the others follow in a deferred rendering. */
const FIRST_CARDS = 8;

/** The halls, or their placeholder. A search keeps the former cards until the new ones arrive. */
export function HallGrid({ emptyAction }: { readonly emptyAction: ReactNode }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { load, keyword, cards, hasMore, isStale } = useSelector(selectDiscover);
  const again = () => dispatch(hallsActions.discoverRequested({ keyword }));
  if (load.status === 'failed' && cards.length === 0) {
    return <ErrorState text={t('discover.failed')} reason={say(load.error)} onRetry={again} />;
  }
  if (load.status !== 'ready' && cards.length === 0) return <GridSkeleton />;
  if (cards.length === 0) {
    const text = keyword === '' ? t('discover.noHalls') : t('discover.empty', { keyword });
    return <EmptyState icon="search" text={text} action={emptyAction} />;
  }
  const more = () => dispatch(hallsActions.discoverMoreRequested());
  return (
    <>
      {isStale && load.status === 'failed' && <FailedLine stale reason={say(load.error)} onRetry={again} />}
      <Cards cards={cards} isBusy={load.status === 'loading'} />
      {hasMore && load.status === 'failed' && <FailedLine reason={say(load.error)} onRetry={more} />}
      {hasMore && load.status !== 'failed' && (
        <div className={styles['more']}>
          <Button busy={load.status === 'loading'} onClick={more}>
            {t('discover.more')}
          </Button>
        </div>
      )}
    </>
  );
}

interface CardsProps {
  readonly cards: ReturnType<typeof selectDiscover>['cards'];
  readonly isBusy: boolean;
}

function Cards({ cards, isBusy }: CardsProps) {
  const drawn = useDeferredValue(cards.length, FIRST_CARDS);
  return (
    <ul className={styles['grid']} aria-busy={isBusy}>
      {cards.slice(0, Math.max(drawn, FIRST_CARDS)).map((card) => (
        <RowGuard key={card.hall_id} of={card} as="li">
          <HallCard card={card} />
        </RowGuard>
      ))}
    </ul>
  );
}

function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <ul className={styles['grid']} aria-busy="true" aria-label={t('common.loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins without identity
        <li key={index} className={cards['coming']}>
          <Skeleton blockSize="100%" />
        </li>
      ))}
    </ul>
  );
}
