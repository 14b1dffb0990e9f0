/** Four levels: error = gave up, warn = recovered, info = one per lifecycle step, debug = the rest. No payloads. */
export interface Telemetry {
  log(level: 'error' | 'warn' | 'info' | 'debug', event: string, context?: Readonly<Record<string, unknown>>): void;
  /** Something that the operators want to know of: also sent to the error-reporting service. */
  report(event: string, context: Readonly<Record<string, unknown>>): void;
  /** A bug: something that must never happen. */
  bug(error: unknown, area: string): void;
}
