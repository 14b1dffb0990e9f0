import { createCodec } from '../../kernel/codec-table.ts';
import { ROOM_EVENTS, ROOM_HEARTBEAT, ROOM_REQUESTS } from './registry.ts';

/** Platform to client: room messages and pongs. */
export const roomEventCodec = createCodec({ ...ROOM_EVENTS, ...ROOM_HEARTBEAT });
/** Client to platform. */
export const roomRequestCodec = createCodec(ROOM_REQUESTS);
