import {
  type Addressing,
  type ChannelId,
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VER,
  type ClientMid,
  type HallId,
  type HallRequestBody,
  type HallRequestName,
  hallRequestCodec,
  type UserNo,
} from '@miczero/contracts';
import type { Ports } from '../../platform/ports.ts';

type SendPorts = Pick<Ports, 'clock' | 'hallSocket' | 'ids'>;

interface Address {
  readonly mid?: ClientMid;
  readonly to: HallId | readonly HallId[];
  readonly channel?: ChannelId | readonly ChannelId[];
}

/**
 * Sends one request on the hall link, in the client's name (socket.hall.send-envelope). False when the link is down:
 * nothing was sent, and nothing is kept.
 */
export function sendHallRequest<Name extends HallRequestName>(
  ports: SendPorts,
  viewer: UserNo,
  name: Name,
  { mid, to, channel = [] }: Address,
  body: HallRequestBody<Name>,
): boolean {
  const addressing: Addressing = {
    platform: CLIENT_PLATFORM,
    mid: mid ?? ports.ids.clientMid(),
    ver: CLIENT_VER,
    gate: CLIENT_GATE,
    time: ports.clock.now(),
    from: viewer,
    to: [to].flat().join(','),
    channel: [channel].flat().join(','),
  };
  return ports.hallSocket.send(hallRequestCodec.encode(name, addressing, body));
}
