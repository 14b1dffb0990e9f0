import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { textOf } from '../../feedback/index.ts';
import { noticeModal } from '../../modals/index.ts';
import { useKeyNames } from '../../preferences/views/use-key-names.ts';
import {
  audioActions,
  selectIsDeafened,
  selectIsSilentHere,
  selectRoomVoice,
  voiceActions,
  voiceSettingsModal,
} from '../index.ts';
import { DenoiseButton } from './DenoiseButton.tsx';
import { selectMicrophoneLook, selectMutedBy } from './microphone-look.selectors.ts';
import styles from './VoiceControls.module.css';
import { deniedStepsKey, microphoneText } from './voice-words.ts';

/** The button that leaves a room. */
export interface WayOut {
  readonly leaveLabel: string;
  readonly onLeave: () => void;
}

interface VoiceControlsProps {
  readonly size?: 'regular' | 'large';
  /** Of a room; absent on its page, which has its own. */
  readonly wayOut?: WayOut | undefined;
}

/** Microphone, denoiser, deafen, settings and leave: wherever the viewer controls their voice. */
export function VoiceControls({ size = 'regular', wayOut }: VoiceControlsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSilentHere = useSelector(selectIsSilentHere);
  const look = useSelector(selectMicrophoneLook);
  const mutedBy = useSelector(selectMutedBy);
  const isDeafened = useSelector(selectIsDeafened);
  const room = useSelector(selectRoomVoice);
  const keys = useKeyNames();
  const isOpen = look === 'open' || look === 'waiting';
  const mayNotSend = look === 'forbidden' || look === 'seatless';

  function onMicrophone() {
    if (look === 'denied' || look === 'missing') {
      dispatch(voiceActions.speakRequested());
      dispatch(noticeModal.open({ text: textOf(look === 'denied' ? deniedStepsKey() : 'voice.denied.missing') }));
    } else if (look === 'keyless') {
      dispatch(voiceSettingsModal.open());
    } else if (!mayNotSend) {
      dispatch(audioActions.muteToggled());
    }
  }

  return (
    <fieldset className={classNames(styles['controls'], styles[size])} aria-label={t('audio.controls')}>
      {!isSilentHere && (
        <>
          <IconButton
            icon={isOpen ? 'mic' : 'micOff'}
            label={microphoneText(t, look, mutedBy)}
            keys={keys('mute')}
            aria-disabled={mayNotSend || undefined}
            className={classNames(
              !isOpen && styles[look === 'seatless' ? 'seatless' : 'off'],
              look === 'forbidden' && styles['forbidden'],
            )}
            onClick={onMicrophone}
          />
          {look !== 'seatless' && <DenoiseButton />}
          <IconButton
            icon={isDeafened ? 'speakerOff' : 'speaker'}
            label={t(isDeafened ? 'audio.undeafen' : 'audio.deafen')}
            keys={keys('deafen')}
            aria-pressed={isDeafened}
            className={classNames(isDeafened && styles['off'])}
            onClick={() => dispatch(voiceActions.deafenToggled())}
          />
        </>
      )}
      <IconButton
        icon="settings"
        label={t('audio.openSettings')}
        onClick={() => {
          dispatch(voiceSettingsModal.open());
        }}
      />
      {(!room || wayOut) && (
        <IconButton
          icon="logout"
          label={wayOut?.leaveLabel ?? t('audio.leaveVoice')}
          className={styles['leave']}
          onClick={wayOut?.onLeave ?? (() => dispatch(audioActions.leaveRequested()))}
        />
      )}
    </fieldset>
  );
}
