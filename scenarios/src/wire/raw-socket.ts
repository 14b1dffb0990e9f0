/** The part of a WebSocket that k6, Node and browsers share. */
export interface RawSocket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event?: unknown) => void) | null;
  onerror: ((error: unknown) => void) | null;
  send(data: string): void;
  close(): void;
}

const OPEN = 1;

/**
 * Tells when a socket has closed, and why where that is known: '' where it is not. What broke it comes first, then what the other side
 * gave as its reason. Browsers say neither of a network that failed.
 */
export function onClosed(socket: RawSocket, closed: (why: string) => void): void {
  let broken = '';
  socket.onerror = (error) => {
    broken = wordIn(error, 'error') || wordIn(error, 'message');
  };
  socket.onclose = (event) => closed(broken || [wordIn(event, 'code'), wordIn(event, 'reason')].join(' ').trim());
}

/** A field of an event as text; each runtime has others. */
function wordIn(event: unknown, field: string): string {
  if (typeof event !== 'object' || event === null) return '';
  const word: unknown = Reflect.get(event, field);
  if (word instanceof Error) return word.message;
  return typeof word === 'string' || typeof word === 'number' ? String(word) : '';
}

/** Sends a text; false at a socket that is not open, where a send would throw and end all timers of a VU of k6. */
export function sendOver(socket: RawSocket, text: string): boolean {
  if (socket.readyState !== OPEN) return false;
  socket.send(text);
  return true;
}
