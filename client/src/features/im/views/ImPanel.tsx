import type { UserNo } from '@miczero/contracts';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsTopLayer } from '../../../design/Dialog/top-layer.ts';
import Drawer from '../../../design/Drawer/Drawer.tsx';
import { PaneGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { useMediaQuery } from '../../../design/use-media-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectModals } from '../../modals/index.ts';
import { messagesModal } from '../../person/index.ts';
import { useMessagesBeside } from '../../person/views/use-messages-beside.ts';
import { type ImSessionId, imActions, selectOpenSession } from '../index.ts';
import styles from './ImPanel.module.css';
import { MessagesColumn } from './MessagesColumn.tsx';
import { SessionList } from './SessionList.tsx';
import { ThreadView } from './ThreadView.tsx';

/** Below this, list and session take each other's place in the drawer (ImPanel.module.css). */
const ONE_PANE = '(width < 1024px)';

export interface ImPanelProps {
  readonly to: UserNo | null;
  /** The call that a drawer covers, with `data-call`. */
  readonly call: ReactNode;
}

/** modal.im-panel: the sessions and the one that is open. A column at the inline end of a wide page, else a drawer; all of a phone. */
export function ImPanel({ to, call }: ImPanelProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const open = useSelector(selectOpenSession);
  /** The session whose row had the focus, or an open menu, as column and drawer change places. */
  const returnTo = useRef<string | null>(null);
  const isBeside = useMessagesBeside();
  const { isColumn, isCovered } = useIsColumn(isBeside, returnTo);
  const isTop = useIsTopLayer();
  const panelRef = useRef<HTMLDivElement>(null);
  const members = useMembersPane(open);
  useListShown(open, isColumn);
  useEffect(() => {
    if (to === null) return;
    dispatch(imActions.sessionOpened(`p2p-${to}`));
    // Beside the panel the same user can be chosen again.
    dispatch(messagesModal.open({ to: null }));
    if (!isTop) return;
    // The dialog that led here first gives the focus back to where it came from, in a microtask of its own.
    queueMicrotask(() => panelRef.current?.querySelector<HTMLElement>('[data-composer] textarea')?.focus());
  }, [dispatch, to, isTop]);
  const close = () => dispatch(messagesModal.close());
  const rowToReturnTo = () => {
    const row = panelRef.current?.querySelector<HTMLElement>(`[data-session="${CSS.escape(returnTo.current ?? '')}"]`);
    returnTo.current = null;
    return row ?? null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer asks by itself once it is there
  useEffect(() => {
    if (isColumn) rowToReturnTo()?.focus();
  }, [isColumn]);
  const panel = (
    <div ref={panelRef} className={classNames(styles['panel'], open !== null && styles['hasOpen'])}>
      {call}
      <SessionList open={open} onClose={close} />
      {open !== null && (
        <PaneGuard of={open}>
          <ThreadView key={open} session={open} {...members} onClose={close} />
        </PaneGuard>
      )}
    </div>
  );
  return isColumn ? (
    // With a menu open, the page keeps the room that it has: the column would lie over what it shows.
    <MessagesColumn hasRoom={isBeside || !isCovered} open={open} onClose={close}>
      {panel}
    </MessagesColumn>
  ) : (
    // A drawer whose content has become a column leaves the focus to it.
    <Drawer
      open
      fills
      side="end"
      label={t('im.title')}
      initialFocus={rowToReturnTo}
      finalFocus={() => panelRef.current === null}
      onClose={close}
    >
      {panel}
    </Drawer>
  );
}

/**
 * Below a dialog the messages stay what they are, column or drawer, however wide the window becomes: a drawer that opened there would cover
 * the dialog and take its focus. So they do below a menu, which would close with the row that it belongs to.
 */
function useIsColumn(isBeside: boolean, returnTo: RefObject<string | null>) {
  const isCovered = useSelector(selectModals).some(({ name }) => name !== messagesModal.name);
  const [isColumn, setColumn] = useState(isBeside);
  const isDue = !isCovered && isColumn !== isBeside;
  useLayoutEffect(() => {
    if (!isDue) return undefined;
    const follow = () => {
      const menu = document.querySelector('[role="menu"]');
      const had = menu ? document.querySelector('[data-popup-open]') : document.activeElement;
      returnTo.current = sessionAt(had) ?? returnTo.current;
      if (!menu) setColumn(isBeside);
    };
    // A menu is drawn at the end of the page, or of the drawer that it belongs to.
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { childList: true, subtree: true });
    follow();
    return () => watch.disconnect();
  }, [isDue, isBeside, returnTo]);
  return { isColumn, isCovered };
}

const sessionAt = (element: Element | null) =>
  element?.closest('li')?.querySelector<HTMLElement>('[data-session]')?.dataset['session'];

/** A wide drawer shows the list beside the open session. */
function useListShown(open: ImSessionId | null, isColumn: boolean): void {
  const dispatch = useDispatch();
  const isNarrow = useMediaQuery(ONE_PANE);
  const isShown = open === null || !(isColumn || isNarrow);
  useEffect(() => {
    dispatch(imActions.listShown(isShown));
    return () => void dispatch(imActions.listShown(false));
  }, [dispatch, isShown]);
}

/** Whether the open group shows its members. Kept here, it outlives a change between column and drawer; another session begins with its lines. */
function useMembersPane(open: ImSessionId | null) {
  const [pane, setPane] = useState({ open, showsMembers: false });
  if (pane.open !== open) setPane({ open, showsMembers: false });
  const { showsMembers } = pane;
  return { showsMembers, onMembers: () => setPane({ open, showsMembers: !showsMembers }) };
}
