import { MenuItem } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ChunkView } from '../../../lib/chunk-load.ts';

export interface PendingItemProps {
  readonly view?: ChunkView;
  readonly onRetry?: () => void;
}

/** Says that further items are on their way, so that the menu does not seem complete without them, or that they did not come. */
export function PendingItem({ view = 'loading', onRetry = () => undefined }: PendingItemProps) {
  const { t } = useTranslation();
  const isOver = view !== 'loading';
  return (
    <MenuItem {...(isOver && { icon: 'retry' })} disabled={!isOver} staysOpen onSelect={onRetry}>
      {isOver ? `${t(view === 'slow' ? 'app.slow' : 'app.failed')} — ${t('common.retry')}` : t('common.loading')}
    </MenuItem>
  );
}
