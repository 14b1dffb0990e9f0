import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { LiveRegion } from '../../../design/LiveRegion/LiveRegion.tsx';
import type { Translate } from '../../../i18n/text-engine.ts';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type FeedbackText, textOf } from '../../feedback/index.ts';
import { selectViewer } from '../../session/index.ts';
import { isToast, type SeatScene } from '../own-seat.model.ts';
import { type SeatNews as News, seatNews, toldNews } from './seat-news.model.ts';

export interface SeatNewsProps {
  /** How the seats were before the first change. */
  readonly from: SeatScene;
  readonly scene: SeatScene;
}

/**
 * Tells assistive technology what changes on the seats: one line for all that one batch of events has changed. What others did to
 * the viewer is a toast, which is heard as well (seat-toasts.saga.ts); so is an application for a seat.
 */
export default function SeatNews({ from, scene }: SeatNewsProps) {
  const { t } = useTranslation();
  const say = useSay();
  const viewer = useSelector(selectViewer);
  const last = useRef(from);
  const [told, setTold] = useState<ReturnType<typeof toldNews>>({ told: [], counted: 0 });
  useEffect(() => {
    const news = seatNews(last.current, scene, viewer);
    last.current = scene;
    const heard = news.filter((each) => !isToast(each));
    if (heard.length > 0) setTold(toldNews(heard));
  }, [scene, viewer]);

  const words = (news: News) => say(wordsOf(news, t));
  const counted = told.counted > 0 ? [t('roomMenu.news.many', { n: told.counted })] : [];
  return <LiveRegion text={[...told.told.map(words), ...counted].join(' ')} />;
}

function wordsOf(news: News, t: Translate): FeedbackText {
  if (!('mic_number' in news)) return textOf(`seats.news.${news.kind}`);
  if (news.kind === 'accepted') return textOf('seats.news.accepted', { n: news.mic_number });
  const seat = news.mic_number === 0 ? t('seats.hostSeat') : t('seats.seat', { n: news.mic_number });
  return textOf(`roomMenu.news.${news.kind}`, { seat, name: 'name' in news ? news.name : '' });
}
