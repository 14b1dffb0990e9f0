import { envelope, HALL_EVENTS, HALL_REQUESTS, type RealtimeEvent } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES, HALL_REQUEST_FIXTURES } from '@miczero/contracts/fixtures';
import { namedSchemas, wireSchema } from './json-schema.ts';

const PREFIX = '#/components/schemas/';

/** AsyncAPI 3 of every realtime message in the contracts, from the platform's point of view. */
export function asyncApiDocument(version: string) {
  const events = Object.values<RealtimeEvent>(HALL_EVENTS);
  const requests = Object.values<RealtimeEvent>(HALL_REQUESTS);
  const reference = (event: RealtimeEvent) => ({ $ref: `#/channels/hall/messages/${event.name}` });
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Mic Zero realtime',
      version,
      description:
        'Generated from the contracts. Every frame is one envelope whose `body` is JSON text; the payloads here are envelopes, and `x-body` is the schema of the parsed body.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      local: {
        host: 'localhost:4000',
        protocol: 'ws',
        description: 'The local mock platform; socket.io, event `message`.',
      },
    },
    channels: {
      hall: {
        address: '/socket.io/',
        title: 'Hall socket',
        servers: [{ $ref: '#/servers/local' }],
        messages: Object.fromEntries(
          [...events, ...requests].map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
        bindings: { ws: { query: query(), bindingVersion: '0.1.0' } },
      },
    },
    operations: {
      sendHallEvents: { action: 'send', channel: { $ref: '#/channels/hall' }, messages: events.map(reference) },
      receiveHallRequests: {
        action: 'receive',
        channel: { $ref: '#/channels/hall' },
        messages: requests.map(reference),
      },
    },
    components: {
      messages: Object.fromEntries([
        ...events.map((event) => [event.name, message(event, HALL_EVENT_FIXTURES[event.name as never])]),
        ...requests.map((event) => [event.name, message(event, HALL_REQUEST_FIXTURES[event.name as never])]),
      ]),
      schemas: namedSchemas(PREFIX, 'draft-07'),
    },
  };
}

function message(event: RealtimeEvent, examples: readonly unknown[]) {
  return {
    name: event.name,
    title: `${event.code} ${event.name}`,
    summary: event.summary,
    tags: [{ name: `type ${event.code}` }, { name: `to ${event.audience}` }],
    payload: {
      allOf: [
        wireSchema(envelope, PREFIX, 'draft-07'),
        { type: 'object', properties: { type: { const: event.code } } },
      ],
    },
    examples: examples.map((payload) => ({ payload })),
    'x-body': wireSchema(event.body, PREFIX, 'draft-07'),
    'x-rules': event.rules,
    ...(event.provisional !== undefined && { 'x-provisional': event.provisional }),
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
