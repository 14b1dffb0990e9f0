import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './DropHere.module.css';

/** Over the place that takes a file that is being dragged. */
export function DropHere() {
  const { t } = useTranslation();
  return (
    <div className={styles['drop']}>
      <Icon name="image" size={32} />
      {t('chat.composer.dropHere')}
    </div>
  );
}
