import { useDispatch } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LineProblem } from '../../chat/views/LineProblem.tsx';
import { roomChatActions } from '../index.ts';

/** Below an own line that the platform has not acknowledged in time: the person decides. */
export function FailedMark({ c_mid }: { readonly c_mid: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <LineProblem
      isUnsure
      text={t('chat.unconfirmed')}
      onRetry={() => dispatch(roomChatActions.retryRequested({ c_mid }))}
      onDiscard={() => dispatch(roomChatActions.discardRequested({ c_mid }))}
    />
  );
}
