import type { ComponentProps } from 'react';
import { Icon } from '../../../design/Icon/Icon.tsx';
import styles from './HallMenuButton.module.css';

/** The name of the open hall: it opens the menu of the hall. */
export function HallMenuButton({ name, ...rest }: ComponentProps<'button'> & { readonly name: string }) {
  return (
    <button aria-haspopup="menu" {...rest} type="button" className={styles['button']}>
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <Icon name="chevronDown" size={16} />
    </button>
  );
}
