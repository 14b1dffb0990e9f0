import { useSelector } from 'react-redux';
import { NO_ROOM_FOR_PANEL, useMediaQuery } from '../../design/use-media-query.ts';
import { messagesModal } from '../../features/person/index.ts';

/** The rail, the right panel, the column of messages, and the least that the main pane needs. */
const TAKEN_PX = 72 + 264 + 380 + 480;

/**
 * Whether the right panel lies over the page. Where an open column of messages would narrow the main pane to less than 480 px, the panel gives
 * way. `besidePx`: the width of what else stands beside the main pane.
 */
export function usePanelOver(besidePx: number): boolean {
  const hasMessages = useSelector(messagesModal.select) !== null;
  return useMediaQuery(hasMessages ? `(width < ${TAKEN_PX + besidePx}px)` : NO_ROOM_FOR_PANEL);
}
