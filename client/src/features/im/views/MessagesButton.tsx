import { useDispatch } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { messagesModal } from '../../person/index.ts';
import { UnreadMark } from './UnreadMark.tsx';

/** Opens the panel of messages; tells how many are unread. */
export function MessagesButton() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <UnreadMark>
      {(unread) => (
        <IconButton
          icon="chat"
          label={unread ?? t('shell.messages')}
          onClick={() => dispatch(messagesModal.open({ to: null }))}
        />
      )}
    </UnreadMark>
  );
}
