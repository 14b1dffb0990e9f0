/** Says whether a figure is at most its goal. A goal that is missed, or a figure that is none, ends the process with 1. */
export function judgedByGoal(value: number, goal: number, unit: string): string {
  const isReached = value <= goal;
  if (!isReached) process.exitCode = 1;
  return `goal ${goal} ${unit}: ${isReached ? 'reached' : 'MISSED'}`;
}
