import { useTranslation } from '../../../i18n/use-translation.ts';
import { separatorText } from '../../../lib/clock-text.ts';
import styles from './MessageRow.module.css';
import { Moment } from './Moment.tsx';

/** rule.date-separator */
export function DateSeparator({ at }: { readonly at: number }) {
  const { t, i18n } = useTranslation();
  const words = { today: t('chat.today'), yesterday: t('chat.yesterday') };
  return (
    <p className={styles['separator']} data-nocopy>
      <Moment at={at} locale={i18n.language}>
        {separatorText(at, Date.now(), i18n.language, words)}
      </Moment>
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
