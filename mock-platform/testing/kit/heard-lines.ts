import type { TestSocket } from './test-caller.ts';

const CHAT = 1001;

/** Client ids of the lines that a socket heard; an acknowledgement has no channel. */
export const linesOf = (socket: TestSocket): readonly string[] =>
  socket.ofType(CHAT).flatMap(({ channel, parsed }) => (channel === '' ? [] : [String(parsed['c_mid'])]));

/** Resolves once a socket has heard these lines and no other, in this order. */
export const hears = (socket: TestSocket, ...mids: readonly string[]): Promise<unknown> =>
  socket.until(mids.join(), () => linesOf(socket).join() === mids.join());
