import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { channelActions, selectChannelTree } from '../../features/channel/index.ts';
import { hallsActions } from '../../features/halls/index.ts';
import { actionOf, type KeyAction, selectKeyBindings } from '../../features/preferences/index.ts';
import { neighbourChannel } from './neighbour-channel.ts';

/** What the keys of the lobby move through, and which way. */
const MOVES = {
  previous: { step: -1, only: null },
  next: { step: 1, only: null },
  previousUnread: { step: -1, only: 'unread' },
  nextUnread: { step: 1, only: 'unread' },
  previousMention: { step: -1, only: 'mentions' },
  nextMention: { step: 1, only: 'mentions' },
} as const;

/** Keys move through the text channels, the unread ones or those with a mention, and mark the hall as read. */
export function useChannelKeys(): void {
  const dispatch = useDispatch();
  const bindings = useSelector(selectKeyBindings);
  const groups = useSelector(selectChannelTree);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = actionOf(bindings, event);
      if (action === 'markRead') {
        event.preventDefault();
        const hall_id = groups[0]?.channels[0]?.hall_id;
        if (hall_id !== undefined) dispatch(hallsActions.readRequested({ hall_id, channel_id: null }));
        return;
      }
      const move = action && (MOVES as Partial<Record<KeyAction, (typeof MOVES)[keyof typeof MOVES]>>)[action];
      if (!move) return;
      event.preventDefault();
      const nodes = groups.flatMap(({ channels }) => channels);
      const target = neighbourChannel(nodes, move);
      if (target) dispatch(channelActions.joinRequested({ hall_id: target.hall_id, channel_id: target.channel_id }));
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch, groups, bindings]);
}
