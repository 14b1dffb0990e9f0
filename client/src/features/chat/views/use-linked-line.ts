import { msgId } from '@miczero/contracts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { chatActions } from '../index.ts';

/** The fragment of the address names a message: the list shows it once its channel is there. */
export function useLinkedLine(isReady: boolean): void {
  const dispatch = useDispatch();
  const { hash } = useLocation();
  useEffect(() => {
    const { data: msg_id } = msgId.safeParse(hash.slice(1));
    if (isReady && msg_id !== undefined && /^\d+$/.test(msg_id)) dispatch(chatActions.lineRequested({ msg_id }));
  }, [dispatch, isReady, hash]);
}
