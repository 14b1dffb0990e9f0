import { ENDPOINTS, type Endpoint, ERRORS, type RefusalName, statusOfRefusal } from '@miczero/contracts';
import { refusedWalks } from '@miczero/mock-platform/refusals';
import { callInteractions, stateOf } from './interactions.ts';

/** A refusal of one call that the client handles. */
export interface RefusalInteraction {
  readonly endpoint: Endpoint;
  readonly refusal: RefusalName;
  /** Unique. */
  readonly description: string;
  /** Name of the provider state. */
  readonly state: string;
  /** The request of the example that the refusal derives from; the provider inserts the refused value. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

/** Every refusal that the platform can be made to answer with, by call, in a fixed order. */
export function refusalInteractions(): RefusalInteraction[] {
  const examples = new Map(callInteractions().map(({ state, request }) => [state, request]));
  return refusedWalks().map(({ name, refusal, index }): RefusalInteraction => {
    const request = examples.get(stateOf(name, index));
    if (!request) throw new Error(`${name} has no example ${index + 1}`);
    const { code, message } = ERRORS[refusal];
    return {
      endpoint: ENDPOINTS[name],
      refusal,
      description: `${name} refuses: ${refusal}`,
      state: refusedStateOf(name, refusal),
      request,
      status: statusOfRefusal(refusal),
      code,
      message,
    };
  });
}

export const refusedStateOf = (name: string, refusal: RefusalName) => `ready for ${name} to be refused: ${refusal}`;
