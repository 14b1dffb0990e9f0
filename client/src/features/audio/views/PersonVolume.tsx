import { useState } from 'react';
import { useSelector } from 'react-redux';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Popover } from '../../../design/Popover/Popover.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectPersonVolume, type VoiceRoot } from '../index.ts';
import { PersonVolumeSlider, type PersonVolumeSliderProps } from './PersonVolumeSlider.tsx';

/** The volume of one person behind a button. */
export function PersonVolume(person: PersonVolumeSliderProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const volume = useSelector((state: VoiceRoot) => selectPersonVolume(state, person.uid));
  const label = t('audio.personVolume', { nick: person.nick });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={label}
      trigger={<IconButton icon={volume === 0 ? 'speakerOff' : 'speaker'} size="compact" label={label} />}
    >
      <PersonVolumeSlider {...person} />
    </Popover>
  );
}
