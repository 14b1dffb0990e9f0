import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

/** For assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['region']}>{children}</span>;
}
