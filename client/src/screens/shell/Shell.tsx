import type { ChannelId } from '@miczero/contracts';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { PaneGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { NARROW, useMediaQuery } from '../../design/use-media-query.ts';
import { useWasTrue } from '../../design/use-was-true.ts';
import { ConnectionBar } from '../../features/connection/views/ConnectionBar.tsx';
import { HallRail } from '../../features/halls/views/HallRail.tsx';
import { selectIsTakeoverAsked } from '../../features/session/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './Shell.module.css';
import { useDropGuard } from './use-drop-guard.ts';
import { useFocusLanding } from './use-focus-landing.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Services of the shell for its screens. */
export interface ShellContext {
  /** The rail is not beside the screen: the screen shows a button that opens it. */
  readonly isNarrow: boolean;
  readonly isNavOpen: boolean;
  /** Whether the drawer was ever opened: until then neither it nor its code is needed. */
  readonly wasNavOpened: boolean;
  readonly setNavOpen: (open: boolean) => void;
  /** Tells which channel is on screen, null for none: the focus goes to the composer of one that the person opened. */
  readonly onChannelShown: (channel: ChannelId | null) => void;
}

/** The layout: rail at the inline start, the screen beside it, the connection bar over both. */
export default function Shell() {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const [isNavOpen, setNavOpen] = useState(false);
  const wasNavOpened = useWasTrue(isNavOpen);
  useShortcuts();
  useDropGuard();
  const onChannelShown = useFocusLanding();
  const { pathname } = useLocation();
  const isTakeoverAsked = useSelector(selectIsTakeoverAsked);
  // Every part of a screen reads it: another address alone changes nothing of it.
  const context = useMemo(
    (): ShellContext => ({ isNarrow, isNavOpen: isNavOpen && isNarrow, wasNavOpened, setNavOpen, onChannelShown }),
    [isNarrow, isNavOpen, wasNavOpened, onChannelShown],
  );
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {t('common.skipToContent')}
      </a>
      {!isNarrow && <HallRail />}
      <PaneGuard of={pathname}>
        <Outlet context={context} />
      </PaneGuard>
      <ConnectionBar isTakeoverAsked={isTakeoverAsked} />
    </div>
  );
}

export function useShell(): ShellContext {
  return useOutletContext<ShellContext>();
}
