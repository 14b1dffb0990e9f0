import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import styles from './States.module.css';

export interface EmptyStateProps {
  readonly icon: IconName;
  /** One sentence. */
  readonly text: string;
  /** One action. */
  readonly action?: ReactNode;
  /** The sentence is the heading of a page that has nothing else. */
  readonly isTitle?: boolean;
  /** `alert` for what comes up by itself in the place of something else. */
  readonly role?: 'alert';
}

export function EmptyState({ icon, text, action, isTitle = false, role }: EmptyStateProps) {
  return (
    <div className={styles['state']} role={role}>
      <span className={styles['medal']}>
        <Icon name={icon} size={28} />
      </span>
      {isTitle ? <h1>{text}</h1> : <p>{text}</p>}
      {action}
    </div>
  );
}
