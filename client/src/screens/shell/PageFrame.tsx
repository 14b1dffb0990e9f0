import type { ReactNode } from 'react';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import styles from './PageFrame.module.css';
import { useShell } from './Shell.tsx';

const NavDrawer = lazyPart(() => import('./NavDrawer.tsx'));

/** The place of a page beside the rail, and the drawer that has the rail where there is no room beside. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { isNarrow, wasNavOpened } = useShell();
  return (
    <div className={styles['page']}>
      {isNarrow && wasNavOpened && <NavDrawer />}
      {children}
    </div>
  );
}
