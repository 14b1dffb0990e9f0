import { emitEvent } from './events.ts';
import {
  closeConnections,
  setAcks,
  setCallFaults,
  setConnectionFaults,
  setMessageFaults,
  setNetwork,
  stallCalls,
} from './faults.ts';
import { emitRoomEvent } from './room-events.ts';
import { advanceClock, setBots } from './world.ts';

/** What the control API does to a world as a whole: commands like any other, so that they replay. */
export const CONTROL_COMMANDS = {
  'control.events.emit': emitEvent,
  'control.room-events.emit': emitRoomEvent,
  'control.clock.advance': advanceClock,
  'control.worlds.bots': setBots,
  'control.acks.set': setAcks,
  'control.network.set': setNetwork,
  'control.faults.set': setMessageFaults,
  'control.connection_faults.set': setConnectionFaults,
  'control.call_faults.set': setCallFaults,
  'control.calls.stall': stallCalls,
  'control.connections.close': closeConnections,
} as const;
