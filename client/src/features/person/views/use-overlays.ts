import { useSelector } from 'react-redux';
import { type OpenModal, selectModals } from '../../modals/index.ts';
import { overlaysOf } from '../index.ts';
import { useMessagesBeside } from './use-messages-beside.ts';

export function useOverlays(): readonly OpenModal[] {
  const modals = useSelector(selectModals);
  return overlaysOf(modals, useMessagesBeside());
}
