import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectIsDenoiserMissing, selectVoiceSettings, voiceActions } from '../index.ts';
import styles from './VoiceControls.module.css';

/** Turns the AI denoiser on and off; one that did not load is loaded again. */
export function DenoiseButton() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { NoiseReduction } = useSelector(selectVoiceSettings);
  const isMissing = useSelector(selectIsDenoiserMissing);
  return (
    <IconButton
      icon="denoise"
      label={t(isMissing ? 'audio.denoiseAgain' : 'audio.denoise')}
      aria-pressed={NoiseReduction}
      className={classNames(styles['denoise'], NoiseReduction && styles[isMissing ? 'missing' : 'on'])}
      onClick={() =>
        dispatch(
          isMissing
            ? voiceActions.denoiserRequested()
            : voiceActions.settingsRequested({ NoiseReduction: !NoiseReduction }),
        )
      }
    />
  );
}
