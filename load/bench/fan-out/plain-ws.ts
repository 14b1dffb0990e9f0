import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { sampleEnvelope } from './envelope.ts';
import { receiversFromArguments, serve } from './server.ts';

/** ws broadcasting as in its guide: serialise once, send to every open client. */
const http = createServer();
const server = new WebSocketServer({ server: http });
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  serve(
    {
      port,
      isSocketIo: false,
      target: () => '/',
      publish: (sequence) => {
        const text = JSON.stringify(sampleEnvelope(sequence));
        for (const client of server.clients) if (client.readyState === WebSocket.OPEN) client.send(text);
      },
    },
    receiversFromArguments(),
  );
});
