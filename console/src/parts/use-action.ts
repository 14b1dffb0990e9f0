import { useState } from 'react';
import { type ControlFailure, failureOf } from '../api/control-call.ts';

export interface Action {
  /** Runs it; a failure is kept until the next run. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>;
  readonly busy: boolean;
  readonly failure: ControlFailure | undefined;
}

/** One action at a time against the platform, with what went wrong. */
export function useAction(): Action {
  const [state, setState] = useState<{ busy: boolean; failure?: ControlFailure }>({ busy: false });
  return {
    busy: state.busy,
    failure: state.failure,
    run: async (action) => {
      setState({ busy: true });
      try {
        await action();
        setState({ busy: false });
        return true;
      } catch (error) {
        setState({ busy: false, failure: failureOf(error) });
        return false;
      }
    },
  };
}
