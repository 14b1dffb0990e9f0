import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { messagesModal } from '../../person/index.ts';
import { UnreadMark } from './UnreadMark.tsx';

/** Opens the panel of messages, closes it where it is a column, and tells how many are unread. */
export function MessagesButton() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isOpen = useSelector(messagesModal.select) !== null;
  return (
    <UnreadMark>
      {(unread) => (
        <IconButton
          icon="chat"
          label={unread ?? t('shell.messages')}
          active={isOpen}
          aria-expanded={isOpen}
          onClick={() => dispatch(isOpen ? messagesModal.close() : messagesModal.open({ to: null }))}
        />
      )}
    </UnreadMark>
  );
}
