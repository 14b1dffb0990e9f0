/** Runs at most `width` pieces of work at once; the others wait in their order. */
export function limitConcurrency(width: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot passes to the next task.
      if (next) next();
      else running -= 1;
    }
  };
}
