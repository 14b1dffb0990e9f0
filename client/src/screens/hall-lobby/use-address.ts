import { type ChannelId, channelId, type HallId, hallId } from '@miczero/contracts';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import { selectCurrentChannel } from '../../features/channel/index.ts';
import { hallsActions } from '../../features/halls/index.ts';
import { selectIsSignedIn } from '../../features/session/index.ts';

/** The address opens a hall and a channel; entering a channel rewrites the address. False when it names no hall. */
export function useAddress(): boolean {
  const dispatch = useDispatch();
  const params = useParams();
  const [query] = useSearchParams();
  // A link of the product adds an entry to the history. The address bar, a reload, Back, a login and an invitation do not.
  const isPressed = useNavigationType() === 'PUSH';
  const current = useSelector(selectCurrentChannel);
  const isSignedIn = useSelector(selectIsSignedIn);
  const hall: HallId | null = hallId.safeParse(params['hallId']).data ?? null;
  // route.index-room.channel-id-optional; an invalid id counts as none.
  const wanted: ChannelId | null = channelId.safeParse(query.get('channel_id')).data ?? null;
  const entered = current?.hall_id === hall ? current?.channel_id : null;

  // Before the page is painted: the address of the next hall is never on screen with the lines of the former one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address asks, not the channel that was entered
  useLayoutEffect(() => {
    if (isSignedIn && hall !== null && (wanted === null || wanted !== entered)) {
      dispatch(hallsActions.hallOpenRequested({ hall_id: hall, channel_id: wanted, isPressed }));
    }
  }, [dispatch, hall, wanted, isSignedIn]);

  useEffect(() => () => void dispatch(hallsActions.hallCloseRequested()), [dispatch]);
  return hall !== null;
}
