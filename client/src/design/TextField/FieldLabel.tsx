import { VisuallyHidden } from '../LiveRegion/VisuallyHidden.tsx';
import styles from './FieldLabel.module.css';

export interface FieldLabelProps {
  readonly htmlFor: string;
  /** For assistive technology only. */
  readonly isHidden: boolean;
  readonly children: string;
}

/** The label above a field. */
export function FieldLabel({ htmlFor, isHidden, children }: FieldLabelProps) {
  if (isHidden) {
    return (
      <VisuallyHidden as="label" htmlFor={htmlFor}>
        {children}
      </VisuallyHidden>
    );
  }
  return (
    <label className={styles['label']} htmlFor={htmlFor}>
      {children}
    </label>
  );
}
