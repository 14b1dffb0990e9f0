import { type ComponentProps, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import styles from './SelectField.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'> {
  readonly label: string;
  /** Keeps the label for assistive technology only; the first option must then say the same. */
  readonly labelHidden?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

/** A labelled choice of one: the browser's own list, which every keyboard and screen reader knows. */
export function SelectField({ label, labelHidden = false, options, id: givenId, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles['field']}>
      <FieldLabel isHidden={labelHidden} htmlFor={id}>
        {label}
      </FieldLabel>
      <div className={styles['box']}>
        <select {...rest} id={id} className={styles['select']}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </div>
    </div>
  );
}
