import type { RoomPerson } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LayersAboveProvider } from '../../../design/Dialog/top-layer.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOverlays } from '../../person/views/use-overlays.ts';
import { selectSeats } from '../../seats/index.ts';
import { selectViewer } from '../../session/index.ts';
import { giftsActions } from '../index.ts';
import { GiftChoice } from './GiftChoice.tsx';
import { selectGiftPanel } from './gift-panel.selectors.ts';
import { ALL_SEATS, chosenOf, firstChoice, type ReceiverChoice, receiversOf } from './gift-receivers.model.ts';
import { Receivers } from './Receivers.tsx';

export interface GiftPanelProps {
  /** The user whom the viewer chose on the stage; null for none. */
  readonly receiver: RoomPerson | null;
  readonly onClose: () => void;
}

/** screen.room.gifts: a gift for users on seats, or for one of the stage. */
export default function GiftPanel({ receiver, onClose }: GiftPanelProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = useSelector(selectGiftPanel);
  const viewer = useSelector(selectViewer);
  const seats = useSelector(selectSeats);
  const [choice, setChoice] = useState<ReceiverChoice>(() => firstChoice(seats, viewer, receiver));
  const receivers = receiversOf(seats, viewer, receiver);
  const chosen = chosenOf(choice, receivers);
  useEffect(() => {
    dispatch(giftsActions.panelRequested());
  }, [dispatch]);
  const overlays = useOverlays();
  return (
    <LayersAboveProvider value={overlays.length}>
      <GiftChoice
        {...panel}
        receivers={<Receivers {...receivers} choice={choice} chosen={chosen} onChange={setChoice} />}
        receiverCount={chosen.length}
        noReceiver={t(receivers.people.length === 0 ? 'gifts.noReceivers' : 'gifts.chooseReceiver')}
        onRetry={() => dispatch(giftsActions.panelRequested())}
        onBag={() => dispatch(giftsActions.bagRequested())}
        onSend={(gift) => dispatch(giftsActions.sendRequested({ ...gift, to: choice === ALL_SEATS ? null : chosen }))}
        onClose={onClose}
      />
    </LayersAboveProvider>
  );
}
