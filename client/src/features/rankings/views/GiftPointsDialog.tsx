import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { FailedLine } from '../../../design/States/FailedLine.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount, numberText } from '../../../lib/large-count.ts';
import { coinsText } from '../../../lib/money.ts';
import {
  giftPointsModal,
  type RankingId,
  type RankingPeriod,
  type RankingsRoot,
  rankingsActions,
  selectPricedGifts,
  selectPricesFailure,
  selectRanking,
} from '../index.ts';
import styles from './Ranking.module.css';
import { PERIODS, RANKINGS } from './ranking-tabs.ts';

const WISHES = RANKINGS.flatMap((id) => PERIODS.map((period) => ({ id, period, group_id: null })));

/** By a press the failure on the page ends; a page that opens shows what is known until there is an answer. */
function ask(dispatch: Dispatch, intent: typeof rankingsActions.requested | typeof rankingsActions.triedAgain): void {
  for (const wish of WISHES) dispatch(intent(wish));
  dispatch(rankingsActions.giftsRequested());
}

/** modal.gift-points: what the viewer has received and sent, and what each gift counts. */
export default function GiftPointsDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  useEffect(() => {
    ask(dispatch, rankingsActions.triedAgain);
  }, [dispatch]);
  return (
    <Dialog
      open
      title={t('rankings.points')}
      description={t('rankings.pointsText')}
      onClose={() => dispatch(giftPointsModal.close())}
    >
      <table className={styles['points']}>
        <thead>
          <tr>
            <td />
            {RANKINGS.map((id) => (
              <th key={id} scope="col">
                {t(`rankings.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERIODS.map((period) => (
            <tr key={period}>
              <th scope="row">{t(`rankings.periods.${period}`)}</th>
              {RANKINGS.map((id) => (
                <Points key={id} id={id} period={period} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Failure />
      <Counts />
    </Dialog>
  );
}

/** A dash stands for scores that did not come. */
function Failure() {
  const say = useSay();
  const dispatch = useDispatch();
  const failure = useSelector((state: RankingsRoot) => {
    const loads = WISHES.map((wish) => selectRanking(state, wish)?.load);
    const failed = loads.find((load) => load?.status === 'failed');
    return failed?.status === 'failed' ? failed.error : selectPricesFailure(state);
  });
  if (!failure) return null;
  return <FailedLine reason={say(failure)} onRetry={() => ask(dispatch, rankingsActions.requested)} />;
}

function Points({ id, period }: { readonly id: RankingId; readonly period: RankingPeriod }) {
  const { t, i18n } = useTranslation();
  const mine = useSelector((state: RankingsRoot) => selectRanking(state, { id, period, group_id: null }))?.page?.mine;
  return (
    <td>
      {mine ? (
        <>
          {largeCount(mine.score, i18n.language)}
          <small>
            {mine.rank > 0 ? t('rankings.place', { n: numberText(mine.rank, i18n.language) }) : t('rankings.noPlace')}
          </small>
        </>
      ) : (
        '–'
      )}
    </td>
  );
}

/** A gift counts its price in coins. */
function Counts() {
  const { t, i18n } = useTranslation();
  const gifts = useSelector(selectPricedGifts) ?? [];
  if (gifts.length === 0) return null;
  return (
    <section aria-label={t('rankings.counts')}>
      <h3 className={styles['heading']}>{t('rankings.counts')}</h3>
      <ul className={styles['gifts']}>
        {gifts.map(({ gift_id, name, image, price }) => (
          <li key={gift_id} className={styles['gift']}>
            <GiftArt id={gift_id} src={image} size={36} />
            <span className={styles['words']}>
              <span dir="auto">{name}</span>
              <small>{t('rankings.score', { n: coinsText(price, i18n.language) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
