import { mayInHall } from '@miczero/contracts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useStandInFocus } from '../../../design/LazyPart/kept-focus.ts';
import { WithPart } from '../../../design/LazyPart/WithPart.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../design/Menu/Menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectStanding } from '../../channel/index.ts';
import { textOf } from '../../feedback/index.ts';
import { selectOpenHall } from '../../halls/index.ts';
import { confirmModal } from '../../modals/index.ts';
import { noticesModal } from '../../notices/index.ts';
import { channelModal, dissolveModal, hallSettingsModal, managementActions, selectManagedHall } from '../index.ts';
import { HallMenuButton } from './HallMenuButton.tsx';

/** The menu of the open hall, once what it does is there. Until then its button stands; pressed again, it loads that again. */
export default function HallMenu() {
  const standInFocus = useStandInFocus();
  const name = useSelector(selectOpenHall)?.name ?? '';
  const [isGivenUp, setGivenUp] = useState(false);
  const button = (
    <HallMenuButton ref={standInFocus} name={name} aria-busy={!isGivenUp} onClick={() => setGivenUp(false)} />
  );
  if (isGivenUp) return button;
  return (
    <WithPart part="hallManagement" standIn={button} onGivenUp={() => setGivenUp(true)}>
      <LoadedMenu />
    </WithPart>
  );
}

/** Actions of the viewer on the open hall. Actions outside the permission table are absent. */
function LoadedMenu() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hall = useSelector(selectManagedHall);
  if (!hall) return null;
  const { hall_id, name, mute_all } = hall;
  const muteAll = managementActions.muteAllRequested({ hall_id, mute: !mute_all });
  const ask = (
    what: 'leave' | 'muteAll',
    danger: boolean,
    onConfirm: typeof muteAll | ReturnType<typeof managementActions.leaveRequested>,
  ) =>
    dispatch(
      confirmModal.open({
        title: textOf(`hallManagement.ask.${what}.title`, { name }),
        body: textOf(`hallManagement.ask.${what}.text`, { name }),
        action: textOf(`hallManagement.${what}`),
        danger,
        onConfirm,
      }),
    );
  return (
    <Menu startsOpen trigger={<HallMenuButton name={name} />}>
      {mayInHall('notice.list', standing) && (
        <MenuItem icon="megaphone" onSelect={() => dispatch(noticesModal.open())}>
          {t('notices.title')}
        </MenuItem>
      )}
      {mayInHall('hall.update', standing) && (
        <MenuItem icon="settings" onSelect={() => dispatch(hallSettingsModal.open({ startsAt: null }))}>
          {t('hallManagement.settings')}
        </MenuItem>
      )}
      {mayInHall('channel.create', standing) && (
        <MenuItem icon="plus" onSelect={() => dispatch(channelModal.open({ channel_id: null }))}>
          {t('hallManagement.channel.create')}
        </MenuItem>
      )}
      {mayInHall('channel.mute_all', standing) && (
        <MenuItem
          icon={mute_all ? 'chat' : 'chatOff'}
          onSelect={() => (mute_all ? dispatch(muteAll) : ask('muteAll', false, muteAll))}
        >
          {t(mute_all ? 'hallManagement.unmuteAll' : 'hallManagement.muteAll')}
        </MenuItem>
      )}
      <MenuSeparator />
      {mayInHall('hall.leave', standing) && (
        <MenuItem
          icon="logout"
          destructive
          onSelect={() => ask('leave', true, managementActions.leaveRequested({ hall_id }))}
        >
          {t('hallManagement.leave')}
        </MenuItem>
      )}
      {mayInHall('hall.delete', standing) && (
        <MenuItem icon="trash" destructive onSelect={() => dispatch(dissolveModal.open())}>
          {t('hallManagement.dissolve')}
        </MenuItem>
      )}
    </Menu>
  );
}
