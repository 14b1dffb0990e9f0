import { NO_ROOM_FOR_PANEL, useMediaQuery } from '../../../design/use-media-query.ts';

/** Whether open messages are a column beside the page. Without the room for one they are a drawer over it. */
export function useMessagesBeside(): boolean {
  return !useMediaQuery(NO_ROOM_FOR_PANEL);
}
