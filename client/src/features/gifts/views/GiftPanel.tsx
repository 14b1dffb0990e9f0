import type { RoomPerson, UserNo } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TopLayerProvider } from '../../../design/Dialog/top-layer.ts';
import { selectModals } from '../../modals/index.ts';
import { giftsActions } from '../index.ts';
import { GiftChoice } from './GiftChoice.tsx';
import { selectGiftPanel } from './gift-panel.selectors.ts';
import { Receivers } from './Receivers.tsx';

export interface GiftPanelProps {
  /** The user whom the viewer chose on the stage; null for none. */
  readonly receiver: RoomPerson | null;
  readonly onClose: () => void;
}

/** screen.room.gifts: a gift for users on seats, or for one of the stage. */
export default function GiftPanel({ receiver, onClose }: GiftPanelProps) {
  const dispatch = useDispatch();
  const panel = useSelector(selectGiftPanel);
  const [to, setTo] = useState<readonly UserNo[] | null>(receiver ? [receiver.id] : []);
  useEffect(() => {
    dispatch(giftsActions.panelRequested());
  }, [dispatch]);
  const isTop = useSelector(selectModals).length === 0;
  return (
    <TopLayerProvider value={isTop}>
      <GiftChoice
        {...panel}
        receivers={<Receivers to={to} extra={receiver} onChange={setTo} />}
        hasReceiver={to === null || to.length > 0}
        onRetry={() => dispatch(giftsActions.panelRequested())}
        onBag={() => dispatch(giftsActions.bagRequested())}
        onSend={(gift) => dispatch(giftsActions.sendRequested({ ...gift, to }))}
        onClose={onClose}
      />
    </TopLayerProvider>
  );
}
