import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../lib/class-names.ts';
import styles from './Button.module.css';
import type { ButtonProps } from './Button.tsx';

export type ButtonLinkProps = LinkProps & Pick<ButtonProps, 'look' | 'size' | 'wide'>;

/** A link that looks like a button: for an action that leads to another address. */
export function ButtonLink({ look = 'primary', size = 'regular', wide = false, className, ...rest }: ButtonLinkProps) {
  const classes = classNames(styles['button'], styles['link'], styles[look], styles[size], wide && styles['wide']);
  return <Link {...rest} className={classNames(classes, className)} />;
}
