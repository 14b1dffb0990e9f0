import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useRef } from 'react';
import styles from './Menu.module.css';
import type { MenuPlace } from './use-context-menu.ts';

export interface MenuAtProps {
  readonly label: string;
  readonly place: MenuPlace;
  /** Whether the chosen action takes the focus elsewhere; asked when the menu closes. */
  readonly keepsFocus?: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu where the pointer is, with no trigger of its own. The focus returns to what it is about. */
export function MenuAt({ label, place, keepsFocus, onClose, children }: MenuAtProps) {
  const target = useRef(place.target);
  const { x, y } = place;
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner
          className={styles['positioner']}
          anchor={{ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }}
          side="bottom"
          align="start"
          sideOffset={2}
          collisionPadding={8}
        >
          <Base.Popup
            className={styles['menu']}
            aria-label={label}
            finalFocus={() => (keepsFocus?.() ? false : target.current)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
