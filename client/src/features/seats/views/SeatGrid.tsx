import type { RoomPerson } from '@miczero/contracts';
import { mayInRoom } from '@miczero/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { NARROW, useMediaQuery } from '../../../design/use-media-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { preferencesActions, selectPreferences } from '../../preferences/index.ts';
import type { RoomRoot } from '../../room/index.ts';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { seatsActions } from '../index.ts';
import { Seat, type SeatAction } from './Seat.tsx';
import styles from './SeatGrid.module.css';
import { type SeatCell, selectOwnSeat, selectSeatCells } from './seat-cells.selectors.ts';
import { type SeatKey, seatMove, seatRows } from './seat-rows.model.ts';

const SeatMenu = lazyPart(() => import('./SeatMenu.tsx'), ['roomMenu']);

/** From here on a row has room for five seats and their names. */
const WIDE = '(width >= 900px)';
const KEYS: Readonly<Record<string, SeatKey>> = {
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  Home: 'Home',
  End: 'End',
};

export interface SeatGridProps {
  /** Puts a mention of this user into the line being written. */
  readonly onMention: (nick: string) => void;
  /** Opens the gifts for this user. */
  readonly onGift: (person: RoomPerson) => void;
}

/** screen.room.mic-seats: one tab stop; arrows move, Enter opens what can be done about a seat. */
export function SeatGrid({ onMention, onGift }: SeatGridProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isWide = useMediaQuery(WIDE);
  const cells = useSelector(selectSeatCells);
  const own = useSelector(selectOwnSeat);
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const isMicFree = useSelector(({ room }: RoomRoot) => room.isMicFree);
  const gridRef = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [menu, setMenu] = useState<{ readonly mic_number: number; readonly place: MenuPlace } | null>(null);
  const isNarrow = useMediaQuery(NARROW);
  const { seatsShown } = useSelector(selectPreferences);
  // On a phone the chat comes first: one row of seats scrolls.
  const isFolded = isNarrow && !seatsShown;
  const placed = seatRows(cells, isWide);
  const rows = isFolded ? [placed.flat()] : placed;
  // The viewer sees the own seat: it may be out of the row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row of seats has another scroll
  useEffect(() => {
    const seat = gridRef.current?.querySelector(`[data-seat="${own.mic_number}"]`);
    seat?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [own.mic_number, isFolded]);
  const opened = menu === null ? undefined : cells.find(({ mic_number }) => mic_number === menu.mic_number);

  const canManage = standing !== null && mayInRoom('manage-seats', standing, hindrances);
  const canApply = standing !== null && mayInRoom('apply', standing, hindrances) && own.mic_number === null;

  function actionOf({ look, mic_number, member }: SeatCell): SeatAction {
    // entity.room-seat.host-0: while the host is away, the seat is closed to all others.
    if (mic_number === 0 && !member && standing !== 'owner') return 'none';
    if (canManage || (look !== 'empty' && look !== 'locked')) return 'menu';
    // The one thing that a member can do about an empty seat needs no menu.
    if (look === 'locked' || !canApply) return 'none';
    return isMicFree ? 'sit' : 'apply';
  }

  function press(cell: SeatCell, target: HTMLElement) {
    const { mic_number } = cell;
    const action = actionOf(cell);
    if (action === 'apply' || action === 'sit') dispatch(seatsActions.seatTapped({ mic_number }));
    if (action !== 'menu') return;
    const { left, bottom, width } = target.getBoundingClientRect();
    setMenu({ mic_number, place: { x: left + width / 4, y: bottom, target } });
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const key = KEYS[event.key];
    if (!key || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const lengths = rows.map((row) => row.length);
    const row = rows.findIndex((each) => each.some(({ mic_number }) => mic_number === stop));
    const column = rows[row]?.findIndex(({ mic_number }) => mic_number === stop) ?? 0;
    const to = seatMove(lengths, { row, column }, key, event.currentTarget.matches(':dir(rtl)'));
    const next = to === null ? undefined : rows[to.row]?.[to.column];
    if (!next) return;
    event.preventDefault();
    setStop(next.mic_number);
    gridRef.current?.querySelector<HTMLElement>(`[data-seat="${next.mic_number}"]`)?.focus();
  }

  return (
    <>
      <div className={styles['place']} data-folded={isFolded}>
        {/* biome-ignore lint/a11y/useSemanticElements: the seats stand in rows of unequal length, which no table has */}
        <div ref={gridRef} className={styles['grid']} role="grid" aria-label={t('seats.seats')} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the seats of the row take the focus
            <div key={row[0]?.mic_number} className={styles['row']} role="row">
              {row.map((cell) => (
                <Seat
                  key={cell.mic_number}
                  cell={cell}
                  isStop={cell.mic_number === stop}
                  isOpen={cell.mic_number === menu?.mic_number}
                  action={actionOf(cell)}
                  onFocus={() => setStop(cell.mic_number)}
                  onPress={(target) => press(cell, target)}
                />
              ))}
            </div>
          ))}
        </div>
        {isNarrow && (
          <IconButton
            icon="chevronDown"
            size="compact"
            label={t('seats.all')}
            aria-expanded={seatsShown}
            className={styles['toggle']}
            onClick={() => dispatch(preferencesActions.changeRequested({ seatsShown: isFolded }))}
          />
        )}
      </div>
      {menu && opened && (
        <SeatMenu
          cell={opened}
          place={menu.place}
          onMention={onMention}
          onGift={onGift}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}
