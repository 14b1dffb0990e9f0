import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Popover } from '../../../design/Popover/Popover.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectPersonVolume, type VoiceRoot, voiceActions } from '../index.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

export interface PersonVolumeProps {
  readonly uid: string;
  readonly nick: string;
}

/** How loud the viewer hears one person: 0 to 200 percent, remembered by uid. */
export function PersonVolume({ uid, nick }: PersonVolumeProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const volume = useSelector((state: VoiceRoot) => selectPersonVolume(state, uid));
  const label = t('audio.personVolume', { nick });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={label}
      trigger={<IconButton icon={volume === 0 ? 'speakerOff' : 'speaker'} size="compact" label={label} />}
    >
      <VolumeSlider
        label={label}
        value={volume}
        onChange={(next) => dispatch(voiceActions.personVolumeRequested({ uid, volume: next }))}
      />
    </Popover>
  );
}
