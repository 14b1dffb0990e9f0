import type { EndpointName, ShowType } from '@miczero/contracts';

/** A failed call as plain data, for actions and states. */
export type FailureFact = { readonly endpoint: EndpointName } & (
  | { readonly reason: 'refused'; readonly code: number; readonly message: string }
  | { readonly reason: 'business'; readonly code: number; readonly message: string; readonly showType: ShowType }
  /** Codes 10001 to 10010: the session has ended. */
  | { readonly reason: 'session'; readonly code: number; readonly message: string }
  /** The request left, no answer came. `isOffline`: the browser knew that it had no network. */
  | { readonly reason: 'noResponse'; readonly isOffline?: true }
  /** An answer came, but not from our server: an error page, a proxy. */
  | { readonly reason: 'badResponse'; readonly status: number }
  /** An answer came that the contract does not allow. */
  | { readonly reason: 'offContract'; readonly issues: readonly string[] }
  /** The request could not even be built or sent. */
  | { readonly reason: 'requestError'; readonly detail: string }
  | { readonly reason: 'noSession' }
  | { readonly reason: 'cancelled' }
);

/** The only error that the http port rejects with. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly fact: FailureFact;

  private constructor(fact: FailureFact) {
    super(`${fact.endpoint}: ${fact.reason}`);
    this.fact = fact;
  }

  static refused(endpoint: EndpointName, code: number, message: string) {
    return new ApiFailure({ endpoint, reason: 'refused', code, message });
  }
  static business(endpoint: EndpointName, code: number, message: string, showType: ShowType) {
    return new ApiFailure({ endpoint, reason: 'business', code, message, showType });
  }
  static session(endpoint: EndpointName, code: number, message: string) {
    return new ApiFailure({ endpoint, reason: 'session', code, message });
  }
  static noResponse(endpoint: EndpointName) {
    return new ApiFailure({ endpoint, reason: 'noResponse' });
  }
  static offline(endpoint: EndpointName) {
    return new ApiFailure({ endpoint, reason: 'noResponse', isOffline: true });
  }
  static badResponse(endpoint: EndpointName, status: number) {
    return new ApiFailure({ endpoint, reason: 'badResponse', status });
  }
  static offContract(endpoint: EndpointName, issues: readonly string[]) {
    return new ApiFailure({ endpoint, reason: 'offContract', issues });
  }
  static requestError(endpoint: EndpointName, detail: string) {
    return new ApiFailure({ endpoint, reason: 'requestError', detail });
  }
  static noSession(endpoint: EndpointName) {
    return new ApiFailure({ endpoint, reason: 'noSession' });
  }
  static cancelled(endpoint: EndpointName) {
    return new ApiFailure({ endpoint, reason: 'cancelled' });
  }
}
