import type { ReactNode } from 'react';
import styles from './ChoiceRow.module.css';

/** A row of a list of which one is chosen. */
export function ChoiceRow(props: {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** The columns of the row. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { isChosen, onChoose, className = '', children } = props;
  return (
    <li>
      <button
        type="button"
        className={`${styles['row']} ${className}`}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        {children}
      </button>
    </li>
  );
}
