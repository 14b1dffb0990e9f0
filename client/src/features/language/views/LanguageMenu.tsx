import { useDispatch } from 'react-redux';
import { Menu, MenuChoice } from '../../../design/Menu/Menu.tsx';
import { DEFAULT_LANGUAGE, LANGUAGES, supportedLanguage } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { languageActions } from '../index.ts';
import { LanguageButton } from './LanguageButton.tsx';

/** Each language by its own name, so that it is found by who reads it. */
export default function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Menu startsOpen align="end" trigger={<LanguageButton />}>
      <MenuChoice
        label={t('shell.language')}
        value={supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE}
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChange={(language) => dispatch(languageActions.chooseRequested(language))}
      />
    </Menu>
  );
}
