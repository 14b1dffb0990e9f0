export type { Step } from './first-steps.model.ts';
export { firstStepsSaga } from './first-steps.saga.ts';
export { selectFirstSteps } from './first-steps.selectors.ts';
export { type FirstStepsRoot, firstStepsActions, firstStepsReducer } from './first-steps.slice.ts';
