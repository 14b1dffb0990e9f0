import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLayer } from '../Dialog/layers.ts';
import { AfterMenuContext } from './after-menu.ts';
import styles from './Menu.module.css';
import type { MenuPlace } from './use-context-menu.ts';
import { useSheet } from './use-sheet.ts';

export interface MenuAtProps {
  readonly label: string;
  readonly place: MenuPlace;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A menu where the pointer is, with no trigger of its own. The focus returns to what it is about. It is a landmark, as all of a page is in one. */
export function MenuAt({ label, place, onClose, children }: MenuAtProps) {
  const target = useRef(place.target);
  const { x, y } = place;
  const sheet = useSheet();
  useLayer(true, onClose);
  const after = useRef<(() => void) | null>(null);
  const runAfter = useCallback((action: () => void) => {
    after.current = action;
  }, []);
  // An open menu takes the focus back from wherever it is put.
  useEffect(
    () => () => {
      if (after.current) queueMicrotask(after.current);
    },
    [],
  );
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner
          className={styles['positioner']}
          style={sheet}
          role="region"
          aria-label={label}
          anchor={{ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }}
          side="bottom"
          align="start"
          sideOffset={2}
          collisionPadding={8}
        >
          <Base.Popup
            className={styles['menu']}
            aria-label={label}
            finalFocus={() => (after.current ? false : target.current)}
          >
            <AfterMenuContext value={runAfter}>{children}</AfterMenuContext>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
