/**
 * Resolves in a task of its own: what the browser has to paint and the input that waits come before. No timer, which hidden pages slow
 * down.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
