import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { afterPaint } from '../../../lib/after-paint.ts';
import { selectPreferences } from '../../preferences/index.ts';
import type { MessageListModel } from '../index.ts';
import { rowsOfFirstView } from './first-view.ts';

/** Header and composer stand above and below every list. */
const BESIDE_LIST_PX = 100;

export interface ShownList extends MessageListModel {
  /** Rows above the first view are still to be drawn: what is known of the edges of the list does not hold yet. */
  readonly isPartial: boolean;
}

/**
 * A list comes on screen with the rows that fill its view. Those above follow in one drawing after the paint: as the view stands
 * at the end, nothing moves. (A deferred rendering would begin anew with every update of the store, and come late on a slow phone.)
 * A list that is to show another line, or does not end with the newest one, is whole at once.
 */
export function useFirstView(list: MessageListModel): ShownList {
  const look = useSelector(selectPreferences);
  const [first] = useState(() => rowsOfFirstView(list.rows, window.innerHeight - BESIDE_LIST_PX, look));
  const [wasWhole, setWasWhole] = useState(false);
  const isWhole = wasWhole || list.aim !== null || list.hasNewer || first >= list.rows.length;
  // For good: a jump is over before the other rows come, and its line must stay.
  if (isWhole && !wasWhole) setWasWhole(true);
  useEffect(() => (isWhole ? undefined : afterPaint(() => setWasWhole(true))), [isWhole]);
  return useMemo(
    () => ({ ...list, rows: isWhole ? list.rows : list.rows.slice(-first), isPartial: !isWhole }),
    [list, isWhole, first],
  );
}
