import { mayInRoom } from '@miczero/contracts';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { useIsPageCovered } from '../../../design/Dialog/page-cover.ts';
import { fetchEarly } from '../../../design/early-parts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { audioActions, selectIsSilentHere, type VoiceRoot } from '../../audio/index.ts';
import type { RoomRoot } from '../../room/index.ts';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import type { SessionRoot } from '../../session/index.ts';
import { type SeatsRoot, seatsActions, selectSeatFacts } from '../index.ts';
import { loadSeatActs } from '../load-seat-acts.ts';
import styles from './SeatBar.module.css';
import { SeatDialogs } from './SeatDialogs.tsx';
import { selectOwnSeat, selectQueue } from './seat-cells.selectors.ts';

// The first press answers at once.
fetchEarly(loadSeatActs);

/** The microphone of a seat that the page found, and may open by a press (ADR 0191). */
const selectIsClosed = (state: SeatsRoot & SessionRoot & VoiceRoot): boolean =>
  state.seats.isFound && !selectSeatFacts(state).isMuted && !selectIsSilentHere(state);

/** The viewer's own way to a seat and off it in one press, the queue for those who decide, and what the page adds. */
export function SeatBar({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const own = useSelector(selectOwnSeat);
  const { count } = useSelector(selectQueue);
  const isMicFree = useSelector(({ room }: RoomRoot) => room.isMicFree);
  const isClosed = useSelector(selectIsClosed);
  const isCovered = useIsPageCovered();
  useEffect(() => void dispatch(seatsActions.coverMoved(isCovered)), [dispatch, isCovered]);
  if (standing === null) return null;
  const may = (action: 'apply' | 'manage-seats') => mayInRoom(action, standing, hindrances);
  const tap = (mic_number: number) => dispatch(seatsActions.seatTapped({ mic_number }));
  const free = standing === 'owner' && own.isHostFree ? 0 : own.free;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('seats.bar')}>
      <SeatButton
        {...own}
        free={free}
        isMember={may('apply')}
        isFree={isMicFree}
        canSit={may('manage-seats')}
        onTap={tap}
      />
      {isClosed && (
        <Button look="primary" icon="mic" onClick={() => dispatch(audioActions.muteToggled())}>
          {t('seats.consent.open')}
        </Button>
      )}
      {may('manage-seats') && (
        <Button
          icon={count > 0 ? 'bell' : 'list'}
          data-waiting={count > 0}
          onClick={() => dispatch(seatsActions.queueMoved({ isOpen: true }))}
        >
          {t('seats.queue', { n: count })}
        </Button>
      )}
      <SeatDialogs />
      {children}
    </div>
  );
}

interface SeatButtonProps {
  readonly mic_number: number | null;
  readonly applied: number | null;
  readonly free: number | null;
  readonly isMember: boolean;
  /** Members need no application. */
  readonly isFree: boolean;
  readonly canSit: boolean;
  readonly onTap: (mic_number: number) => void;
}

function SeatButton({ mic_number, applied, free, isMember, isFree, canSit, onTap }: SeatButtonProps) {
  const { t } = useTranslation();
  if (mic_number !== null) {
    return (
      <Button icon="leaveSeat" data-turns onClick={() => onTap(mic_number)}>
        {t('seats.stepDown')}
      </Button>
    );
  }
  if (applied !== null) {
    return (
      <Button icon="clock" data-turns onClick={() => onTap(applied)}>
        {t('seats.cancelApply')}
      </Button>
    );
  }
  if (free === null || !(isMember || canSit)) return null;
  return (
    <Button look="primary" icon="takeSeat" data-turns onClick={() => onTap(free)}>
      {t(isMember && !isFree ? 'seats.apply' : 'seats.takeSeat')}
    </Button>
  );
}
