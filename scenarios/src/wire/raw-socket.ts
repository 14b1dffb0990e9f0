/** The part of a WebSocket that k6, Node and browsers share. */
export interface RawSocket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: ((error: unknown) => void) | null;
  send(data: string): void;
  close(): void;
}

const OPEN = 1;

/** Sends a text; false at a socket that is not open, where a send would throw and end all timers of a VU of k6. */
export function sendOver(socket: RawSocket, text: string): boolean {
  if (socket.readyState !== OPEN) return false;
  socket.send(text);
  return true;
}
