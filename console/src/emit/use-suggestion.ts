import { useState } from 'react';
import type { Preset, WireObject } from '../events/events.ts';
import type { Overview, Target } from '../events/target.ts';
import { fitted } from './fitted.ts';

/** Ids that one example may use. */
const IDS_STEP = 10;

/** How far a world has come: its time, and its number of commands. */
export interface Progress {
  readonly clock: number;
  readonly sequence: number;
}

/**
 * Bodies of examples for a world. Their moments and ids stay while one is written, because the clock never rests, and are new after
 * `renew`: pages take two messages with one id for the same.
 */
export function useSuggestion({ clock, sequence }: Progress, overview: Overview | undefined) {
  const [begun, setBegun] = useState({ now: clock, fresh: sequence * IDS_STEP });
  return {
    /** The moment that the bodies have. */
    moment: begun.now,
    suggestionFor: (preset: Preset, target: Target): WireObject =>
      overview ? fitted(preset, target, { ...overview, ...begun }) : preset.body,
    renew: () => setBegun(({ fresh }) => ({ now: clock, fresh: Math.max(fresh + IDS_STEP, sequence * IDS_STEP) })),
  };
}
