import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { ROOMS_ROUTE, roomRoute } from '../../../lib/routes.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import styles from './OtherRooms.module.css';
import { selectSliders } from './room-page.selectors.ts';

/** Where else to go: the rooms with people on their seats, and those with talk in their chat (room-flow.entry.slider-reload). */
export default function OtherRooms({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const sliders = useSelector(selectSliders);
  const resolve = useSelector(selectResolvePicture);
  const [tab, setTab] = useState<'mic' | 'text'>('mic');
  const list = (rooms: typeof sliders.mic) =>
    rooms.length === 0 ? (
      <EmptyState icon="mic" text={t('roomMenu.noOtherRooms')} />
    ) : (
      <ul className={styles['list']}>
        {rooms.map(({ room_no, name, clout, cover, isLocked }) => (
          <li key={room_no}>
            <Link to={roomRoute(room_no)} className={styles['row']} onClick={onClose}>
              <Avatar name={name} src={resolve(cover)} size={40} shape="soft" />
              <span className={styles['name']} dir="auto">
                {name}
              </span>
              {isLocked && <Icon name="lock" size={16} />}
              <span className={styles['count']}>{t('room.audience', { n: largeCount(clout, i18n.language) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    );
  return (
    <Dialog
      open
      title={t('room.otherRooms')}
      onClose={onClose}
      actions={
        <ButtonLink to={ROOMS_ROUTE} look="plain">
          {t('roomMenu.allRooms')}
        </ButtonLink>
      }
    >
      <Tabs
        label={t('room.otherRooms')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'mic', label: t('roomMenu.micRooms'), content: list(sliders.mic) },
          { value: 'text', label: t('roomMenu.textRooms'), content: list(sliders.text) },
        ]}
      />
    </Dialog>
  );
}
