import { useTranslation } from '../../../i18n/use-translation.ts';
import { momentText, separatorText } from '../../../lib/clock-text.ts';
import styles from './MessageRow.module.css';

/** rule.date-separator */
export function DateSeparator({ at }: { readonly at: number }) {
  const { t, i18n } = useTranslation();
  const words = { today: t('chat.today'), yesterday: t('chat.yesterday') };
  return (
    <p className={styles['separator']} data-nocopy>
      <time dateTime={new Date(at).toISOString()} title={momentText(at, i18n.language)}>
        {separatorText(at, Date.now(), i18n.language, words)}
      </time>
    </p>
  );
}

export function UnreadDivider() {
  const { t } = useTranslation();
  return (
    <p className={styles['divider']} data-unread-divider data-nocopy>
      <span>{t('chat.newDivider')}</span>
    </p>
  );
}
