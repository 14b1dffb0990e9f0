import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../LiveRegion/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** What it shows; nothing makes it a dot. */
  readonly children?: string | number | undefined;
  /** `alert` counts messages addressed to the person, `quiet` all others. */
  readonly look?: 'alert' | 'quiet' | 'role';
  /** Read instead of the bare number. */
  readonly label?: string;
}

export function Badge({ children, look = 'alert', label }: BadgeProps) {
  const isDot = children === undefined;
  return (
    <span className={classNames(styles['badge'], styles[look], isDot && styles['dot'])}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
