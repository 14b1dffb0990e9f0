import type { ControlData } from '@miczero/contracts/control';

/** What the list of worlds says of each. */
export type WorldFacts = ControlData<'worlds.create'>;
