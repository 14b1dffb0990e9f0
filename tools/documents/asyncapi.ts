import { namedSchemas, wireSchema } from './json-schema.ts';
import { type DocumentedMessage, type DocumentedSocket, SOCKETS } from './sockets.ts';

const PREFIX = '#/components/schemas/';

/** AsyncAPI 3 document of every realtime message, from the platform's point of view. */
export function asyncApiDocument(version: string) {
  return {
    // 3.1.0 adds nothing but a binding for ROS 2, and tools that know only 3.0.0 refuse it.
    asyncapi: '3.0.0',
    id: 'urn:miczero:realtime',
    info: {
      title: 'Mic Zero realtime',
      version,
      description:
        'Generated from the contracts. Frames of halls and rooms share one envelope whose `body` is JSON text: the payloads here are envelopes, and `x-body` is the schema of the parsed body.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: { local: { host: 'localhost:4000', protocol: 'ws', description: 'The local mock platform.' } },
    channels: Object.fromEntries(SOCKETS.map((socket) => [socket.name, channel(socket)])),
    operations: Object.fromEntries(SOCKETS.flatMap(operations)),
    components: {
      messages: Object.fromEntries(
        SOCKETS.flatMap((socket) => unique(socket).map((message) => [message.name, described(message)])),
      ),
      schemas: namedSchemas(PREFIX, 'draft-07'),
    },
  };
}

/** The messages of both directions, each listed once. */
function unique({ toClient, toPlatform }: DocumentedSocket): DocumentedMessage[] {
  return [...new Map([...toClient, ...toPlatform].map((message) => [message.name, message])).values()];
}

function channel(socket: DocumentedSocket) {
  return {
    address: socket.address,
    title: socket.title,
    description: socket.description,
    servers: [{ $ref: '#/servers/local' }],
    messages: Object.fromEntries(unique(socket).map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
    bindings: { ws: { query: query(), bindingVersion: '0.1.0' } },
  };
}

function operations({ name, toClient, toPlatform }: DocumentedSocket): [string, object][] {
  const of = (action: 'send' | 'receive', messages: readonly DocumentedMessage[]) => ({
    action,
    channel: { $ref: `#/channels/${name}` },
    messages: messages.map((message) => ({ $ref: `#/channels/${name}/messages/${message.name}` })),
  });
  return [
    [`${name}ToClient`, of('send', toClient)],
    [`${name}ToPlatform`, of('receive', toPlatform)],
  ];
}

function described({
  name,
  type,
  summary,
  audience,
  frame,
  body,
  rules,
  provisional,
  examples,
  ack,
}: DocumentedMessage) {
  const whole = wireSchema(frame, PREFIX, 'draft-07');
  return {
    name,
    title: `${type} ${name}`,
    summary,
    tags: [{ name: `type ${type}` }, { name: `to ${audience}` }],
    payload: body ? { allOf: [whole, { type: 'object', properties: { type: { const: type } } }] } : whole,
    examples: examples.map((payload) => ({ payload })),
    ...(body && { 'x-body': wireSchema(body, PREFIX, 'draft-07') }),
    ...(ack !== undefined && { 'x-ack': ack }),
    'x-rules': rules,
    ...(provisional !== undefined && { 'x-provisional': provisional }),
  };
}

const query = () => ({
  type: 'object',
  properties: {
    authorization: { type: 'string', description: 'Same value as the header of a signed call.' },
    date: { type: 'string', description: 'The date covered by the signature, same value as the header x-ypb-date.' },
    version: { type: 'string' },
    flag: { type: 'string' },
    appid: { type: 'string' },
    gate: { type: 'string' },
    world: {
      type: 'string',
      description: 'Mock platform only: the world, for clients that cannot express it in the host name.',
    },
  },
  required: ['authorization', 'date', 'version', 'appid', 'gate'],
});
