import { mayInHall } from '@miczero/contracts';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { selectStanding } from '../../channel/index.ts';
import { textOf } from '../../feedback/index.ts';
import type { PlaceExtrasProps } from '../../halls/views/place-extras.ts';
import { confirmModal } from '../../modals/index.ts';
import { channelModal, managementActions, selectManagedHall } from '../index.ts';

/** What owner and managers add to the menu of a channel. */
export default function ChannelMenuItems({ channel_id, name }: PlaceExtrasProps) {
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
          {t('manage.channel.edit')}
        </MenuItem>
      )}
      {mayDelete && (
        <MenuItem
          icon="trash"
          destructive
          onSelect={() =>
            dispatch(
              confirmModal.open({
                title: textOf('manage.ask.delete.title', { name }),
                body: textOf('manage.ask.delete.text'),
                action: textOf('manage.channel.delete'),
                danger: true,
                onConfirm: managementActions.channelDeleteRequested({ channel_id, name }),
              }),
            )
          }
        >
          {t('manage.channel.delete')}
        </MenuItem>
      )}
    </>
  );
}
