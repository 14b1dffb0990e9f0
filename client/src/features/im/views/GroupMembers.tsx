import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { selectIm } from '../index.ts';
import styles from './ImPanel.module.css';

/** entity.group-info: who is in the group of the open session. */
export function GroupMembers() {
  const { t } = useTranslation();
  const { group } = useSelector(selectIm);
  const resolve = useSelector(selectResolvePicture);
  return (
    <ul className={styles['members']} aria-label={t('im.members')}>
      {(group?.members ?? []).map(({ no, nick, avatar, role }) => (
        <li key={no} className={styles['member']}>
          <Avatar name={nick || no} src={resolve(avatar)} size={32} />
          <span className={styles['name']} dir="auto">
            {nick || no}
          </span>
          {role !== '' && <Badge look="role">{t(`im.${role}`)}</Badge>}
        </li>
      ))}
    </ul>
  );
}
