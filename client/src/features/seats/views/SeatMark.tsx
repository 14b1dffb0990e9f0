import type { UserNo } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './SeatMark.module.css';
import { selectSeatCells } from './seat-cells.selectors.ts';

/** Beside the name of a user on a seat: a microphone, slashed where a manager muted the seat, or the viewer the own one (ADR 0161). */
export function SeatMark({ no }: { readonly no: UserNo }) {
  const { t } = useTranslation();
  const seat = useSelector(selectSeatCells).find(({ member }) => member?.id === no);
  const look = seat?.look === 'muted' || seat?.look === 'off' ? seat.look : 'onSeat';
  return (
    <span
      className={styles[look === 'onSeat' ? look : 'muted']}
      role="img"
      aria-label={t(`seats.look.${look}`)}
      title={t(`seats.look.${look}`)}
    >
      <Icon name={look === 'onSeat' ? 'mic' : 'micOff'} size={16} />
    </span>
  );
}
