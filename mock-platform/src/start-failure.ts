import { PORT_MAX } from './config.ts';

interface Place {
  readonly PORT: number;
  readonly HOST: string;
}

/** Why a node did not start, and what helps. `place`: where it was to listen; null when its environment could not be read. */
export function startFailure(error: unknown, place: Place | null): string {
  const message = error instanceof Error ? error.message : String(error);
  if (place === null || !isOfListening(error)) return message;
  const { PORT: port, HOST: host } = place;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use, perhaps by a platform that runs already. Stop that program, or choose another port: PORT=${port < PORT_MAX ? port + 1 : port - 1} npm start`;
    case 'EACCES':
      return `Port ${port} of ${host} is closed to this user: ports below 1024 belong to the system. Choose another port: PORT=4000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine. 127.0.0.1 is reached from this machine only, 0.0.0.0 from others as well.`;
    default:
      return `The node cannot listen at ${host}:${port}: ${message}`;
  }
}

function isOfListening(error: unknown): error is Error & { readonly code: string } {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return isCoded && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');
}
