import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { audioActions, selectAudioPlace, selectIsSilentHere, selectVoiceLink } from '../../audio/index.ts';
import { MicrophoneButton } from '../../audio/views/MicrophoneButton.tsx';
import { stateKey } from '../../audio/views/voice-words.ts';
import { selectIsOffline } from '../../connection/index.ts';
import { messagesModal } from '../../person/index.ts';
import styles from './CallLine.module.css';

export interface CallLineProps {
  /** The link of the place is away, although its sound may be there. */
  readonly isAway?: boolean;
  /** The way out of a room; that of a channel is the line's own. */
  readonly onLeave?: () => void;
}

/** The line goes with the call, and its button with the focus: the messages keep it. */
export const focusMessages = () =>
  document.querySelector('[data-call]')?.closest<HTMLElement>('[role="dialog"]')?.focus();

/** The call of the page that the drawer of messages covers: where it is, its microphone, and the way out. */
export default function CallLine({ isAway = false, onLeave }: CallLineProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const place = useSelector(selectAudioPlace);
  const link = useSelector(selectVoiceLink);
  const isOffline = useSelector(selectIsOffline);
  const isSilentHere = useSelector(selectIsSilentHere);
  if (!place) return null;
  const isRoom = place.kind === 'room';

  // As the dock says it: what the others say does not come, whatever the sound says of itself.
  const isReconnecting = link.kind === 'connected' && (isAway || isOffline);
  function leave() {
    focusMessages();
    dispatch(audioActions.leaveRequested());
  }
  return (
    <section className={styles['call']} aria-label={t('voice.dock')} data-call>
      <Link className={styles['place']} to={place.path} dir="auto" onClick={() => dispatch(messagesModal.close())}>
        {place.name || t(isRoom ? 'voice.voiceRoom' : 'audio.voiceChannel')}
      </Link>
      <span className={styles['state']} role="status">
        {isReconnecting ? t('voice.state.reconnecting') : link.kind !== 'connected' && t(stateKey(link))}
      </span>
      {!isSilentHere && <MicrophoneButton />}
      <IconButton
        icon="logout"
        label={t(isRoom ? 'room.leave' : 'audio.leaveVoice')}
        className={styles['leave']}
        onClick={onLeave ?? leave}
      />
    </section>
  );
}
