import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { roomChatActions } from '../index.ts';
import styles from './Greetings.module.css';
import type { RoomChatRoot } from './room-chat.selectors.ts';

/** One press says hello to the room; the offer goes once it is taken or declined. */
export default function Greetings() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const greetings = useSelector(({ roomChat }: RoomChatRoot) => roomChat.greetings);
  return (
    <section className={styles['greetings']} aria-label={t('roomChat.greet')}>
      <ul className={styles['list']}>
        {greetings.map(({ id, content }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['greeting']}
              dir="auto"
              onClick={() => dispatch(roomChatActions.greetRequested({ id }))}
            >
              {content}
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="close"
        size="compact"
        label={t('roomChat.greetLater')}
        onClick={() => dispatch(roomChatActions.greetingsOffered([]))}
      />
    </section>
  );
}
