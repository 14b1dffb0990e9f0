import { useDispatch, useSelector } from 'react-redux';
import { Menu, MenuChoice } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { preferencesActions, selectPreferences } from '../index.ts';
import { ThemeButton } from './ThemeButton.tsx';

export default function ThemeMenu() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  return (
    <Menu startsOpen align="end" trigger={<ThemeButton />}>
      <MenuChoice
        label={t('preferences.theme')}
        value={theme}
        options={[
          { value: 'system', label: t('preferences.themeSystem') },
          { value: 'light', label: t('preferences.themeLight') },
          { value: 'dark', label: t('preferences.themeDark') },
        ]}
        onChange={(next) => dispatch(preferencesActions.changeRequested({ theme: next }))}
      />
    </Menu>
  );
}
