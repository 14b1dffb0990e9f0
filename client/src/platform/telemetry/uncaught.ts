import type { Telemetry } from '../ports.ts';

/** Errors and rejections that no code caught are bugs. Errors without an object are of the browser or of other origins. */
export function watchUncaught(page: Window, telemetry: Telemetry): void {
  page.addEventListener('error', ({ error }) => {
    if (error) telemetry.bug(error, 'uncaught');
  });
  page.addEventListener('unhandledrejection', ({ reason }) => telemetry.bug(reason, 'unhandled rejection'));
}
