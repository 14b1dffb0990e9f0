import { useId } from 'react';
import styles from './RadioChips.module.css';

export interface RadioChipsProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A radio group drawn as chips: all choices are in sight, and the arrow keys move between them. */
export function RadioChips<Value extends string | number>({ label, value, options, onChange }: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <div className={styles['chips']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles['chip']}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
