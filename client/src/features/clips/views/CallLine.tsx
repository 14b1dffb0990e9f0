import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROOMS_ROUTE } from '../../../lib/routes.ts';
import { audioActions, selectAudioPlace, selectIsSilentHere, selectVoiceLink } from '../../audio/index.ts';
import { MicrophoneButton } from '../../audio/views/MicrophoneButton.tsx';
import { stateKey } from '../../audio/views/voice-words.ts';
import { messagesModal } from '../../person/index.ts';
import { roomActions } from '../../room/index.ts';
import styles from './CallLine.module.css';

/** The call of the page that the drawer of messages covers: where it is, its microphone, and the way out. */
export default function CallLine() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const place = useSelector(selectAudioPlace);
  const link = useSelector(selectVoiceLink);
  const isSilentHere = useSelector(selectIsSilentHere);
  if (!place) return null;
  const isRoom = place.kind === 'room';

  function leave({ currentTarget }: MouseEvent<HTMLElement>) {
    // The line goes with the call, and its button with the focus.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
    dispatch(isRoom ? roomActions.leaveRequested() : audioActions.leaveRequested());
    // The page of a room that was left shows nothing any more.
    if (isRoom && pathname === place?.path) void navigate(ROOMS_ROUTE, { replace: true });
  }
  return (
    <section className={styles['call']} aria-label={t('voice.dock')} data-call>
      <Link className={styles['place']} to={place.path} dir="auto" onClick={() => dispatch(messagesModal.close())}>
        {place.name || t(isRoom ? 'voice.voiceRoom' : 'audio.voiceChannel')}
      </Link>
      <span className={styles['state']} role="status">
        {link.kind !== 'connected' && t(stateKey(link))}
      </span>
      {!isSilentHere && <MicrophoneButton />}
      <IconButton
        icon="logout"
        label={t(isRoom ? 'room.leave' : 'audio.leaveVoice')}
        className={styles['leave']}
        onClick={leave}
      />
    </section>
  );
}
