import type { RankEntry, RoomId } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { RadioChips } from '../../../design/RadioChips/RadioChips.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { largeCount, numberText } from '../../../lib/large-count.ts';
import { selectViewer } from '../../session/index.ts';
import {
  giftPointsModal,
  type RankingId,
  type RankingPeriod,
  type RankingsRoot,
  type RankingWish,
  rankingModal,
  rankingsActions,
  selectRanking,
  selectRankingTabs,
} from '../index.ts';
import styles from './Ranking.module.css';
import { PERIODS, RANKINGS } from './ranking-tabs.ts';

/** Rankings of gifts received and sent, of one room or overall. */
export default function RankingDialog({ group_id }: { readonly group_id: RoomId | null }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tabs = useSelector(selectRankingTabs);
  const [id, setId] = useState<RankingId>('received');
  const [period, setPeriod] = useState<RankingPeriod>('day');
  useEffect(() => void dispatch(rankingsActions.tabsRequested()), [dispatch]);
  // Until the platform has said which there are, those of the contract stand there.
  const ids = tabs ? RANKINGS.filter((each) => tabs.list.some((tab) => tab.id === each)) : RANKINGS;
  const periods = tabs ? PERIODS.filter((each) => tabs.periods.some(({ type }) => type === each)) : PERIODS;
  const title = t(group_id === null ? 'rankings.titleAll' : 'rankings.title');
  return (
    <Dialog open title={title} onClose={() => dispatch(rankingModal.close())}>
      <Tabs
        label={title}
        value={id}
        onChange={setId}
        tabs={ids.map((each) => ({
          value: each,
          label: t(`rankings.${each}`),
          content: (
            <>
              <div className={styles['bar']}>
                <RadioChips
                  label={t('rankings.period')}
                  value={period}
                  options={periods.map((type) => ({ value: type, label: t(`rankings.periods.${type}`) }))}
                  onChange={setPeriod}
                />
                <Button size="compact" icon="gift" onClick={() => dispatch(giftPointsModal.open())}>
                  {t('rankings.points')}
                </Button>
              </div>
              <Rows wish={{ id: each, period, group_id }} />
            </>
          ),
        }))}
      />
    </Dialog>
  );
}

function Rows({ wish: { id, period, group_id } }: { readonly wish: RankingWish }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  const ranking = useSelector((state: RankingsRoot) => selectRanking(state, { id, period, group_id }));
  const ask = () => dispatch(rankingsActions.requested({ id, period, group_id }));
  useEffect(() => {
    const wish = { id, period, group_id };
    dispatch(rankingsActions.shown(wish));
    dispatch(rankingsActions.requested(wish));
  }, [dispatch, id, period, group_id]);
  const page = ranking?.page;
  const failure = ranking?.load.status === 'failed' ? say(ranking.load.error) : null;
  if (!page && failure !== null) return <ErrorState text={failure} onRetry={ask} />;
  if (!page) return <SkeletonRows rows={5} avatar={40} />;
  const stale = failure !== null && <FailedLine stale reason={failure} onRetry={ask} />;
  if (page.list.length === 0) return stale || <EmptyState icon="gift" text={t('rankings.empty')} />;
  const isListed = page.list.some((entry) => entry.id === viewer);
  return (
    <>
      {stale}
      <ol className={styles['rows']}>
        {page.list.map((entry) => (
          <RowGuard key={entry.id} of={entry} as="li">
            <Row entry={entry} isMine={entry.id === viewer} />
          </RowGuard>
        ))}
      </ol>
      {!isListed && (
        <p className={classNames(styles['row'], styles['mine'])}>
          <span className={styles['rank']}>–</span>
          <span className={styles['nick']}>{t(page.mine.rank > 0 ? 'rankings.mine' : 'rankings.unranked')}</span>
          <Score entry={page.mine} />
        </p>
      )}
    </>
  );
}

const MEDALS: Readonly<Record<number, string | undefined>> = {
  1: styles['first'],
  2: styles['second'],
  3: styles['third'],
};

function Row({ entry, isMine }: { readonly entry: RankEntry; readonly isMine: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <li
      className={classNames(styles['row'], MEDALS[entry.rank], isMine && styles['mine'])}
      aria-current={isMine ? 'true' : undefined}
    >
      <span className={styles['rank']}>{numberText(entry.rank, i18n.language)}</span>
      <Avatar name={entry.nick || entry.id} src={entry.header} size={40} />
      <span className={styles['nick']} dir="auto">
        {entry.nick || entry.id}
        {isMine && ` · ${t('rankings.me')}`}
      </span>
      <Score entry={entry} />
    </li>
  );
}

function Score({ entry }: { readonly entry: RankEntry }) {
  const { t, i18n } = useTranslation();
  return <span className={styles['score']}>{t('rankings.score', { n: largeCount(entry.score, i18n.language) })}</span>;
}
