import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import type { ComponentProps } from 'react';
import type { Target } from '../events/target.ts';
import { useTexts } from '../words/words.ts';
import styles from './TreeRow.module.css';

export function TreeRow(props: {
  readonly target: Target;
  readonly name: string;
  readonly note?: string;
  readonly icon?: ComponentProps<typeof Icon>['name'];
  readonly isOnline?: boolean;
  readonly onAim: (target: Target) => void;
}) {
  const { target, name, note, icon, isOnline, onAim } = props;
  const texts = useTexts();
  return (
    <button
      type="button"
      className={styles['row']}
      title={texts.aimAt(name || target.id)}
      onClick={() => onAim(target)}
    >
      {icon && <Icon name={icon} size={14} />}
      {isOnline !== undefined && (
        <span className={isOnline ? styles['online'] : styles['offline']} aria-hidden="true" />
      )}
      <span className={styles['name']}>{name || target.id}</span>
      <span className={styles['note']}>{note}</span>
      <code className={styles['id']}>{target.id}</code>
    </button>
  );
}
