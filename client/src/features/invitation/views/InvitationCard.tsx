import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { Skeleton } from '../../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { TagList } from '../../../design/TagList/TagList.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute, LANDING_ROUTE } from '../../../lib/routes.ts';
import { hallsActions } from '../../halls/index.ts';
import { HallCounts } from '../../halls/views/HallCounts.tsx';
import { loginModal, selectPhase } from '../../session/index.ts';
import { type InvitationModel, type InvitedPlace, invitationActions, selectInvitation } from '../index.ts';
import styles from './InvitationCard.module.css';

/** A hall presents itself to a visitor or a non-member: picture, introduction, online members, one large Join. */
export function InvitationCard({ place, titleLevel }: { readonly place: InvitedPlace; readonly titleLevel: 1 | 2 }) {
  const say = useSay();
  const dispatch = useDispatch();
  const model = useSelector(selectInvitation);
  const { hall_id, channel_id, from, until } = place;
  useEffect(() => {
    dispatch(invitationActions.shown({ hall_id, channel_id, from, until }));
    return () => void dispatch(invitationActions.left());
  }, [dispatch, hall_id, channel_id, from, until]);
  const { load, hall } = model;
  if (hall === null || hall.hall_id !== hall_id) {
    if (load.status === 'gone') return <Gone />;
    if (load.status !== 'failed') return <CardSkeleton />;
    return <ErrorState text={say(load.error)} onRetry={() => dispatch(invitationActions.shown(place))} />;
  }
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  return (
    <article className={styles['card']}>
      <div className={styles['cover']} aria-hidden="true">
        <Avatar name={hall.name} src={hall.picture} size={88} shape="cover" eager />
      </div>
      <div className={styles['body']}>
        <Lead model={model} />
        <Title className={styles['title']} dir="auto">
          {hall.name}
        </Title>
        {hall.intro !== '' && (
          <p className={styles['intro']} dir="auto">
            {hall.intro}
          </p>
        )}
        <HallCounts online={hall.online} members={hall.members} />
        <Team model={model} />
        <Ways model={model} hall={hall} />
        <SignInHint />
      </div>
    </article>
  );
}

function Gone() {
  const { t } = useTranslation();
  const way = (
    <ButtonLink look="primary" to={LANDING_ROUTE} replace>
      {t('invitation.lookAround')}
    </ButtonLink>
  );
  return <EmptyState icon="compass" text={t('invitation.gone')} action={way} role="alert" />;
}

/** Who invites where. */
function Lead({ model: { inviter, standing, channelName } }: { readonly model: InvitationModel }) {
  const { t } = useTranslation();
  const isTeam = standing !== 'hall';
  return (
    <p className={styles['lead']}>
      {inviter && <Avatar name={inviter.nick} src={inviter.avatar} size={24} />}
      {inviter
        ? t(isTeam ? 'invitation.teamBy' : 'invitation.hallBy', { name: inviter.nick })
        : t(isTeam ? 'invitation.team' : 'invitation.hall')}
      {channelName !== '' && <bdi className={styles['channel']}>{channelName}</bdi>}
    </p>
  );
}

/** The team of the invite, and whether it still gathers. */
function Team({ model: { standing, game_info, tags } }: { readonly model: InvitationModel }) {
  const { t } = useTranslation();
  if (standing === 'over' || standing === 'full') {
    return (
      <p className={styles['warning']} role="status">
        {t(standing === 'over' ? 'invitation.over' : 'invitation.full')}
      </p>
    );
  }
  if (game_info === '' && tags.length === 0) return null;
  return (
    <div className={styles['team']}>
      <p dir="auto">{game_info}</p>
      <TagList tags={tags} label={t('invitation.tags')} className={styles['tags']} />
    </div>
  );
}

function Ways({
  model: { standing, channel_id, isEntering },
  hall: { hall_id, in_hall },
}: {
  readonly model: InvitationModel;
  readonly hall: NonNullable<InvitationModel['hall']>;
}) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  // A team that ended or is full leads nowhere; its hall does.
  const target = standing === 'over' || standing === 'full' ? null : channel_id;
  if (in_hall) {
    return (
      <ButtonLink wide size="touch" to={hallRoute(hall_id, target)} replace>
        {t(target === null ? 'invitation.enterHall' : 'invitation.enterTeam')}
      </ButtonLink>
    );
  }
  return (
    <Button
      wide
      look="primary"
      size="touch"
      busy={isEntering}
      onClick={() => dispatch(hallsActions.enterRequested({ hall_id, channel_id: target }))}
    >
      {t(target === null ? 'invitation.joinHall' : 'invitation.joinTeam')}
    </Button>
  );
}

/** Joining leads through the login; a visitor with an account may go there at once. */
function SignInHint() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (useSelector(selectPhase) !== 'signedOut') return null;
  return (
    <p className={styles['hint']}>
      {t('invitation.hasAccount')}{' '}
      <Button look="plain" size="compact" onClick={() => dispatch(loginModal.open({ tab: null }))}>
        {t('shell.signIn')}
      </Button>
    </p>
  );
}

function CardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['card']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton blockSize="200px" />
      <div className={styles['body']}>
        <Skeleton inlineSize="60%" blockSize="28px" />
        <Skeleton blockSize="22px" />
        <Skeleton blockSize="48px" />
      </div>
    </div>
  );
}
