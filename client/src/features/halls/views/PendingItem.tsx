import { MenuItem } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Says that further items are on their way, so that the menu does not seem complete without them. */
export function PendingItem() {
  const { t } = useTranslation();
  return (
    <MenuItem disabled onSelect={() => undefined}>
      {t('common.loading')}
    </MenuItem>
  );
}
