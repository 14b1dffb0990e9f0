import { Checkbox as Base } from '@base-ui/react/checkbox';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly error?: string | null;
  readonly disabled?: boolean;
}

export function Checkbox({ checked, onChange, children, error = null, disabled = false }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className={styles['row']}>
        <Base.Root
          id={id}
          className={styles['box']}
          checked={checked}
          disabled={disabled}
          onCheckedChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <Base.Indicator className={styles['tick']}>
            <Icon name="check" size={14} />
          </Base.Indicator>
        </Base.Root>
        <label className={styles['label']} htmlFor={id}>
          {children}
        </label>
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
