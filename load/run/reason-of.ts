/** The words of an error. The cause of a failed request stands below its error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message || error.cause.name})` : error.message;
}
