import { IconButton, type IconButtonProps } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

export function LanguageButton(props: Partial<IconButtonProps>) {
  const { t } = useTranslation();
  return <IconButton aria-haspopup="menu" {...props} icon="globe" label={t('shell.switchLanguage')} />;
}
