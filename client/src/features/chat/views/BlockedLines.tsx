import type { ComponentProps } from 'react';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './BlockedLines.module.css';

export interface BlockedLinesProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One quiet row for lines of users whom the viewer has blocked: it opens and closes them. */
export function BlockedLines({ count, isOpen, onToggle, ...rest }: BlockedLinesProps) {
  const { t } = useTranslation();
  return (
    // Where a log is read aloud, what is folded stays silent.
    <div className={styles['row']} aria-live="off" data-nocopy>
      <button {...rest} type="button" className={styles['button']} aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="eyeOff" size={16} />
        <span>
          {t(isOpen ? 'contacts.blockedLines.open' : 'contacts.blockedLines.folded', { n: count })} ·{' '}
          <span className={styles['way']}>
            {t(isOpen ? 'contacts.blockedLines.hide' : 'contacts.blockedLines.show')}
          </span>
        </span>
      </button>
    </div>
  );
}
