import { type MouseEvent, type ReactNode, useRef } from 'react';
import styles from './Dialog.module.css';

/**
 * The actions at the end of a form that is the last part of a dialog's body: they stay in sight while the fields above them
 * scroll. The form must not be a grid, which would keep them in their row.
 */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  const pressed = useRef<Element | null>(null);
  /** The second click of a double click is meant for the action that was there at the first, not for the one in its place. */
  const keepToOneAction = (event: MouseEvent) => {
    const action = (event.target as Element).closest('button, a');
    if (event.detail <= 1) pressed.current = action;
    else if (action !== pressed.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div className={styles['foot']} onClickCapture={keepToOneAction}>
      {children}
    </div>
  );
}
