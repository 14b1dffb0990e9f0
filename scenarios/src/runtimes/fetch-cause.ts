/** `fetch` fails with the same words for every reason, and names the reason as its cause. */
export function fetchCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // An address with several attempts has a reason for each, and no message.
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : error.message;
}
