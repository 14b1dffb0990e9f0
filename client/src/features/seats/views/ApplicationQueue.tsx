import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { numberText } from '../../../lib/large-count.ts';
import { feedbackActions } from '../../feedback/index.ts';
import { seatsActions } from '../index.ts';
import styles from './ApplicationQueue.module.css';
import { selectAccepted, selectQueue } from './seat-cells.selectors.ts';

/** Applications for a seat in order of arrival: position, seat, time, and the answers (screen.room.seat-applications). */
export function ApplicationQueue() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { applications, load } = useSelector(selectQueue);
  const [isOpen, setOpen] = useState(true);
  // role.room-1-owner: the owner has not asked for them on entering.
  const ask = useCallback(() => dispatch(seatsActions.applicationsRequested()), [dispatch]);
  useEffect(() => {
    ask();
    // The list says it all.
    dispatch(feedbackActions.causeOver('seat applications'));
  }, [ask, dispatch]);
  const close = () => {
    setOpen(false);
    dispatch(seatsActions.queueMoved({ isOpen: false }));
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('seats.queueTitle')}
      actions={
        applications.length > 0 && (
          <Button onClick={() => dispatch(seatsActions.refuseRequested({ to: null }))}>
            {t('roomMenu.clearQueue')}
          </Button>
        )
      }
    >
      {load.status === 'failed' && <ErrorState text={say(load.error)} onRetry={ask} />}
      {applications.length === 0 && load.status === 'ready' && (
        <EmptyState icon="users" text={t('roomMenu.queueEmpty')} />
      )}
      {applications.length === 0 && load.status === 'loading' && <SkeletonRows rows={3} avatar={40} />}
      {applications.length > 0 && (
        <ol className={styles['list']}>
          {applications.map((application, index) => (
            <RowGuard key={application.apply_id} of={application} as="li">
              <Application application={application} position={index + 1} />
            </RowGuard>
          ))}
        </ol>
      )}
      <Accepted />
    </Dialog>
  );
}

interface ApplicationProps {
  readonly application: ReturnType<typeof selectQueue>['applications'][number];
  readonly position: number;
}

function Application({ application, position }: ApplicationProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { apply_id, nick, header, mic_number, time } = application;
  return (
    <li className={styles['row']}>
      <span className={styles['position']}>{numberText(position, i18n.language)}</span>
      <Avatar name={nick} src={header} size={40} />
      <span className={styles['who']}>
        <strong className={styles['nick']} dir="auto">
          {nick}
        </strong>
        <Facts mic_number={mic_number} time={time} />
      </span>
      <Button
        size="compact"
        aria-label={t('roomMenu.refuseOne', { name: nick })}
        onClick={() => dispatch(seatsActions.refuseRequested({ to: apply_id }))}
      >
        {t('roomMenu.refuse')}
      </Button>
      <Button
        size="compact"
        look="primary"
        aria-label={t('roomMenu.acceptOne', { name: nick })}
        onClick={() => dispatch(seatsActions.acceptRequested({ to: apply_id }))}
      >
        {t('roomMenu.accept')}
      </Button>
    </li>
  );
}

function Facts({ mic_number, time }: { readonly mic_number: number; readonly time: number }) {
  const { t, i18n } = useTranslation();
  return (
    <span className={styles['facts']}>
      {mic_number === 0 ? t('seats.hostSeat') : t('seats.seat', { n: mic_number })}
      <time dateTime={new Date(time).toISOString()}>{clockText(time, i18n.language)}</time>
    </span>
  );
}

/** room-flow.seat-apply.accepted-list: what the viewer has accepted during this visit, the latest first. */
function Accepted() {
  const { t } = useTranslation();
  const accepted = useSelector(selectAccepted);
  if (accepted.length === 0) return null;
  return (
    <section aria-label={t('roomMenu.accepted')}>
      <h3 className={styles['heading']}>{t('roomMenu.accepted')}</h3>
      <ol>
        {accepted.map(({ at, nick, mic_number }) => (
          <li key={at} className={styles['past']}>
            <span className={styles['nick']} dir="auto">
              {nick}
            </span>
            <Facts mic_number={mic_number} time={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
