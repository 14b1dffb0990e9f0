import { mayInHall } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { usePart } from '../../../design/LazyPart/use-part.ts';
import { MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectStanding } from '../../channel/index.ts';
import { PendingItem } from '../../halls/views/PendingItem.tsx';
import type { PlaceExtrasProps } from '../../halls/views/place-extras.ts';
import { channelModal, selectManagedHall } from '../index.ts';
import { deleteQuestion } from './delete-question.ts';

/** Menu items of a channel for owner and managers. Other users load none of it. */
export default function ChannelMenuItems(props: PlaceExtrasProps) {
  const standing = useSelector(selectStanding);
  const mayManage = mayInHall('channel.update', standing) || mayInHall('channel.del', standing);
  return mayManage ? <ManagerItems {...props} /> : null;
}

function ManagerItems(props: PlaceExtrasProps) {
  const { view, retry } = usePart('hallManagement');
  if (view === 'ready') return <LoadedItems {...props} />;
  return <PendingItem view={view} onRetry={retry} />;
}

function LoadedItems({ channel_id, name }: PlaceExtrasProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const isWelcome = useSelector(selectManagedHall)?.welcome_channel_id === channel_id;
  const mayEdit = mayInHall('channel.update', standing);
  const mayDelete = mayInHall('channel.del', standing) && !isWelcome;
  if (!mayEdit && !mayDelete) return null;
  return (
    <>
      <MenuSeparator />
      {mayEdit && (
        <MenuItem icon="settings" onSelect={() => dispatch(channelModal.open({ channel_id }))}>
          {t('hallManagement.channel.edit')}
        </MenuItem>
      )}
      {mayDelete && (
        <MenuItem icon="trash" destructive onSelect={() => dispatch(deleteQuestion(channel_id, name))}>
          {t('hallManagement.channel.delete')}
        </MenuItem>
      )}
    </>
  );
}
