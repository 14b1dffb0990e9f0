/**
 * The environment of a test run with the place where its results are stored for the rule coverage. A run with arguments has only a
 * few tests, or other conditions, so it must not replace the results of a whole run.
 */
export function keptIn(report: string, args: readonly string[]): Record<string, string> {
  return args.length === 0 ? { KEEP_RESULTS: report } : {};
}
