import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { PersonVolumeSlider } from '../../audio/views/PersonVolumeSlider.tsx';
import { messagesModal } from '../../person/index.ts';
import type { CardExtrasProps } from '../../person/views/card-extras.ts';
import { selectViewer } from '../../session/index.ts';
import { peopleActions, selectAbout } from '../index.ts';
import { selectIsInCall } from './in-call.selectors.ts';
import styles from './PersonExtras.module.css';
import { PersonMenu } from './PersonMenu.tsx';
import { leadsHere, wayTo } from './way-to.ts';

/** Medals, mutual halls, the place where the user is, and what the viewer may do with the user of a card. */
export default function PersonExtras(props: CardExtrasProps) {
  const { uid, person, onLeave, children } = props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isMe = useSelector(selectViewer) === uid;
  const isInCall = useSelector((state: Parameters<typeof selectIsInCall>[0]) => selectIsInCall(state, uid));
  const shown = useSelector(selectAbout);
  const known = shown?.uid === uid ? shown : null;
  // What comes while the menu is open waits: a card that grows would move the menu away under the pointer.
  const [atOpening, setAtOpening] = useState<typeof known>();
  const about = atOpening === undefined ? known : atOpening;
  useEffect(() => void dispatch(peopleActions.aboutRequested({ uid })), [dispatch, uid]);
  // Entries that come to life move nothing, so the open menu does not wait for them. That of a blocked user has fewer.
  const live = known?.relation?.black ? null : known?.relation;
  const relation = isMe ? null : (about?.relation ?? live ?? null);
  const here = useLocation();
  const way = isMe ? null : wayTo(uid, about?.place, 'person');
  return (
    <>
      {about && about.medals.length > 0 && (
        <ul className={styles['medals']} aria-label={t('people.medals')}>
          {about.medals.map((medal) => (
            <li key={medal}>
              <Badge look="role">{medal}</Badge>
            </li>
          ))}
        </ul>
      )}
      {!isMe && about && about.halls.length > 0 && (
        <section className={styles['mutual']} aria-label={t('people.mutual')}>
          <h3 className={styles['label']}>{t('people.mutual')}</h3>
          <ul className={styles['halls']}>
            {about.halls.map(({ id, name, bg_img }) => (
              <li key={id}>
                <Link className={styles['hall']} to={hallRoute(id)} aria-label={name} title={name}>
                  <Avatar name={name} src={bg_img} size={32} shape="soft" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {way && (
        <p className={styles['place']}>
          <span>{t(way.isRoom ? 'people.inRoom' : 'people.inHall')}</span>
          {!leadsHere(way.to, here) && (
            <ButtonLink
              look="soft"
              size="compact"
              to={way.to}
              state={way.state}
              aria-label={t('people.goTo', { name: person.nick })}
              onClick={onLeave}
            >
              {t('people.go')}
            </ButtonLink>
          )}
        </p>
      )}
      {isInCall && (
        <div className={styles['volume']}>
          <PersonVolumeSlider uid={uid} nick={person.nick} />
        </div>
      )}
      <div className={styles['actions']}>
        {children}
        {relation && !relation.black && (
          <Button
            onClick={() =>
              dispatch(
                peopleActions.relationRequested({
                  uid,
                  nick: person.nick,
                  change: relation.follow ? 'unfollow' : 'follow',
                }),
              )
            }
          >
            {t(relation.follow ? 'people.change.unfollow' : 'people.change.follow')}
          </Button>
        )}
        {!isMe && (
          <Button
            look="primary"
            onClick={() => {
              onLeave?.();
              dispatch(messagesModal.open({ to: uid }));
            }}
          >
            {t('people.message')}
          </Button>
        )}
        {!isMe && (
          <PersonMenu {...props} relation={relation} onOpenChange={(open) => setAtOpening(open ? known : undefined)} />
        )}
      </div>
    </>
  );
}
