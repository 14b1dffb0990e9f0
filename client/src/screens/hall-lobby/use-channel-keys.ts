import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { channelActions, selectChannelTree } from '../../features/channel/index.ts';
import { hallsActions } from '../../features/halls/index.ts';
import { neighbourChannel } from './neighbour-channel.ts';

/**
 * Alt+Up and Alt+Down move through the text channels, with Shift through the unread ones, with Ctrl and Shift through those
 * with a mention. Shift+Esc marks the hall as read.
 */
export function useChannelKeys(): void {
  const dispatch = useDispatch();
  const groups = useSelector(selectChannelTree);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && event.shiftKey) {
        const hall_id = groups[0]?.channels[0]?.hall_id;
        if (hall_id !== undefined) dispatch(hallsActions.readRequested({ hall_id, channel_id: null }));
        return;
      }
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
      if (step === null || !event.altKey || event.metaKey || (event.ctrlKey && !event.shiftKey)) return;
      event.preventDefault();
      const nodes = groups.flatMap(({ channels }) => channels);
      const target = neighbourChannel(nodes, {
        step,
        only: event.ctrlKey ? 'mentions' : event.shiftKey ? 'unread' : null,
      });
      if (target) dispatch(channelActions.joinRequested({ hall_id: target.hall_id, channel_id: target.channel_id }));
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch, groups]);
}
