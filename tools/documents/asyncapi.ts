import { namedSchemas, wireSchema } from './json-schema.ts';
import { type DocumentedMessage, type DocumentedSocket, SOCKETS } from './sockets.ts';

const PREFIX = '#/components/schemas/';

/** AsyncAPI 3 of every realtime message in the contracts, from the platform's point of view. */
export function asyncApiDocument(version: string) {
  const everyMessage = SOCKETS.flatMap(({ sends, receives }) => [...sends, ...receives]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Mic Zero realtime',
      version,
      description:
        'Generated from the contracts. On the hall and the room socket every frame is one envelope whose `body` is JSON text; the payloads there are envelopes, and `x-body` is the schema of the parsed body.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      local: { host: 'localhost:4000', protocol: 'ws', description: 'The local mock platform.' },
    },
    channels: Object.fromEntries(SOCKETS.map((socket) => [socket.name, channel(socket)])),
    operations: Object.fromEntries(SOCKETS.flatMap(operations)),
    components: {
      messages: Object.fromEntries(everyMessage.map((each) => [each.name, message(each)])),
      schemas: namedSchemas(PREFIX, 'draft-07'),
    },
  };
}

function channel({ address, title, description, sends, receives }: DocumentedSocket) {
  return {
    address,
    title,
    description,
    servers: [{ $ref: '#/servers/local' }],
    messages: Object.fromEntries(
      [...sends, ...receives].map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
    ),
    bindings: { ws: { query: query(), bindingVersion: '0.1.0' } },
  };
}

/** What the platform sends and receives on one socket. */
function operations({ name, sends, receives }: DocumentedSocket) {
  const to = { $ref: `#/channels/${name}` };
  const reference = (each: DocumentedMessage) => ({ $ref: `#/channels/${name}/messages/${each.name}` });
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    [`send${title}Events`, { action: 'send', channel: to, messages: sends.map(reference) }],
    [`receive${title}Requests`, { action: 'receive', channel: to, messages: receives.map(reference) }],
  ] as const;
}

function message({ name, title, summary, tags, frame, code, body, examples, rules, provisional }: DocumentedMessage) {
  const schema = wireSchema(frame, PREFIX, 'draft-07');
  return {
    name,
    title,
    summary,
    tags: tags.map((tag) => ({ name: tag })),
    payload:
      code === undefined ? schema : { allOf: [schema, { type: 'object', properties: { type: { const: code } } }] },
    examples: examples.map((payload) => ({ payload })),
    ...(body !== undefined && { 'x-body': wireSchema(body, PREFIX, 'draft-07') }),
    'x-rules': rules,
    ...(provisional !== undefined && { 'x-provisional': provisional }),
  };
}

const query = () => ({
  type: 'object',
  properties: {
    authorization: { type: 'string', description: 'As the header of a signed call.' },
    date: { type: 'string', description: 'The date that the signature covers, as the header x-ypb-date.' },
    version: { type: 'string' },
    flag: { type: 'string' },
    appid: { type: 'string' },
    gate: { type: 'string' },
    world: { type: 'string', description: 'Mock platform only: the world, where the host name does not say it.' },
  },
  required: ['authorization', 'date', 'version', 'appid', 'gate'],
});
