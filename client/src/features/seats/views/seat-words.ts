import type { IconName } from '../../../design/Icon/paths.ts';
import type { Translate } from '../../../i18n/text-engine.ts';
import type { SeatCell } from './seat-cells.selectors.ts';

/** How a seat is called, whose it is, and how it stands: its button and its menu say the same. */
export function seatWords(t: Translate, { mic_number, look, member }: SeatCell) {
  const isHost = mic_number === 0;
  return {
    seat: isHost ? t('seats.hostSeat') : t('seats.seat', { n: mic_number }),
    nick: member && (member.nick || member.id),
    // room-flow.seats.host-present
    state: isHost && look === 'empty' ? t('seats.hostAway') : t(`seats.look.${look}`),
  };
}

/** Stands for a face on a seat without a user. */
export const placeIcon = ({ look }: SeatCell): IconName =>
  look === 'locked' ? 'lock' : look === 'applying' ? 'clock' : 'plus';
