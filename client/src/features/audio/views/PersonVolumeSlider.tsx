import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectPersonVolume, type VoiceRoot, voiceActions } from '../index.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

export interface PersonVolumeSliderProps {
  readonly uid: string;
  readonly nick: string;
}

/** How loud the viewer hears one person: 0 to 200 percent, remembered by uid. */
export function PersonVolumeSlider({ uid, nick }: PersonVolumeSliderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const volume = useSelector((state: VoiceRoot) => selectPersonVolume(state, uid));
  return (
    <VolumeSlider
      label={t('audio.personVolume', { nick })}
      value={volume}
      onChange={(next) => dispatch(voiceActions.personVolumeRequested({ uid, volume: next }))}
    />
  );
}
