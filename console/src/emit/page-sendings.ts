import { controlCall } from '../api/control-call.ts';
import { senderOf } from './scenario-step.ts';
import { Sendings } from './sending.ts';

/** What this page sends. */
export const pageSendings = new Sendings(async (world, { socket, name, to, content, ...sender }, times = 1) => {
  const request = { name, to: { [to.kind]: to.id }, ...content, ...senderOf(sender), ...(times > 1 && { times }) };
  // the names of each socket's events come from its own table
  const { mid } = await (socket === 'hall'
    ? controlCall('events.emit', world, request as never)
    : controlCall('room-events.emit', world, request as never));
  return mid;
});
