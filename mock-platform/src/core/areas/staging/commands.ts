import { emitStaged } from './events.ts';
import { emitStagedInRoom } from './room-events.ts';
import { advanceClock, setBots } from './world.ts';

/** What the control API does to a world as a whole: commands like any other, so that they replay. */
export const STAGING_COMMANDS = {
  'staging.emit': emitStaged,
  'staging.emit_room': emitStagedInRoom,
  'staging.advance_clock': advanceClock,
  'staging.set_bots': setBots,
} as const;
