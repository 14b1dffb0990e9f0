import { useState } from 'react';

/** Whether a value has been true since the view appeared. A drawer that was never opened need not be loaded. */
export function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue || value;
}
