import { IS_DEEP } from '../run-size.ts';
import type { FaultName } from './faults.ts';

/** Every how many cells one is run in `npm test`; the step leads through all events and all faults. */
const STRIDE = 11;

/** `npm run deep` runs every cell; `npm test` each event undisturbed, and a part of the others. */
export const isInSample = ({ fault, number }: { readonly fault: FaultName; readonly number: number }): boolean =>
  IS_DEEP || fault === 'undisturbed' || number % STRIDE === 0;
