import type { ChannelId, HallId } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { LiveRegion } from '../../../design/LiveRegion/LiveRegion.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { peopleActions } from '../index.ts';
import { type MicApplicant, selectMicApplications } from '../mic-applications.selectors.ts';
import styles from './MicApplications.module.css';

export interface MicApplicationsProps {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
}
type Root = Parameters<typeof selectMicApplications>[0];

/**
 * Between the people of a voice channel and the dock: a muted member asks to be heard again, owner and managers see who asks
 * and decide (role.hall-function.approve-mic).
 */
export default function MicApplications({ hall_id, channel_id }: MicApplicationsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { own, position, mutedBy, queue } = useSelector((state: Root) =>
    selectMicApplications(state, hall_id, channel_id),
  );
  const first = queue[0];
  return (
    <>
      {own !== null && (
        <div className={styles['wide']}>
          <section className={styles['strip']} aria-label={t('micApplications.own')}>
            <Icon name={own === 'muted' ? 'micOff' : 'clock'} size={20} />
            <p className={styles['words']}>
              {own === 'applied'
                ? t('micApplications.waiting', { n: position })
                : mutedBy === ''
                  ? t('micApplications.muted')
                  : t('micApplications.mutedBy', { name: mutedBy })}
            </p>
            {own === 'muted' ? (
              <Button size="compact" look="primary" onClick={() => dispatch(peopleActions.micApplied({ channel_id }))}>
                {t('micApplications.apply')}
              </Button>
            ) : (
              <Button size="compact" onClick={() => dispatch(peopleActions.micWithdrawn({ channel_id }))}>
                {t('micApplications.withdraw')}
              </Button>
            )}
          </section>
        </div>
      )}
      <LiveRegion text={first ? t('micApplications.asked', { name: first.nick, n: queue.length }) : ''} />
      {first && (
        <div className={styles['wide']}>
          <Queue channel_id={channel_id} queue={queue} />
        </div>
      )}
    </>
  );
}

interface QueueProps {
  readonly channel_id: ChannelId;
  readonly queue: readonly MicApplicant[];
}

function Queue({ channel_id, queue }: QueueProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <section className={styles['queue']} aria-label={t('micApplications.queue', { n: queue.length })}>
      <header className={styles['head']}>
        <h2>{t('micApplications.queue', { n: queue.length })}</h2>
        {queue.length > 1 && (
          <Button size="compact" onClick={() => dispatch(peopleActions.micsDeclined({ channel_id, uid: null }))}>
            {t('micApplications.declineAll')}
          </Button>
        )}
      </header>
      <ol className={styles['list']}>
        {queue.map((applicant) => (
          <RowGuard key={applicant.uid} of={applicant} as="li">
            <Applicant channel_id={channel_id} applicant={applicant} />
          </RowGuard>
        ))}
      </ol>
    </section>
  );
}

interface ApplicantProps {
  readonly channel_id: ChannelId;
  readonly applicant: MicApplicant;
}

function Applicant({ channel_id, applicant: { uid, nick, avatar, time } }: ApplicantProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  return (
    <li className={styles['row']}>
      <Avatar name={nick} src={avatar} size={32} />
      <span className={styles['who']}>
        <strong className={styles['nick']} dir="auto">
          {nick}
        </strong>
        <time dateTime={new Date(time).toISOString()}>{clockText(time, i18n.language)}</time>
      </span>
      <Button
        size="compact"
        aria-label={t('micApplications.declineOne', { name: nick })}
        onClick={() => dispatch(peopleActions.micsDeclined({ channel_id, uid }))}
      >
        {t('micApplications.decline')}
      </Button>
      <Button
        size="compact"
        look="primary"
        aria-label={t('micApplications.approveOne', { name: nick })}
        onClick={() => dispatch(peopleActions.micApproved({ channel_id, uid, nick }))}
      >
        {t('micApplications.approve')}
      </Button>
    </li>
  );
}
