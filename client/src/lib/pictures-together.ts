/** Pictures of one person that follow each other within this time were sent together: they stand beside each other. */
export const PICTURES_TOGETHER_MS = 60_000;

/** How many of them stand in a row. */
export const PICTURES_IN_ROW = 3;
