import type { Hall } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { hallRoute } from '../../../lib/routes.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { useLeaveDialogs } from '../../person/views/use-leave-dialogs.ts';
import styles from './Profile.module.css';

/** The halls of a user as links: a visitor of the profile may come along. */
export function ProfileHalls({ halls }: { readonly halls: readonly Hall[] }) {
  const { t, i18n } = useTranslation();
  const leaveDialogs = useLeaveDialogs();
  const resolve = useSelector(selectResolvePicture);
  return (
    <ul className={styles['halls']}>
      {halls.map(({ id, name, bg_img, online_count }) => (
        <li key={id}>
          <Link className={styles['hall']} to={hallRoute(id)} onClick={leaveDialogs}>
            <Avatar name={name} src={resolve(bg_img)} size={40} shape="soft" />
            <span className={styles['hallName']} dir="auto">
              {name}
            </span>
            <span className={styles['quiet']}>
              {t('halls.card.online', { n: largeCount(online_count, i18n.language) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
