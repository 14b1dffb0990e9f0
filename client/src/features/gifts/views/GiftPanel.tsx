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
import { selectGiftPanel, selectLatestReceivers } from './gift-panel.selectors.ts';
import {
  ALL_SEATS,
  chosenOf,
  cutNick,
  firstChoice,
  placesOf,
  type ReceiverChoice,
  receiversOf,
} from './gift-receivers.model.ts';
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
  const before = useSelector(selectLatestReceivers);
  const [choice, setChoice] = useState<ReceiverChoice>(() => firstChoice(seats, viewer, receiver, before));
  const receivers = receiversOf(seats, viewer, receiver);
  const chosen = chosenOf(choice, receivers);
  const [stood, setStood] = useState(receivers.people);
  const places = placesOf(stood, receivers.people);
  // Newcomers have their place from now on.
  if (places.length > stood.length) setStood(places.map(({ person }) => person));
  const choose = (next: ReceiverChoice) => {
    setChoice(next);
    setStood(places.flatMap(({ person, isGone }) => (isGone ? [] : [person])));
  };
  const only = chosen.length === 1 ? receivers.people.find(({ id }) => id === chosen[0]) : undefined;
  const to = () => {
    if (choice === ALL_SEATS) return t('gifts.all');
    return only ? cutNick(only.nick) || only.id : t('gifts.people', { n: chosen.length });
  };
  useEffect(() => {
    dispatch(giftsActions.panelRequested());
  }, [dispatch]);
  const overlays = useOverlays();
  return (
    <LayersAboveProvider value={overlays.length}>
      <GiftChoice
        {...panel}
        receivers={
          <Receivers
            places={places}
            seatedCount={receivers.seated.length}
            choice={choice}
            chosen={chosen}
            onChange={choose}
          />
        }
        to={to()}
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
