import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import type { ComponentProps } from 'react';
import styles from './EmptyNote.module.css';

/** What stands in a pane without content: one line, because the panes of this page are low. */
export function EmptyNote(props: { readonly icon: ComponentProps<typeof Icon>['name']; readonly text: string }) {
  const { icon, text } = props;
  return (
    <p className={styles['note']}>
      <Icon name={icon} size={16} />
      <span>{text}</span>
    </p>
  );
}
