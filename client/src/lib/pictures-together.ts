/** Pictures of one person that follow each other within this time were sent together: they stand beside each other. */
export const PICTURES_TOGETHER_MS = 60_000;
