import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** Opens and closes; absent when `anchor` and `open` come from outside. */
  readonly trigger?: ReactElement<Record<string, unknown>>;
  readonly anchor?: Element | null;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly label: string;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  readonly align?: 'start' | 'center' | 'end';
  /** Without padding, for contents that fill the popup. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Popover({
  trigger,
  anchor,
  open,
  onOpenChange,
  label,
  side = 'bottom',
  align = 'center',
  flush = false,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          className={styles['positioner']}
          anchor={anchor ?? undefined}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <Base.Popup className={classNames(styles['popover'], flush && styles['flush'])} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
