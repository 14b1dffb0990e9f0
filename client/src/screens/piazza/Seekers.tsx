import { useSelector } from 'react-redux';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import { selectSeekers } from '../../features/team-square/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './PiazzaScreen.module.css';

/** Public: users of any hall who look for players. */
export function Seekers() {
  const { t } = useTranslation();
  const seekers = useSelector(selectSeekers);
  if (seekers.length === 0) return null;
  return (
    <section aria-labelledby="seekers">
      <h2 id="seekers" className={styles['heading']}>
        {t('teamSquare.seekers')}
      </h2>
      <ul className={styles['seekers']}>
        {seekers.map(({ no, nick, avatar, skill, sign, online }) => (
          <li key={no}>
            <Avatar name={nick} src={avatar} size={48} presence={online ? 'online' : 'offline'} />
            <span className={styles['gameWords']}>
              <strong dir="auto">{nick}</strong>
              <small dir="auto">{skill || sign}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
