import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { useRootMark } from '../root-mark.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './BannerBar.module.css';

export interface BannerBarProps {
  readonly tone: 'info' | 'warn' | 'danger';
  readonly icon?: IconName;
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Floats over the page, so that its coming and going moves nothing. */
export function BannerBar({ tone, icon, busy = false, children, action }: BannerBarProps) {
  useRootMark('hasBar');
  return (
    <div className={classNames(styles['bar'], styles[tone])} role="status">
      {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {action}
    </div>
  );
}
