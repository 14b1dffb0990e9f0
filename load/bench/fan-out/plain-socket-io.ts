import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { sampleEnvelope } from './envelope.ts';
import { receiversFromArguments, serve } from './server.ts';

/** socket.io as in its guide: join a room, emit to the room. */
const http = createServer();
const io = new Server(http, { transports: ['websocket'] });
io.on('connection', (socket) => void socket.join('channel'));
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  serve(
    {
      port,
      isSocketIo: true,
      target: () => '/socket.io/?EIO=4&transport=websocket',
      publish: (sequence) => void io.to('channel').emit('message', sampleEnvelope(sequence)),
    },
    receiversFromArguments(),
  );
});
