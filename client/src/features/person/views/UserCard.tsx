import type { HallId, UserNo } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { personActions, selectUserCard, type UserCardModel } from '../index.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { useCardExtras } from './card-extras.ts';
import { micMuteText } from './mic-mute-text.ts';
import styles from './UserCard.module.css';

export interface UserCardProps {
  readonly uid: UserNo;
  readonly isOwner: boolean;
  /** null: there is no composer to mention the person in. */
  readonly onMention: ((nick: string) => void) | null;
  /** The viewer goes on elsewhere. */
  readonly onLeave?: () => void;
}

/** The card of the user that was asked for last. */
export function UserCard(props: UserCardProps) {
  const { uid } = props;
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const card = useSelector(selectUserCard);
  if (card?.uid !== uid) return <CardSkeleton />;
  if (card.person) {
    const { hall_id, person } = card;
    return <Person {...props} hall_id={hall_id} person={person} />;
  }
  return card.load.status === 'failed' ? (
    <div className={styles['card']}>
      <ErrorState
        text={t('person.failed')}
        reason={say(card.load.error)}
        onRetry={() => dispatch(personActions.cardRequested({ hall_id: card.hall_id, uid }))}
      />
    </div>
  ) : (
    <CardSkeleton />
  );
}

interface PersonProps extends UserCardProps {
  readonly hall_id: HallId;
  readonly person: NonNullable<UserCardModel['person']>;
}

function Person({ uid, hall_id, isOwner, person, onMention, onLeave }: PersonProps) {
  const { t } = useTranslation();
  const Extras = useCardExtras();
  const mention = onMention && (
    <Button wide onClick={() => onMention(person.nick)}>
      {t('person.mention')}
    </Button>
  );
  const gender = ['', t('person.genderMale'), t('person.genderFemale')][person.gender];
  return (
    <div className={styles['card']}>
      <div className={styles['cover']} />
      <div className={styles['body']}>
        <span className={styles['face']}>
          <Avatar name={person.nick} src={person.avatar} size={64} presence={person.online ? 'online' : 'offline'} />
        </span>
        <h2 className={styles['nick']} dir="auto">
          {person.nick}
        </h2>
        <p className={styles['facts']}>
          <span>{t('person.number', { no: uid })}</span>
          {gender !== '' && <span>{gender}</span>}
          {person.age > 0 && <span>{t('person.age', { n: person.age })}</span>}
          <span>{t(person.online ? 'common.online' : 'common.offline')}</span>
        </p>
        <p className={styles['marks']}>
          {isOwner && <Badge look="role">{t('memberList.owner')}</Badge>}
          {!isOwner && person.role === 'manage' && <Badge look="role">{t('memberList.manager')}</Badge>}
          {!person.isMember && <Badge look="quiet">{t('person.gone')}</Badge>}
          {person.text_mute && <Badge look="role">{t('memberList.textMuted')}</Badge>}
          {person.mic_mute && <Badge look="role">{micMuteText(t, person.mic_muted_by)}</Badge>}
        </p>
        <p className={styles['sign']} dir="auto">
          {person.sign || t('person.noSign')}
        </p>
        {person.gaming && (
          <Link className={styles['gaming']} to={hallRoute(person.gaming.hall_id, person.gaming.channel_id)}>
            <Icon name="users" size={16} />
            {t('person.gaming', { game: person.gaming.game_name, n: person.gaming.vacancy })}
          </Link>
        )}
        {Extras ? (
          <Extras hall_id={hall_id} uid={uid} isOwner={isOwner} person={person} onLeave={onLeave} standIn={mention}>
            {mention}
          </Extras>
        ) : (
          mention
        )}
      </div>
    </div>
  );
}
