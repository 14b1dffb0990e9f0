import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { channelActions, selectChannelTree } from '../../features/channel/index.ts';
import { neighbourChannel } from './neighbour-channel.ts';

/** Alt+Up and Alt+Down move through the text channels, with Shift through the unread ones. */
export function useChannelKeys(): void {
  const dispatch = useDispatch();
  const groups = useSelector(selectChannelTree);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
      if (step === null || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const nodes = groups.flatMap(({ channels }) => channels);
      const target = neighbourChannel(nodes, { step, isUnreadOnly: event.shiftKey });
      if (target) dispatch(channelActions.joinRequested({ hall_id: target.hall_id, channel_id: target.channel_id }));
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch, groups]);
}
