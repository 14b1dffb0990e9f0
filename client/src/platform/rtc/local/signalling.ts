import { type AnyRtcFrame, rtcFrame } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SignedSocket } from '../../sockets/signed-web-socket.ts';

/** The connection on which browsers find each other (contracts/src/realtime/rtc/frames.ts). */
export type RtcSocket = SignedSocket<AnyRtcFrame>;

export interface SignallingListeners {
  opened(): void;
  frame(frame: AnyRtcFrame): void;
  closed(): void;
}

/** Connects, and drops invalid frames. Returns the function that closes it. */
export function connectSignalling(socket: RtcSocket, { opened, frame, closed }: SignallingListeners): () => void {
  return socket.connect({
    opened,
    closed,
    frame(raw) {
      const read = z.safeParse(rtcFrame, raw);
      if (read.success) frame(read.data);
    },
  });
}
