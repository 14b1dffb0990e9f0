import type { ChannelId, HallId } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type HallsRoot, leavesOf } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { doneSteps, STEPS, type Step } from './first-steps.model.ts';
import type { FirstStepsRoot } from './first-steps.slice.ts';

export interface FirstStepsModel {
  readonly hall_id: HallId;
  readonly steps: readonly { readonly step: Step; readonly isDone: boolean }[];
  readonly done: number;
  readonly isFolded: boolean | null;
  /** Where the first word is said; null without a text channel. */
  readonly talk: ChannelId | null;
}

/** The list of the open hall, for its owner; null for anyone else, and for a hall without one. */
export const selectFirstSteps = createSelector(
  [({ halls }: HallsRoot) => halls.open?.hall ?? null, ({ firstSteps }: FirstStepsRoot) => firstSteps, selectViewerNo],
  (hall, lists, viewer): FirstStepsModel | null => {
    const kept = hall && lists[hall.id];
    if (!kept || hall.user_id !== viewer) return null;
    const channels = leavesOf(hall).filter(({ type }) => type !== 0);
    const done = doneSteps(kept, { ...hall, channels: channels.map(({ id }) => id) });
    const steps = STEPS.map((step) => ({ step, isDone: done[step] }));
    return {
      hall_id: hall.id,
      steps,
      done: steps.filter(({ isDone }) => isDone).length,
      isFolded: kept.isFolded,
      talk: hall.welcome_channel_id ?? channels.find(({ type }) => type === 1)?.id ?? null,
    };
  },
);

function selectViewerNo(state: SessionRoot) {
  return selectViewer(state);
}
