import { mayInHall, type TeamInfoContent } from '@miczero/contracts';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { TagList } from '../../../design/TagList/TagList.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { selectStanding } from '../../channel/index.ts';
import { textOf } from '../../feedback/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { makeSelectRide, type RideModel, teamUpActions } from '../index.ts';
import { Places } from './Places.tsx';
import styles from './TeamLine.module.css';

export interface TeamLineProps {
  readonly team: TeamInfoContent;
  /** The message that carries the invite; null for one without a place yet. */
  readonly inv_id: string | null;
  /** chat.invite-status-1: the invite changed since it was posted. */
  readonly isUpdated: boolean;
  /** The card stands in the channel of the team: it needs no way there. */
  readonly isThere?: boolean;
}

/** A team invite in the chat: the wanted players, the free places, and a button to join. */
export default function TeamLine({ team, inv_id, isUpdated, isThere = false }: TeamLineProps) {
  const { t } = useTranslation();
  const { channel_id, channel_name, game_info, game_nickname, tags } = team;
  const selectRide = useMemo(() => makeSelectRide(inv_id, channel_id), [inv_id, channel_id]);
  const ride = useSelector(selectRide);
  const title = game_info || t('teamUp.untitled', { channel: channel_name });
  if (ride.phase === 'ended') return <EndedTeam title={title} channel={channel_name} isThere={isThere} />;
  const state = ride.phase === 'running' && isUpdated ? 'updated' : ride.phase;
  return (
    <section className={classNames(styles['card'], isThere && styles['there'])} aria-label={t('teamUp.label')}>
      <p className={styles['head']}>
        <Icon name="users" size={18} />
        <span className={styles['label']}>{t('teamUp.label')}</span>
        {state !== 'unknown' && <Badge look="role">{t(`teamUp.${state}`)}</Badge>}
      </p>
      <p className={styles['title']} dir="auto">
        {title}
      </p>
      {game_nickname !== '' && <p className={styles['nick']}>{t('teamUp.nickname', { name: game_nickname })}</p>}
      <TagList tags={tags} label={t('teamUp.tags')} />
      <div className={styles['foot']}>
        <p className={styles['facts']}>
          <span className={styles['place']} dir="auto">
            <Icon name="speaker" size={14} /> {channel_name}
          </span>
          {ride.phase === 'running' && <Places ride={ride} />}
        </p>
        {ride.phase === 'running' && <Way team={team} ride={ride} title={title} isThere={isThere} />}
      </div>
    </section>
  );
}

interface EndedTeamProps {
  readonly title: string;
  readonly channel: string;
  readonly isThere: boolean;
}

/** One quiet line: what was looked for is over, and the lines around it matter more. */
function EndedTeam({ title, channel, isThere }: EndedTeamProps) {
  const { t } = useTranslation();
  return (
    <section className={classNames(styles['ended'], isThere && styles['there'])} aria-label={t('teamUp.label')}>
      <Icon name="users" size={16} />
      <span className={styles['endedWords']}>
        <span className={styles['endedTitle']} dir="auto">
          {title}
        </span>
        <span className={styles['place']} dir="auto">
          {channel}
        </span>
      </span>
      <Badge look="quiet">{t('teamUp.ended')}</Badge>
    </section>
  );
}

interface WayProps {
  readonly team: TeamInfoContent;
  readonly ride: RideModel;
  readonly title: string;
  readonly isThere: boolean;
}

function Way({ team: { hall_id, channel_id }, ride: { free, isHere, isMine }, title, isThere }: WayProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayEnd = mayInHall('channel.end_invite', useSelector(selectStanding));
  const end = teamUpActions.endRequested({ channel_id });
  const question = confirmModal.open({
    title: textOf('teamUp.ask.title', { title }),
    body: textOf('teamUp.ask.text'),
    action: textOf('teamUp.end'),
    danger: true,
    onConfirm: end,
  });
  return (
    <>
      {(isMine || mayEnd) && (
        <Button
          size="compact"
          look="plain"
          aria-label={t('teamUp.endNamed', { title })}
          onClick={() => dispatch(isMine ? end : question)}
        >
          {t('teamUp.end')}
        </Button>
      )}
      {free === 0 && !isHere && <span className={styles['closed']}>{t('teamUp.noPlace')}</span>}
      {!isThere && (free !== 0 || isHere) && (
        <ButtonLink
          size="compact"
          to={hallRoute(hall_id, channel_id)}
          aria-label={t(isHere ? 'teamUp.openNamed' : 'teamUp.joinNamed', { title })}
        >
          {t(isHere ? 'teamUp.open' : 'teamUp.join')}
        </ButtonLink>
      )}
    </>
  );
}
