import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectViewer } from '../../session/index.ts';
import { type RoomChatRoot, type RoomChatState, roomChatActions } from '../index.ts';
import styles from './Greetings.module.css';

/** One press says hello to the room; the offer goes once it is taken or declined, or the viewer has spoken. */
export default function Greetings({ greetings }: Pick<RoomChatState, 'greetings'>) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const viewer = useSelector(selectViewer);
  // The viewer may have spoken in a former visit, or before a reload.
  const hasSpoken = useSelector(({ roomChat }: RoomChatRoot) =>
    roomChat.lines.some(({ kind, author }) => author?.id === viewer && (kind === 'said' || kind === 'greeting')),
  );
  if (hasSpoken) return null;
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
