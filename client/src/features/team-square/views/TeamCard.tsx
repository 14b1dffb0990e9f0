import { mayInHall } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { TagList } from '../../../design/TagList/TagList.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { remainingTime } from '../../../lib/remaining-time.ts';
import { hallRoute, inviteRoute } from '../../../lib/routes.ts';
import { textOf } from '../../feedback/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import { selectViewer } from '../../session/index.ts';
import { selectNow, type TeamCardModel, teamSquareActions } from '../index.ts';
import { FreePlaces } from './FreePlaces.tsx';
import styles from './TeamCard.module.css';

/** One team: its game, the players it wants, remaining time and free places; one click joins its voice channel. */
export function TeamCard({ team }: { readonly team: TeamCardModel }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { hall_id, channel_id, channel_name, hall_name, game_info, tags, free } = team;
  const title = game_info || t('teamSquare.untitled', { channel: channel_name });
  const end = teamSquareActions.endRequested({ channel_id });
  const question = confirmModal.open({
    title: textOf('teamSquare.ask.end.title', { title }),
    body: textOf('teamSquare.ask.end.text'),
    action: textOf('teamSquare.end'),
    danger: true,
    onConfirm: end,
  });
  const isFull = free === 0 && !team.isHere;
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <Avatar name={hall_name} src={team.hall_picture} size={40} shape="soft" />
        <p className={styles['place']}>
          <Link to={hallRoute(hall_id)}>
            <bdi>{hall_name}</bdi>
          </Link>
          <span dir="auto">
            <Icon name={team.isLocked ? 'lock' : 'speaker'} size={14} /> {channel_name}
          </span>
        </p>
        {team.isMine && <Badge look="role">{t('teamSquare.mine')}</Badge>}
        <ShareButton team={team} title={title} />
      </div>
      <h3 className={styles['title']} dir="auto">
        {title}
      </h3>
      <TagList tags={tags} label={t('teamSquare.tags')} />
      <div className={styles['foot']}>
        <p className={styles['facts']}>
          <FreePlaces team={team} />
          {team.expiresAt > 0 && <Remaining until={team.expiresAt} />}
        </p>
        {(team.isMine || mayInHall('channel.end_invite', team.standing)) && (
          <Button
            size="compact"
            look="plain"
            aria-label={t('teamSquare.endNamed', { title })}
            onClick={() => dispatch(team.isMine ? end : question)}
          >
            {t('teamSquare.end')}
          </Button>
        )}
        {isFull ? (
          <span className={styles['closed']}>{t('teamSquare.noPlace')}</span>
        ) : (
          <ButtonLink
            size="compact"
            to={hallRoute(hall_id, channel_id)}
            aria-label={t(team.isHere ? 'teamSquare.openNamed' : 'teamSquare.joinNamed', { title })}
          >
            {t(team.isHere ? 'teamSquare.open' : 'teamSquare.join')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Copies a link to the team, by which others see who invites where before they join. */
function ShareButton({
  team: { hall_id, channel_id, expiresAt },
  title,
}: {
  readonly team: TeamCardModel;
  readonly title: string;
}) {
  const { t } = useTranslation();
  const copy = useCopy();
  const viewer = useSelector(selectViewer);
  const path = inviteRoute({ hall_id, channel_id, from: viewer, until: expiresAt });
  const share = () => copy(`${window.location.origin}${path}`, 'teamSquare.shared');
  return <IconButton size="compact" icon="link" label={t('teamSquare.share', { title })} onClick={share} />;
}

/** const.remaining-time, counting down. */
function Remaining({ until }: { readonly until: number }) {
  const { t, i18n } = useTranslation();
  const now = useSelector(selectNow);
  if (now === 0) return null;
  return <span>{t('teamSquare.remaining', { time: remainingTime(until - now, i18n.language) })}</span>;
}
