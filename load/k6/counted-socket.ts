import { Counter } from 'k6/metrics';
import { WebSocket } from 'k6/websockets';

// Two counters instead of a gauge: each virtual user sees its own sockets only.
const opened = new Counter('sockets_opened');
const ended = new Counter('sockets_ended');

/** A socket that is counted while it is open: the report shows how many are. */
export function countedSocket(url: string): WebSocket {
  const socket = new WebSocket(url);
  let isOpen = false;
  socket.addEventListener('open', () => {
    isOpen = true;
    opened.add(1);
  });
  socket.addEventListener('close', () => {
    if (isOpen) ended.add(1);
    isOpen = false;
  });
  return socket;
}
