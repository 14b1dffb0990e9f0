import { useSelector } from 'react-redux';
import { IconButton, type IconButtonProps } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectPreferences } from '../index.ts';

const ICON = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

export function ThemeButton(props: Partial<IconButtonProps>) {
  const { t } = useTranslation();
  const { theme } = useSelector(selectPreferences);
  return <IconButton aria-haspopup="menu" {...props} icon={ICON[theme]} label={t('shell.switchTheme')} />;
}
