import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { largeCount } from '../../../lib/large-count.ts';
import styles from './HallCounts.module.css';

export interface HallCountsProps {
  readonly online: number;
  readonly members: number;
}

/** How many users of a hall are online, and how many it has. */
export function HallCounts({ online, members }: HallCountsProps) {
  const { t, i18n } = useTranslation();
  return (
    <p className={styles['counts']}>
      <span className={classNames(styles['online'], online === 0 && styles['empty'])}>
        {t('halls.card.online', { n: largeCount(online, i18n.language) })}
      </span>
      <span>{t('halls.card.members', { count: members, n: largeCount(members, i18n.language) })}</span>
    </p>
  );
}
