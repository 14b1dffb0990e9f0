import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const CHUNKS_END = '0\r\n\r\n';

/**
 * Sends prepared requests over several connections, one in flight on each, until the time is up or the requests run
 * out. Returns the number of replies and the last body. Any status but 200, and any body that does not start with
 * `begins`, is an error: refusals are cheap and would flatter the result.
 * The client never sleeps while it waits. The kernel charges the wake-up of a sleeping client to the server that
 * answers it, some 10 µs. A fast server keeps the client awake and would avoid a cost that a slow one pays.
 */
export async function sendAll(
  port: number,
  requests: readonly Buffer[],
  { connections, ms, begins = '' }: { connections: number; ms: number; begins?: string | undefined },
): Promise<{ answered: number; seconds: number; body: string }> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const started = performance.now();
  let taken = 0;
  let answered = 0;
  let body = '';
  const work = async (socket: Socket) => {
    while (taken < requests.length && performance.now() - started < ms) {
      const request = requests[taken] as Buffer;
      taken += 1;
      body = await exchange(socket, request);
      if (!body.startsWith(begins)) throw new Error(`refused: ${body.slice(0, 300)}`);
      answered += 1;
    }
  };
  let isWorking = true;
  const stayAwake = () => {
    if (isWorking) setImmediate(stayAwake);
  };
  stayAwake();
  try {
    await Promise.all(sockets.map(work));
    return { answered, seconds: (performance.now() - started) / 1000, body };
  } finally {
    isWorking = false;
    for (const socket of sockets) socket.destroy();
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true);
    socket.once('error', reject);
  });
}

function exchange(socket: Socket, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const end = (error: Error | null, body = '') => {
      socket.off('data', onData);
      socket.off('close', onClose);
      if (error) reject(error);
      else resolve(body);
    };
    const onClose = () => end(new Error('the server closed a connection'));
    const onData = (chunk: Buffer) => {
      // One character per byte, so that lengths equal those of the wire.
      received += chunk.toString('latin1');
      const body = completeBody(received);
      if (body === null) return;
      if (received.startsWith('HTTP/1.1 200')) end(null, Buffer.from(body, 'latin1').toString());
      else end(new Error(`expected status 200: ${received.slice(0, 600)}`));
    };
    socket.on('data', onData);
    socket.on('close', onClose);
    socket.write(request);
  });
}

/** The body once it is complete, otherwise null. */
function completeBody(received: string): string | null {
  const at = received.indexOf(HEAD_END);
  if (at < 0) return null;
  const body = received.slice(at + HEAD_END.length);
  const length = /content-length: (\d+)/i.exec(received.slice(0, at));
  if (length) return body.length >= Number(length[1]) ? body : null;
  return body.endsWith(CHUNKS_END) ? body : null;
}
