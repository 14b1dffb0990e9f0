import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: IconName;
  /** The name: read aloud, and shown as the tooltip. */
  readonly label: string;
  /** Keys that do the same, for the tooltip. */
  readonly keys?: string | undefined;
  readonly size?: 'regular' | 'compact';
  readonly active?: boolean;
  readonly tooltip?: boolean;
  readonly tooltipSide?: 'top' | 'bottom' | 'inline-end';
}

export function IconButton({
  icon,
  label,
  keys,
  size = 'regular',
  active = false,
  tooltip = true,
  tooltipSide = 'top',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles['button'], styles[size], active && styles['active'], className)}
    >
      <Icon name={icon} />
    </button>
  );
  return tooltip ? (
    <Tooltip text={keys ? `${label} (${keys})` : label} side={tooltipSide}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
