import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/**
 * The actions at the end of a form that is the last part of a dialog's body: they stay in sight while the fields above them
 * scroll. The form must not be a grid, which would keep them in their row.
 */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>;
}
