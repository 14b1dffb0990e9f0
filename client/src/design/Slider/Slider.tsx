import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Slider.module.css';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'style' | 'onChange' | 'min'> {
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A native range from 0 to `max`, so that keyboard, touch and assistive technology work as everywhere, with a track of our own. */
export function Slider({ max, value, onChange, className, ...props }: SliderProps) {
  return (
    <input
      {...props}
      type="range"
      className={classNames(styles['slider'], className)}
      style={{ '--at': value / max } as CSSProperties}
      min={0}
      max={max}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
