import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import type { IconName } from '../../../design/Icon/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { largeCount, numberText } from '../../../lib/large-count.ts';
import styles from './Seat.module.css';
import type { SeatCell } from './seat-cells.selectors.ts';
import type { SeatLook } from './seat-look.model.ts';
import { placeIcon, seatWords } from './seat-words.ts';

/** Action of a press; `none` for a seat without an action for the viewer. */
export type SeatAction = 'menu' | 'apply' | 'sit' | 'none';

export interface SeatProps {
  readonly cell: SeatCell;
  /** The one seat that Tab reaches. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
  readonly action: SeatAction;
  readonly onFocus: () => void;
  readonly onPress: (target: HTMLElement) => void;
}

const MARKS: Readonly<Partial<Record<SeatLook, IconName>>> = { off: 'micOff', muted: 'micOff', speaking: 'mic' };

/** The frames that are drawn; a server may name others. */
const FRAMES: Readonly<Record<string, string | undefined>> = {
  gold: styles['gold'],
  silver: styles['silver'],
  bronze: styles['bronze'],
};

/** One seat: its shape and mark say how it stands, its name says the same in words. */
export function Seat({ cell, isStop, isOpen, action, onFocus, onPress }: SeatProps) {
  const { t, i18n } = useTranslation();
  const { mic_number, member, look, isOwn, decoration } = cell;
  const isHost = mic_number === 0;
  const { seat, nick, state } = seatWords(t, cell);
  /** A free seat shows its number, and every other how it stands; that of the host shows who is missing, or which seat it is. */
  function nameless(): string {
    if (look === 'empty') return isHost ? state : numberText(mic_number, i18n.language);
    return isHost ? seat : state;
  }
  const mark = MARKS[look];
  const frame = member && decoration?.id === member.id ? FRAMES[decoration.frame] : undefined;
  const nameplate = member ? decoration?.nameplate?.name : undefined;
  const heart = member ? (decoration?.heart ?? 0) : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, see SeatGrid
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div className={classNames(styles['cell'], isHost && styles['host'])} role="gridcell">
      <button
        type="button"
        className={styles['seat']}
        data-seat={mic_number}
        data-look={look}
        tabIndex={isStop ? 0 : -1}
        aria-haspopup={action === 'menu' ? 'menu' : undefined}
        aria-expanded={action === 'menu' ? isOpen : undefined}
        aria-disabled={action === 'none' ? true : undefined}
        aria-label={[
          seat,
          nick,
          isOwn && t('seats.you'),
          state,
          action === 'apply' && t('seats.apply'),
          action === 'sit' && t('seats.takeSeat'),
        ]
          .filter(Boolean)
          .join(t('seats.comma'))}
        onFocus={onFocus}
        onClick={(event) => onPress(event.currentTarget)}
      >
        <span className={styles['face']}>
          {member ? (
            <Avatar name={nick ?? ''} src={member.header} size="outer" eager />
          ) : (
            <Icon name={placeIcon(cell)} size={isHost ? 32 : 24} />
          )}
          {frame && <span className={classNames(styles['frame'], frame)} aria-hidden="true" />}
          {look === 'speaking' && <span className={styles['ring']} aria-hidden="true" />}
          {mark && (
            <span className={styles['mark']}>
              <Icon name={mark} size={14} />
            </span>
          )}
        </span>
        <span className={styles['name']}>
          {isHost && <Icon name="crown" size={14} />}
          <span className={styles['words']} dir="auto">
            {nick ?? nameless()}
          </span>
        </span>
        {(nameplate || heart > 0) && (
          <span className={styles['extras']}>
            {nameplate && (
              <span className={styles['plate']} dir="auto">
                {nameplate}
              </span>
            )}
            {heart > 0 && <span className={styles['heart']}>♥ {largeCount(heart, i18n.language)}</span>}
          </span>
        )}
      </button>
    </div>
  );
}
