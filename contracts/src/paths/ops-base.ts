/** Why the paths of the operations host are guesses. */
export const OPS_BASE =
  'the specification does not show the base path of the operations host, and the method is our guess (open point C7)';
