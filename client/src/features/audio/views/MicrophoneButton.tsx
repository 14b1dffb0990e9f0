import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useKeyNames } from '../../preferences/views/use-key-names.ts';
import { audioActions, microphoneHelpModal, voiceActions, voiceSettingsModal } from '../index.ts';
import { selectMicrophoneLook, selectMutedBy } from './microphone-look.selectors.ts';
import styles from './VoiceControls.module.css';
import { microphoneText } from './voice-words.ts';

/** Opens and mutes the microphone, or says why it is silent. */
export function MicrophoneButton() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const look = useSelector(selectMicrophoneLook);
  const mutedBy = useSelector(selectMutedBy);
  const keys = useKeyNames();
  const isOpen = look === 'open' || look === 'waiting';
  const mayNotSend = look === 'forbidden' || look === 'seatless';

  function onMicrophone() {
    if (look === 'denied' || look === 'missing') {
      dispatch(voiceActions.speakRequested());
      dispatch(microphoneHelpModal.open({ look }));
    } else if (look === 'keyless') {
      dispatch(voiceSettingsModal.open());
    } else if (!mayNotSend) {
      dispatch(audioActions.muteToggled());
    }
  }

  return (
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
  );
}
