import { useId } from 'react';
import { Slider } from '../../../design/Slider/Slider.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { percentText } from '../../../lib/percent-text.ts';
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
  const { i18n } = useTranslation();
  const id = useId();
  const text = percentText(value / 100, i18n.language);
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']} dir="auto">
        {label}
      </label>
      <output htmlFor={id} className={styles['value']}>
        {text}
      </output>
      <Slider
        id={id}
        className={styles['slider']}
        max={max}
        step={5}
        value={value}
        aria-valuetext={text}
        onChange={onChange}
      />
    </div>
  );
}
