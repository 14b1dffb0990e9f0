import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Menu, MenuChoice } from '../../../design/Menu/Menu.tsx';
import { preferencesActions, selectPreferences } from '../index.ts';

export function ThemeMenu() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  const icon = { light: 'sun', dark: 'moon', system: 'monitor' } as const;
  return (
    <Menu align="end" trigger={<IconButton icon={icon[theme]} label={t('nav.switchTheme')} tooltip={false} />}>
      <MenuChoice
        label={t('settings.theme')}
        value={theme}
        options={[
          { value: 'system', label: t('settings.themeSystem') },
          { value: 'light', label: t('settings.themeLight') },
          { value: 'dark', label: t('settings.themeDark') },
        ]}
        onChange={(next) => dispatch(preferencesActions.changeRequested({ theme: next }))}
      />
    </Menu>
  );
}
