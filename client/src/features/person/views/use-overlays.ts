import { useSelector } from 'react-redux';
import { type OpenModal, selectModals } from '../../modals/index.ts';
import { messagesModal } from '../index.ts';
import { useMessagesBeside } from './use-messages-beside.ts';

/** The open modals that lie over the page, the topmost last. A column of messages is a part of the page. */
export function overlaysOf(modals: readonly OpenModal[], isBeside: boolean): readonly OpenModal[] {
  return isBeside ? modals.filter(({ name }) => name !== messagesModal.name) : modals;
}

export function useOverlays(): readonly OpenModal[] {
  const modals = useSelector(selectModals);
  return overlaysOf(modals, useMessagesBeside());
}
