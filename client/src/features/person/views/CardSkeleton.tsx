import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './UserCard.module.css';

/** Stands where a card will be. */
export function CardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['card']} aria-busy="true">
      <VisuallyHidden>{t('person.loading')}</VisuallyHidden>
      <SkeletonRows rows={2} avatar={64} />
    </div>
  );
}
