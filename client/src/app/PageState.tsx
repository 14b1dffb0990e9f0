import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { applyAppearance } from '../design/theme.ts';
import { useMediaQuery } from '../design/use-media-query.ts';
import { selectMentionTotal, selectTitlePlace } from '../features/halls/index.ts';
import { selectPersonalUnread } from '../features/im/unread-sum.ts';
import { selectChosenLanguage } from '../features/language/index.ts';
import { selectPreferences } from '../features/preferences/index.ts';
import { applyLanguage } from '../i18n/engine.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { badgeCount } from '../lib/large-count.ts';
import { usePageName } from '../screens/shell/page-name.ts';
import { showIconBadge } from './icon-badge.ts';

export interface PageStateProps {
  /** Shows the language that the stored choice stands for. */
  readonly onLanguageChosen: (stored: string) => void;
}

/** Applies the page-wide state: theme, sizes, language, direction, title. Draws nothing. */
export function PageState({ onLanguageChosen }: PageStateProps) {
  const { t, i18n } = useTranslation();
  const { theme, density, fontSize } = useSelector(selectPreferences);
  const chosen = useSelector(selectChosenLanguage);
  const waiting = useSelector(selectMentionTotal) + useSelector(selectPersonalUnread);
  const { hall, channel } = useSelector(selectTitlePlace);
  const pageName = usePageName();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const name = t('app.name');

  useEffect(() => {
    applyAppearance(document.documentElement, { theme, density, fontSize }, prefersDark);
  }, [theme, density, fontSize, prefersDark]);
  useEffect(() => {
    if (chosen !== null) onLanguageChosen(chosen);
  }, [chosen, onLanguageChosen]);
  useEffect(() => applyLanguage(document.documentElement, i18n.language), [i18n.language]);
  useEffect(() => {
    const place = pageName === null ? [channel && `#${channel}`, hall] : [pageName];
    const words = [...place, name].filter(Boolean).join(' · ');
    document.title = waiting > 0 ? `(${badgeCount(waiting, i18n.language)}) ${words}` : words;
  }, [waiting, pageName, channel, hall, name, i18n.language]);
  useEffect(() => showIconBadge(waiting > 0), [waiting]);
  return null;
}
