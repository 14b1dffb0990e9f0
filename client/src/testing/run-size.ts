/** Whether this is `npm run deep`. */
export const IS_DEEP = import.meta.env['DEEP'] === '1';

const DEEP_FACTOR = 20;

/** How often a property runs that is slower than others: `few` in `npm test`, more in `npm run deep`. */
export const runs = (few: number): number => (IS_DEEP ? few * DEEP_FACTOR : few);
