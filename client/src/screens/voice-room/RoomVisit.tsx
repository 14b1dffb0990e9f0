import { type RoomId, roomId } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { selectInvitedRoom } from '../../features/invitation/index.ts';
import { RoomInvitation } from '../../features/invitation/views/RoomInvitation.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import welcome from '../invite/HallWelcome.module.css';
import { useLoginFirst } from '../invite/use-login-first.ts';
import { Page } from '../shell/Page.tsx';

const NotFoundScreen = lazyPart(() => import('../not-found/NotFoundScreen.tsx'), ['notFound']);

/** A room for a visitor: what can be read of it without a session, without the weight of its page. */
export default function RoomVisit() {
  const room_no = roomId.safeParse(useParams()['roomNo']).data ?? null;
  return room_no === null ? <NotFoundScreen /> : <Visit key={room_no} roomNo={room_no} />;
}

function Visit({ roomNo }: { readonly roomNo: RoomId }) {
  const { t } = useTranslation();
  const known = useSelector(selectInvitedRoom);
  useLoginFirst();
  return (
    <Page fill title={(known?.room_no === roomNo && known.name) || t('invitation.room.title', { no: roomNo })}>
      <div className={welcome['welcome']}>
        <RoomInvitation roomNo={roomNo} />
      </div>
    </Page>
  );
}
