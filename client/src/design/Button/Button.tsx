import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'soft' | 'plain' | 'danger';
  readonly size?: 'regular' | 'compact' | 'touch';
  readonly icon?: IconName;
  /** Keeps the width and the name, refuses clicks, tells assistive technology. */
  readonly busy?: boolean;
  readonly wide?: boolean;
}

/** A round button of control height 40 (screen.theme-controls). */
export function Button({
  look = 'soft',
  size = 'regular',
  icon,
  busy = false,
  wide = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isUnavailable = false,
  ...rest
}: ButtonProps) {
  const isRefusing = busy || isUnavailable === true;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['button'], styles[look], styles[size], wide && styles['wide'], className)}
      // What a tip must not stand over.
      data-primary={look === 'primary' ? '' : undefined}
      aria-busy={busy || undefined}
      aria-disabled={isRefusing || undefined}
      onClick={(event) => {
        // Such a button stays focusable, so it must refuse by itself, submitting included.
        if (isRefusing) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner size={18} /> : icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
