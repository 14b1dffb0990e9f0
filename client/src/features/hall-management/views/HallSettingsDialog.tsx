import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallSettingsModal, managementActions, selectManagedHall } from '../index.ts';
import type { HallSettingsProps } from '../modals.ts';
import { ChannelSettings } from './ChannelSettings.tsx';
import { HallForm } from './HallForm.tsx';
import type { MemberSettingsProps } from './MemberSettings.tsx';

const MemberSettings = lazyPart<MemberSettingsProps>(() => import('./MemberSettings.tsx'), ['memberList', 'people']);

/** The settings of the open hall: what it is, its channels and its members. */
export default function HallSettingsDialog({ startsAt }: HallSettingsProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const hall = useSelector(selectManagedHall);
  const [tab, setTab] = useState<'overview' | 'channels' | 'members'>('overview');
  const startRef = useRef<HTMLElement>(null);
  useEffect(() => void dispatch(managementActions.settingsOpened()), [dispatch]);
  if (!hall) return null;
  return (
    <Dialog
      open
      keepOnOutsidePress
      {...(startsAt && { initialFocus: startRef })}
      title={t('hallManagement.settings')}
      onClose={() => dispatch(hallSettingsModal.close())}
    >
      <Tabs
        label={t('hallManagement.settings')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'overview',
            label: t('hallManagement.tabs.overview'),
            content: <HallForm hall={hall} startsAt={startsAt} startRef={startRef} />,
          },
          {
            value: 'channels',
            label: t('hallManagement.tabs.channels'),
            content: <ChannelSettings channels={hall.channels} />,
          },
          {
            value: 'members',
            label: t('hallManagement.tabs.members'),
            content: <MemberSettings hall_id={hall.hall_id} standIn={<SkeletonRows rows={6} />} />,
          },
        ]}
      />
    </Dialog>
  );
}
