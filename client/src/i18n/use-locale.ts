import { useTranslation } from 'react-i18next';

/** The language that is shown, for Intl. */
export function useLocale(): string {
  return useTranslation().i18n.language;
}
