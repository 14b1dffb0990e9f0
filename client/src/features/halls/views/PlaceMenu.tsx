import type { ChannelId, HallId } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { MenuHead, MenuItem } from '../../../design/Menu/Menu.tsx';
import { MenuAt } from '../../../design/Menu/MenuAt.tsx';
import type { MenuPlace } from '../../../design/Menu/use-context-menu.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { hallRoute, inviteRoute } from '../../../lib/routes.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import { preferencesActions, selectPreferences } from '../../preferences/index.ts';
import { selectViewer } from '../../session/index.ts';
import { hallsActions } from '../index.ts';
import { PendingItem } from './PendingItem.tsx';
import { usePlaceExtras } from './place-extras.ts';

export interface PlaceMenuProps {
  readonly name: string;
  readonly hall_id: HallId;
  /** null: the hall itself. */
  readonly channel_id: ChannelId | null;
  readonly hasUnread: boolean;
  readonly place: MenuPlace;
  readonly onClose: () => void;
}

/** Personal actions of the viewer on a hall or a channel. */
export default function PlaceMenu({ name, hall_id, channel_id, hasUnread, place, onClose }: PlaceMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const copy = useCopy();
  const viewer = useSelector(selectViewer);
  const Extras = usePlaceExtras();
  const { mutedHalls, mutedChannels } = useSelector(selectPreferences);
  const isMuted = channel_id === null ? mutedHalls.includes(hall_id) : mutedChannels.includes(channel_id);
  const toggled = (list: readonly string[], id: string) =>
    isMuted ? list.filter((each) => each !== id) : [...list, id];
  const toggleMute = () =>
    dispatch(
      preferencesActions.changeRequested(
        channel_id === null
          ? { mutedHalls: toggled(mutedHalls, hall_id) }
          : { mutedChannels: toggled(mutedChannels, channel_id) },
      ),
    );
  function copyLink() {
    const { origin } = window.location;
    if (channel_id !== null) {
      copy(`${origin}${hallRoute(hall_id, channel_id)}`, 'placeMenu.linkCopied');
      return;
    }
    // The link of the share dialog, which counts as an invitation as well.
    const path = inviteRoute({ hall_id, channel_id, from: viewer, until: 0 });
    copy(`${origin}${path}`, 'placeMenu.linkCopied', () => dispatch(hallsActions.inviteCopied({ hall_id })));
  }
  return (
    <MenuAt label={t('placeMenu.menu', { name })} place={place} onClose={onClose}>
      <MenuHead name={name} />
      <MenuItem
        icon="check"
        disabled={!hasUnread}
        onSelect={() => dispatch(hallsActions.readRequested({ hall_id, channel_id }))}
      >
        {t('placeMenu.markRead')}
      </MenuItem>
      <MenuItem icon={isMuted ? 'bell' : 'bellOff'} onSelect={toggleMute}>
        {t(isMuted ? 'placeMenu.unmute' : 'placeMenu.mute')}
      </MenuItem>
      <MenuItem icon="link" onSelect={() => copyLink()}>
        {t(channel_id === null ? 'placeMenu.copyInvite' : 'placeMenu.copyLink')}
      </MenuItem>
      {channel_id !== null && Extras && (
        <Extras hall_id={hall_id} channel_id={channel_id} name={name} standIn={<PendingItem />} />
      )}
    </MenuAt>
  );
}
