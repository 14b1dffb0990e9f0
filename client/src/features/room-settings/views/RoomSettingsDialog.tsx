import { mayInRoom } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectRoomId } from '../../room/index.ts';
import { selectStanding } from '../../room/views/room-page.selectors.ts';
import { roomSettingsActions, roomSettingsModal, selectRoomSettings } from '../index.ts';
import { AccessForm } from './AccessForm.tsx';
import { PeopleLists } from './PeopleLists.tsx';
import { RoomInfoForm } from './RoomInfoForm.tsx';

type Tab = 'info' | 'access' | 'people';

/** modal.room-settings: what the room is, how one comes in and up, and who looks after it. Each sees what they may change. */
export default function RoomSettingsDialog() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const room = useSelector(selectRoomId);
  const { load, switches } = useSelector(selectRoomSettings);
  const [tab, setTab] = useState<Tab>('info');
  useEffect(() => void dispatch(roomSettingsActions.opened()), [dispatch]);
  const mayStay = standing !== null && room !== null && mayInRoom('decorate', standing);
  // Users who left, or lost their role, cannot open the settings.
  useEffect(() => {
    if (!mayStay) dispatch(roomSettingsModal.close());
  }, [dispatch, mayStay]);
  if (!mayStay) return null;
  const mayEdit = mayInRoom('edit', standing);
  return (
    <Dialog open keepOnOutsidePress title={t('roomSettings.title')} onClose={() => dispatch(roomSettingsModal.close())}>
      {load.status === 'failed' ? (
        <ErrorState text={say(load.error)} onRetry={() => dispatch(roomSettingsActions.opened())} />
      ) : switches === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <Tabs<Tab>
          label={t('roomSettings.title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'info', label: t('roomSettings.tabs.info'), content: <RoomInfoForm mayEdit={mayEdit} /> },
            {
              value: 'access',
              label: t('roomSettings.tabs.access'),
              content: <AccessForm mayEdit={mayEdit} switches={switches} />,
            },
            { value: 'people', label: t('roomSettings.tabs.people'), content: <PeopleLists /> },
          ]}
        />
      )}
    </Dialog>
  );
}
