import { IconButton, type IconButtonProps } from '../../design/Button/IconButton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The trigger of the menu of a narrow header, before and after its code is loaded. */
export function RoomMenuButton(props: Partial<IconButtonProps>) {
  const { t } = useTranslation();
  return <IconButton aria-haspopup="menu" {...props} icon="more" label={t('room.menu')} />;
}
