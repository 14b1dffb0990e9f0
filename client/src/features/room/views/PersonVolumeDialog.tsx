import type { RoomPerson } from '@miczero/contracts';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PersonVolumeSlider } from '../../audio/views/PersonVolumeSlider.tsx';

export interface PersonVolumeDialogProps {
  readonly person: Pick<RoomPerson, 'id' | 'nick'>;
  readonly onClose: () => void;
}

/** How loud the viewer hears a user on a seat: 0 to 200 percent, remembered by number. */
export default function PersonVolumeDialog({ person: { id: uid, nick }, onClose }: PersonVolumeDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open size="small" title={t('seats.volume')} onClose={onClose}>
      <PersonVolumeSlider uid={uid} nick={nick || uid} />
    </Dialog>
  );
}
