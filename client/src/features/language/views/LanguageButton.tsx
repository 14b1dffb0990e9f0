import { useTranslation } from 'react-i18next';
import { IconButton, type IconButtonProps } from '../../../design/Button/IconButton.tsx';

export function LanguageButton(props: Partial<IconButtonProps>) {
  const { t } = useTranslation();
  return <IconButton aria-haspopup="menu" {...props} icon="globe" label={t('nav.switchLanguage')} />;
}
