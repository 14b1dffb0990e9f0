import { useTranslation } from '../../../i18n/use-translation.ts';
import { charsOf } from '../../../lib/char-count.ts';

/** Says by how much a text is too long; null for one that fits. */
export function useTooLong(text: string, most: number): string | null {
  const { t } = useTranslation();
  const over = charsOf(text) - most;
  return over > 0 ? t('common.tooLong', { count: over, n: over }) : null;
}
