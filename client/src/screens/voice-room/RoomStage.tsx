import { mayInRoom, type RoomId, type RoomPerson } from '@miczero/contracts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { PaneGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { RenderGuard } from '../../design/RenderGuard/RenderGuard.tsx';
import { selectResolvePicture } from '../../features/connection/index.ts';
import { GiftRibbon } from '../../features/gifts/views/GiftRibbon.tsx';
import { GiftShow } from '../../features/gifts/views/GiftShow.tsx';
import { rankingModal } from '../../features/rankings/index.ts';
import { roomActions } from '../../features/room/index.ts';
import { LostLink } from '../../features/room/views/LostLink.tsx';
import { NoticeBar } from '../../features/room/views/NoticeBar.tsx';
import { selectRoomHead, selectStanding } from '../../features/room/views/room-page.selectors.ts';
import { roomSettingsModal } from '../../features/room-settings/index.ts';
import { SeatBar } from '../../features/seats/views/SeatBar.tsx';
import { SeatGrid } from '../../features/seats/views/SeatGrid.tsx';
import { SeatNewsPlace } from '../../features/seats/views/SeatNewsPlace.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './RoomStage.module.css';

const OtherRooms = lazyPart(() => import('../../features/room/views/OtherRooms.tsx'), ['roomMenu']);
const GiftPanel = lazyPart(() => import('../../features/gifts/views/GiftPanel.tsx'), ['gifts']);

export interface RoomStageProps {
  readonly roomNo: RoomId;
  readonly onMention: (nick: string) => void;
}

/** The seats before the background of the room (screen.room.background), with the room's name and state above them. */
export function RoomStage({ roomNo, onMention }: RoomStageProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  /** The open gift panel; null is closed. */
  const [gift, setGift] = useState<{ readonly receiver: RoomPerson | null } | null>(null);
  const [isSliding, setSliding] = useState(false);
  const standing = useSelector(selectStanding);
  const resolve = useSelector(selectResolvePicture);
  const { background, forbidden } = useSelector(selectRoomHead);
  return (
    <section className={styles['stage']} aria-label={t('seats.label')}>
      <Background key={background} src={resolve(background)} />
      <div className={styles['scene']}>
        <NoticeBar />
        {forbidden !== null && (
          <p className={styles['warning']} role="alert">
            <Icon name="warning" />
            <span dir="auto">{forbidden || t('room.forbidden')}</span>
          </p>
        )}
        <LostLink className={styles['link']} />
        <GiftRibbon />
        <div className={styles['seats']}>
          <PaneGuard of={roomNo}>
            <SeatGrid onMention={onMention} onGift={(person) => setGift({ receiver: person })} />
          </PaneGuard>
        </div>
        <SeatNewsPlace />
        <SeatBar>
          {standing !== null && mayInRoom('gift', standing, { closed: forbidden !== null }) && (
            <Button icon="gift" onClick={() => setGift({ receiver: null })}>
              {t('seats.gift')}
            </Button>
          )}
          <div className={styles['tools']}>
            {standing !== null && mayInRoom('clear-chat', standing) && (
              <IconButton
                icon="broom"
                label={t('room.clearChat')}
                className={styles['tool']}
                onClick={() => dispatch(roomActions.chatClearAsked())}
              />
            )}
            <IconButton
              icon="compass"
              label={t('room.otherRooms')}
              aria-haspopup="dialog"
              className={styles['tool']}
              onClick={() => setSliding(true)}
            />
            <IconButton
              icon="trophy"
              label={t('room.ranking')}
              className={styles['tool']}
              onClick={() => dispatch(rankingModal.open({ group_id: roomNo }))}
            />
            {standing !== null && mayInRoom('decorate', standing) && (
              <IconButton
                icon="settings"
                label={t('room.settings')}
                className={styles['tool']}
                onClick={() => dispatch(roomSettingsModal.open())}
              />
            )}
          </div>
        </SeatBar>
      </div>
      <RenderGuard of={roomNo} fallback={() => null}>
        <GiftShow isOnTop={gift !== null} />
      </RenderGuard>
      {isSliding && <OtherRooms onClose={() => setSliding(false)} />}
      {gift && <GiftPanel receiver={gift.receiver} onClose={() => setGift(null)} />}
    </section>
  );
}

/** A picture that does not load leaves the plain stage. */
function Background({ src }: { readonly src: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (src === '' || hasFailed) return null;
  return <img className={styles['background']} src={src} alt="" data-background onError={() => setFailed(true)} />;
}
