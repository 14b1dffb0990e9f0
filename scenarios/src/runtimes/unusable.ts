/** A request that the command cannot carry out: it ends with status 2. */
export class Unusable extends Error {}
