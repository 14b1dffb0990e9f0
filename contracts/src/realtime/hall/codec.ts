import { createCodec } from '../../kernel/codec-table.ts';
import { HALL_EVENTS, HALL_REQUESTS } from './registry.ts';

/** Platform to client. */
export const hallEventCodec = createCodec(HALL_EVENTS);
/** Client to platform. */
export const hallRequestCodec = createCodec(HALL_REQUESTS);
