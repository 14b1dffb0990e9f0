import type { LoadProfile } from '../crowd/load-plan.ts';
import type { People } from './platform-under-load.ts';

/** An evening has a room and arrivals as large as this part of its hall. */
const EVENING_PART = 3;

/** Who is where: the receivers of a profile are the crowd of its script. */
export function peopleOf({ script, receivers }: Pick<LoadProfile, 'script' | 'receivers'>, senders: number): People {
  const part = Math.ceil(receivers / EVENING_PART);
  return {
    inHall: script === 'hall' || script === 'evening' ? receivers + senders : 0,
    inRoom: script === 'room' ? receivers : script === 'evening' ? part : 0,
    arriving: script === 'logins' ? receivers : script === 'evening' ? part : 0,
  };
}

/** Everyone that the world of a run has. */
export function countOf({ inHall, inRoom, arriving }: People): number {
  return inHall + inRoom + arriving;
}
