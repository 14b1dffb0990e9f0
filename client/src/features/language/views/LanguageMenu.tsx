import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Menu, MenuChoice } from '../../../design/Menu/Menu.tsx';
import { DEFAULT_LANGUAGE, LANGUAGES, supportedLanguage } from '../../../i18n/languages.ts';
import { languageActions } from '../index.ts';

/** Each language by its own name, so that it is found by who reads it. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Menu align="end" trigger={<IconButton icon="globe" label={t('nav.switchLanguage')} tooltip={false} />}>
      <MenuChoice
        label={t('settings.language')}
        value={supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE}
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChange={(language) => dispatch(languageActions.chooseRequested(language))}
      />
    </Menu>
  );
}
