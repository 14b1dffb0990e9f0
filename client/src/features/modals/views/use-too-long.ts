import { useTranslation } from '../../../i18n/use-translation.ts';

/** Says by how much a text of so many characters is too long; null for one that fits. */
export function useTooLong(chars: number, most: number): string | null {
  const { t } = useTranslation();
  const over = chars - most;
  return over > 0 ? t('common.tooLong', { count: over, n: over }) : null;
}
