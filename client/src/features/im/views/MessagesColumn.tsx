import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsTopLayer } from '../../../design/Dialog/top-layer.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isComposing } from '../../../lib/composing.ts';
import type { ImSessionId } from '../index.ts';
import styles from './ImPanel.module.css';

export interface MessagesColumnProps {
  /** Without the room for it, it lies over the page. */
  readonly hasRoom: boolean;
  /** The session that has the place of the list; null for none. */
  readonly open: ImSessionId | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The messages beside a wide page. They are a part of it: nothing is covered, and the focus comes and goes freely. */
export function MessagesColumn({ hasRoom, open, onClose, children }: MessagesColumnProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLElement>(null);
  const isTop = useIsTopLayer();
  useRoom(hasRoom);
  useBorrowedFocus(ref, isTop);
  useFocusOfPane(ref, open, isTop);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // What the column opens, a menu for instance, is drawn elsewhere and has its own use of the key.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !isOwn || event.defaultPrevented || isComposing(event)) return;
    // The lines of the page would follow the same key to their end.
    event.stopPropagation();
    onClose();
  }
  return (
    <aside ref={ref} className={styles['column']} aria-label={t('im.title')} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </aside>
  );
}

/** The page, its toasts and what else is as wide as the window move aside by `--column-room`. */
function useRoom(hasRoom: boolean): void {
  useLayoutEffect(() => {
    if (!hasRoom) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--column-room', '380px');
    return () => void style.removeProperty('--column-room');
  }, [hasRoom]);
}

/** The column has the focus once it opens, and gives it back if it still has it when it closes. A dialog over it keeps the focus. */
function useBorrowedFocus(ref: RefObject<HTMLElement | null>, isTop: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that closes over the column gives the focus back by itself
  useLayoutEffect(() => {
    const column = ref.current;
    const before = document.activeElement;
    if (isTop) column?.focus();
    return () => {
      if (column?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [ref]);
}

/** List and session take each other's place. A focus that would go with one of them passes to the other. */
function useFocusOfPane(ref: RefObject<HTMLElement | null>, open: ImSessionId | null, isTop: boolean): void {
  const former = useRef(open);
  useEffect(() => {
    const column = ref.current;
    const left = former.current;
    former.current = open;
    const active = document.activeElement;
    if (!isTop || !column || left === open || !(active === document.body || column.contains(active))) return;
    // The field of a session has taken the focus by itself.
    if (open !== null && active?.matches('textarea')) return;
    const row = open === null && column.querySelector<HTMLElement>(`[data-session="${CSS.escape(left ?? '')}"]`);
    (row || column).focus();
  }, [ref, open, isTop]);
}
