import { SEAT_STATUS, type UserNo } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SeatsRoot } from '../index.ts';
import styles from './SeatMark.module.css';

/** Beside the name of a user on a seat: a microphone, slashed where a manager muted the seat. */
export function SeatMark({ no }: { readonly no: UserNo }) {
  const { t } = useTranslation();
  const isMuted = useSelector(({ seats }: SeatsRoot) =>
    seats.seats.some(({ member, mic_status }) => member?.id === no && mic_status === SEAT_STATUS.forbidden),
  );
  const look = isMuted ? 'muted' : 'onSeat';
  return (
    <span className={styles[look]} role="img" aria-label={t(`seats.look.${look}`)} title={t(`seats.look.${look}`)}>
      <Icon name={isMuted ? 'micOff' : 'mic'} size={16} />
    </span>
  );
}
