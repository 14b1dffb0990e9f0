import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useLayer } from '../Dialog/layers.ts';
import { useCover } from '../Dialog/page-cover.ts';
import { useIsTopLayer } from '../Dialog/top-layer.ts';
import { VisuallyHidden } from '../LiveRegion/VisuallyHidden.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Read aloud; the content has its own visible heading. */
  readonly label: string;
  readonly side: 'start' | 'end';
  /** Covers a phone completely: it has its own button that closes it. */
  readonly fills?: boolean;
  /** What has the focus first; null or absent: the first that can have it. */
  readonly initialFocus?: () => HTMLElement | null;
  /** Asked when it is gone: whether the focus returns to where it came from. Absent: it does. */
  readonly finalFocus?: () => boolean;
  readonly children: ReactNode;
}

/** A side pane over the page, for what has no room beside it. */
export default function Drawer({
  open,
  onClose,
  label,
  side,
  fills = false,
  initialFocus,
  finalFocus,
  children,
}: DrawerProps) {
  const isTop = useIsTopLayer();
  useLayer(open, onClose);
  useCover(open);
  return (
    // A press of Esc closes the dialog above it alone.
    <Base.Root open={open} onOpenChange={(next) => !next && isTop && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={classNames(styles['backdrop'], !isTop && styles['below'])} />
        <Base.Popup
          className={classNames(styles['drawer'], styles[side], fills && styles['fills'])}
          initialFocus={initialFocus && (() => initialFocus() ?? true)}
          finalFocus={finalFocus}
        >
          <Base.Title render={<VisuallyHidden as="h2" />}>{label}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
