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
import { AboutPart, stateOf } from './AboutPart.tsx';
import { FollowButton } from './FollowButton.tsx';
import { selectIsInCall } from './in-call.selectors.ts';
import styles from './PersonExtras.module.css';
import { PersonMenu } from './PersonMenu.tsx';
import { leadsHere, wayTo } from './way-to.ts';

/**
 * The place where the user is, mutual halls, medals, and what the viewer may do with the user of a card. Each has its room before it
 * comes: nothing moves.
 */
export default function PersonExtras(props: CardExtrasProps) {
  const { uid, person, onLeave, children } = props;
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isMe = useSelector(selectViewer) === uid;
  const isInCall = useSelector((state: Parameters<typeof selectIsInCall>[0]) => selectIsInCall(state, uid));
  const shown = useSelector(selectAbout);
  const known = shown?.uid === uid ? shown : null;
  // What comes while the menu is open waits: a second row of medals would move the menu away under the pointer.
  const [atOpening, setAtOpening] = useState<typeof known>();
  const about = atOpening === undefined ? known : atOpening;
  useEffect(() => {
    dispatch(peopleActions.aboutRequested({ uid }));
    return () => void dispatch(peopleActions.aboutLeft({ uid }));
  }, [dispatch, uid]);
  // Entries that come to life move nothing, so the open menu does not wait for them. That of a blocked user has fewer.
  const live = known?.relation?.black ? null : known?.relation;
  const relation = isMe ? null : (about?.relation ?? live ?? null);
  // Its button keeps its place until the platform has told, or failed.
  const isAwaited = !isMe && relation === null && about?.relation === undefined;
  const here = useLocation();
  const way = isMe ? null : wayTo(uid, about?.place, 'person');
  return (
    <>
      <div className={styles['facts']}>
        {!isMe && (
          <>
            <AboutPart
              state={stateOf(about?.place, way !== null)}
              none={t('people.nowhere')}
              missed={t('people.nowhere')}
            >
              {way && (
                <>
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
                </>
              )}
            </AboutPart>
            <AboutPart
              label={t('people.mutual')}
              state={stateOf(about?.halls, about?.halls?.length !== 0)}
              none={t('people.noMutual')}
            >
              <ul className={styles['halls']}>
                {about?.halls?.map(({ id, name, bg_img }) => (
                  <li key={id}>
                    <Link className={styles['hall']} to={hallRoute(id)} aria-label={name} title={name}>
                      <Avatar name={name} src={bg_img} size={32} shape="soft" />
                    </Link>
                  </li>
                ))}
              </ul>
            </AboutPart>
          </>
        )}
        <AboutPart
          label={t('people.medals')}
          state={stateOf(about?.medals, about?.medals?.length !== 0)}
          none={t('people.noMedals')}
        >
          <ul className={styles['medals']}>
            {about?.medals?.map((medal) => (
              <li key={medal}>
                <Badge look="role">{medal}</Badge>
              </li>
            ))}
          </ul>
        </AboutPart>
      </div>
      {isInCall && (
        <div className={styles['volume']}>
          <PersonVolumeSlider uid={uid} nick={person.nick} />
        </div>
      )}
      <div className={styles['actions']}>
        {children}
        {(isAwaited || (relation && !relation.black)) && (
          <FollowButton uid={uid} nick={person.nick} isFollowed={relation?.follow ?? null} />
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
