/** How many of the received frames are decoded by the contract: parsing all of them can make the generator the bottleneck. */
export type Validation = 'off' | 'sampled' | 'all';

const SAMPLED_EVERY = 20;

/** Whether the frame of that number is decoded. */
export function isValidated(validation: Validation, frame: number): boolean {
  return validation === 'all' || (validation === 'sampled' && frame % SAMPLED_EVERY === 0);
}
