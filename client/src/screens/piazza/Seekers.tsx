import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import { usePersonPage } from '../../features/person/views/use-person-page.ts';
import { selectPublicFailed, selectSeekers, teamSquareActions } from '../../features/team-square/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './PiazzaScreen.module.css';

/** Public: users of any hall who look for players. A press leads to their page. */
export function Seekers() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const seekers = useSelector(selectSeekers);
  const { players: failure } = useSelector(selectPublicFailed);
  const openPage = usePersonPage();
  if (seekers.length === 0 && !failure) return null;
  return (
    <section aria-labelledby="seekers">
      <h2 id="seekers" className={styles['heading']}>
        {t('teamSquare.seekers')}
      </h2>
      {failure && (
        <FailedLine
          stale={seekers.length > 0}
          reason={say(failure)}
          onRetry={() => dispatch(teamSquareActions.shown())}
        />
      )}
      {seekers.length > 0 && (
        <ul className={styles['seekers']}>
          {seekers.map(({ no, nick, avatar, skill, sign, online }) => (
            <li key={no}>
              <button type="button" className={styles['tile']} onClick={() => openPage({ no, nick })}>
                <Avatar name={nick} src={avatar} size={48} presence={online ? 'online' : 'offline'} />
                <span className={styles['tileWords']}>
                  <strong dir="auto">{nick}</strong>
                  <small dir="auto">{skill || sign}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
