import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useRootMark } from '../../../design/root-mark.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import styles from './NoticeBar.module.css';
import { RoomText } from './RoomText.tsx';
import { selectRoomHead } from './room-page.selectors.ts';

/** screen.room.notice: one line; a press shows all of it. */
export function NoticeBar() {
  const { t } = useTranslation();
  const { notice } = useSelector(selectRoomHead);
  const [isUnfolded, setUnfolded] = useState(false);
  useRootMark('hasRoomNotice', notice !== '');
  if (notice === '') return null;
  return (
    <div className={classNames(styles['notice'], isUnfolded && styles['unfolded'])}>
      <Icon name="megaphone" size={18} />
      {/* The text may hold links, so the button stands beside it. */}
      <p className={styles['text']} dir="auto">
        <RoomText text={notice} nick="" />
      </p>
      <button
        type="button"
        className={styles['fold']}
        aria-label={t('room.notice')}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="chevronDown" size={16} />
      </button>
    </div>
  );
}
