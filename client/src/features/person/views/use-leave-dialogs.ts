import { useDispatch } from 'react-redux';
import { modalsActions } from '../../modals/index.ts';
import { useOverlays } from './use-overlays.ts';

/** What a link in a dialog calls, so that the page it leads to is seen. A column of messages covers nothing and stays. */
export function useLeaveDialogs(): () => void {
  const dispatch = useDispatch();
  const overlays = useOverlays();
  return () => {
    for (const { name } of overlays) dispatch(modalsActions.closed(name));
  };
}
