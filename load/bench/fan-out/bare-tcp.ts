import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sampleEnvelope } from './envelope.ts';
import { receiversFromArguments, serve } from './server.ts';

/** The floor: one write of the same bytes to each TCP socket, and nothing else. */
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.once('data', () => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    sockets.add(socket);
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serve(
    {
      port,
      isSocketIo: false,
      target: () => '/',
      publish: (sequence) => {
        const frame = frameOf(`42${JSON.stringify(['message', sampleEnvelope(sequence)])}`);
        for (const socket of sockets) socket.write(frame);
      },
    },
    receiversFromArguments(),
  );
});

/** A text frame of RFC 6455 with a payload of 126 to 65 535 bytes. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 126, payload.length >> 8, payload.length & 255]), payload]);
}
