import { mayInRoom } from '@miczero/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { LiveRegion } from '../../../design/LiveRegion/LiveRegion.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { selectViewer } from '../../session/index.ts';
import type { SeatsRoot } from '../index.ts';
import { type SeatNews as News, type SeatScene, seatNews, toldNews } from './seat-news.model.ts';

/** Tells assistive technology what changes on the seats: one line for all that one batch of events has changed. */
export function SeatNews() {
  const { t } = useTranslation();
  const { seats, applied, isInvited, apply_count } = useSelector(({ seats: state }: SeatsRoot) => state);
  const viewer = useSelector(selectViewer);
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const decides = standing !== null && mayInRoom('manage-seats', standing, hindrances);
  const waiting = decides ? apply_count : 0;
  const last = useRef<SeatScene>({ seats, applied, isInvited, waiting });
  const [told, setTold] = useState<ReturnType<typeof toldNews>>({ told: [], counted: 0 });
  useEffect(() => {
    const scene = { seats, applied, isInvited, waiting };
    const news = seatNews(last.current, scene, viewer);
    last.current = scene;
    if (news.length > 0) setTold(toldNews(news));
  }, [seats, applied, isInvited, waiting, viewer]);

  const words = (news: News) => {
    if ('n' in news) return t('seats.news.asked', { n: news.n });
    if (!('mic_number' in news)) return t(`seats.news.${news.kind}`);
    const seat = news.mic_number === 0 ? t('seats.hostSeat') : t('seats.seat', { n: news.mic_number });
    return t(`seats.news.${news.kind}`, { seat, name: 'name' in news ? news.name : '' });
  };
  const counted = told.counted > 0 ? [t('seats.news.many', { n: told.counted })] : [];
  return <LiveRegion text={[...told.told.map(words), ...counted].join(' ')} />;
}
