import { useDispatch } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LineProblem } from '../../chat/views/LineProblem.tsx';
import { roomChatActions } from '../index.ts';

export interface FailedMarkProps {
  readonly c_mid: string;
}

/** Below an own line that the platform has not acknowledged in time: the person decides. */
export default function FailedMark({ c_mid }: FailedMarkProps) {
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
