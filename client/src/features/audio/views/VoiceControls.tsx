import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
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
import { MicrophoneButton } from './MicrophoneButton.tsx';
import { selectMicrophoneLook } from './microphone-look.selectors.ts';
import styles from './VoiceControls.module.css';

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
  const isDeafened = useSelector(selectIsDeafened);
  const room = useSelector(selectRoomVoice);
  const keys = useKeyNames();
  return (
    <fieldset className={classNames(styles['controls'], styles[size])} aria-label={t('audio.controls')} data-voice>
      {!isSilentHere && (
        <>
          <MicrophoneButton />
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
