/** Collects the errors and rejections of this page that no code handled. */
export function collectErrors() {
  const seen: unknown[] = [];
  const onError = (event: ErrorEvent) => {
    // Chromium reports a resize that settles over two frames; it is a notice, not an error.
    if (!event.message.startsWith('ResizeObserver loop')) seen.push(event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    seen.push(event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    seen,
    stop() {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
