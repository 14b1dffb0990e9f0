import type { ChannelId, HallId } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { inviteRoute } from '../../../lib/routes.ts';
import { useCopy } from '../../modals/views/use-copy.ts';
import { selectViewer } from '../../session/index.ts';
import { hallsActions } from '../index.ts';

/** Copies the link that brings friends to a hall, or to exactly one of its channels, says so, and announces it. */
export function useInviteLink(): (hall_id: HallId, channel_id?: ChannelId) => void {
  const dispatch = useDispatch();
  const copy = useCopy();
  const viewer = useSelector(selectViewer);
  return (hall_id, channel_id) => {
    const path = inviteRoute({ hall_id, channel_id: channel_id ?? null, from: viewer, until: 0 });
    copy(`${window.location.origin}${path}`, 'hallLobby.linkCopied', () => {
      dispatch(hallsActions.inviteCopied({ hall_id }));
    });
  };
}
