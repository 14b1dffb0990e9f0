import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** A single focusable element, which already has a name: the tooltip only shows it. */
  readonly children: ReactElement<Record<string, unknown>>;
}

export const TooltipProvider = Base.Provider;

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={styles['positioner']} side={side} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles['tip']}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
