/** The number that a person has typed; an empty field is no zero. */
export const typedNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Whether a seed is typed: any whole number. */
export const isSeed = (typed: string): boolean => Number.isSafeInteger(typedNumber(typed));
