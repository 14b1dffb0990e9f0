import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roomActions } from '../index.ts';
import { selectRoomHead } from './room-page.selectors.ts';

/** Says that the link of the room is away; one that has given up opens by a press. */
export function LostLink({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { link } = useSelector(selectRoomHead);
  if (link === 'online') return null;
  return (
    <p className={className} role="status">
      {t('room.reconnecting')}
      {link === 'refused' && (
        <Button size="compact" icon="retry" onClick={() => dispatch(roomActions.retryRequested())}>
          {t('common.retry')}
        </Button>
      )}
    </p>
  );
}
