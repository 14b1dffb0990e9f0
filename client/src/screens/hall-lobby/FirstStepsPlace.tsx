import { useSelector } from 'react-redux';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import type { FirstStepsRoot } from '../../features/first-steps/index.ts';
import type { HallsRoot } from '../../features/halls/index.ts';
import { type SessionRoot, selectViewer } from '../../features/session/index.ts';

const FirstSteps = lazyPart(() => import('../../features/first-steps/views/FirstSteps.tsx'), ['firstSteps']);

/** The state comes with a late part, and only where a hall was created on this device. */
export const selectHasFirstSteps = (state: HallsRoot & SessionRoot & Partial<FirstStepsRoot>) => {
  const hall = state.halls.open?.hall;
  return hall?.user_id === selectViewer(state) && state.firstSteps?.[hall.id] !== undefined;
};

/** Where the lobby shows the first steps of a new hall. */
export const FirstStepsPlace = () => useSelector(selectHasFirstSteps) && <FirstSteps />;
