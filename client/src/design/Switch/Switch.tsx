import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A row that turns something on or off at once. What waits for a button to be pressed is a checkbox. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <Base.Root id={id} className={styles['track']} checked={checked} onCheckedChange={onChange}>
        <Base.Thumb className={styles['thumb']} />
      </Base.Root>
    </div>
  );
}
