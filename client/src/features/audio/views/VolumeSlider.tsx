import { useId } from 'react';
import styles from './VolumeSlider.module.css';

export interface VolumeSliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** 200 unless told otherwise; values count in percent. */
  readonly max?: number;
}

/** A labelled volume in percent. */
export function VolumeSlider({ label, value, onChange, max = 200 }: VolumeSliderProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']} dir="auto">
        {label}
      </label>
      <output htmlFor={id} className={styles['value']}>
        {value}%
      </output>
      <input
        id={id}
        className={styles['slider']}
        type="range"
        min={0}
        max={max}
        step={5}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
