import type { RoomPerson } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LayersAboveProvider } from '../../../design/Dialog/top-layer.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useOverlays } from '../../person/views/use-overlays.ts';
import type { RoomRoot } from '../../room/index.ts';
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
  listenersOf,
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
  const members = useSelector(({ room }: RoomRoot) => room.members);
  // For as long as the panel is open: a seat that is taken meanwhile moves no receiver in the row.
  const [isForListeners] = useState(() => !receiver && receiversOf(seats, viewer, []).seated.length === 0);
  const listeners = isForListeners ? listenersOf(members, viewer) : [];
  const [choice, setChoice] = useState<ReceiverChoice>(() => firstChoice(seats, viewer, receiver, before, listeners));
  const receivers = receiversOf(seats, viewer, receiver ? [receiver] : listeners);
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
  const noReceiver = () => {
    if (receivers.people.length > 0) return t('gifts.chooseReceiver');
    return t(isForListeners ? 'gifts.noListeners' : 'gifts.noReceivers');
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
            isForListeners={isForListeners}
            choice={choice}
            chosen={chosen}
            onChange={choose}
          />
        }
        to={to()}
        receiverCount={chosen.length}
        noReceiver={noReceiver()}
        onRetry={() => dispatch(giftsActions.panelRequested())}
        onBag={() => dispatch(giftsActions.bagRequested())}
        onSend={(gift) => dispatch(giftsActions.sendRequested({ ...gift, to: choice === ALL_SEATS ? null : chosen }))}
        onClose={onClose}
      />
    </LayersAboveProvider>
  );
}
