import styles from './Icon.module.css';
import { ICONS, type IconName } from './paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** Edge length in px; the line keeps its weight. */
  readonly size?: number;
}

/** A drawing without a name of its own: the control around it is named. */
export function Icon({ name, size = 20 }: IconProps) {
  const icon: { readonly d: string; readonly flip?: true } = ICONS[name];
  return (
    <svg
      className={icon.flip ? styles['flip'] : styles['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={(1.75 * 24) / size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={icon.d} />
    </svg>
  );
}
