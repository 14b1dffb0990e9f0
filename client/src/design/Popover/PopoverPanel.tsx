import { Popover as Base } from '@base-ui/react/popover';
import { classNames } from '../../lib/class-names.ts';
import { useLayer } from '../Dialog/layers.ts';
import { KeptFocusProvider, useStandInFocus } from '../LazyPart/kept-focus.ts';
import styles from './Popover.module.css';
import type { PopoverProps } from './popover-props.ts';

/** The popup itself, and its trigger once it was wanted. */
export default function PopoverPanel({
  trigger,
  open,
  onOpenChange,
  label,
  side = 'bottom',
  align = 'center',
  flush = false,
  children,
}: PopoverProps) {
  const standInFocus = useStandInFocus();
  useLayer(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger ref={standInFocus} render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles['positioner']} side={side} align={align} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={classNames(styles['popover'], flush && styles['flush'])} aria-label={label}>
            <KeptFocusProvider value={undefined}>{children}</KeptFocusProvider>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
