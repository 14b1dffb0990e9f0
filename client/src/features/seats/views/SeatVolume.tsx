import type { RoomPerson } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectPersonVolume, type VoiceRoot, voiceActions } from '../../audio/index.ts';
import { VolumeSlider } from '../../audio/views/VolumeSlider.tsx';

export interface SeatVolumeProps {
  readonly person: RoomPerson;
  readonly onClose: () => void;
}

/** How loud the viewer hears a user on a seat: 0 to 200 percent, remembered by number. */
export default function SeatVolume({ person: { id: uid, nick }, onClose }: SeatVolumeProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const value = useSelector((state: VoiceRoot) => selectPersonVolume(state, uid));
  return (
    <Dialog open size="small" title={t('seats.volume')} onClose={onClose}>
      <VolumeSlider
        label={t('audio.personVolume', { nick: nick || uid })}
        value={value}
        onChange={(volume) => dispatch(voiceActions.personVolumeRequested({ uid, volume }))}
      />
    </Dialog>
  );
}
