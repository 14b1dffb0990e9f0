import * as contracts from '@miczero/contracts';
import { ENDPOINTS, type Endpoint, ERRORS, isWarning } from '@miczero/contracts';
import { CONTROL } from '@miczero/contracts/control';
import type * as z from 'zod/mini';
import { sketch } from '../../mock-platform/src/http/docs/sketch.ts';
import { type JsonSchema, namedSchemas, wireSchema } from './json-schema.ts';
import { NOTE, table } from './markdown.ts';
import { type DocumentedMessage, type DocumentedSocket, SOCKETS } from './sockets.ts';
import { UNCAUSED } from './uncaused.ts';

export function endpointsTable(): string {
  const rows = Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [
    `\`${endpoint.name}\``,
    `${endpoint.method} ${endpoint.path}`,
    endpoint.host,
    endpoint.encoding,
    endpoint.signed ? 'yes' : 'no',
    endpoint.refusals.join(', '),
    endpoint.summary,
  ]);
  return `# Calls\n\n${NOTE}\n\n${table(['call', 'method and path', 'host', 'encoding', 'signed', 'refusals', 'what it does'], rows)}\n`;
}

export function eventsTable(): string {
  const head = ['type', 'name', 'to', 'variants', 'acknowledged by', 'what it says', 'rules'];
  const hex = (type: number | string, socket: string) =>
    typeof type === 'number' && socket === 'room' ? `0x${type.toString(16)}` : type;
  const rows = (socket: DocumentedSocket, messages: readonly DocumentedMessage[]) =>
    messages.map(({ type, name, audience, examples, ack, summary, rules }) => [
      hex(type, socket.name),
      `\`${name}\``,
      audience,
      examples.length,
      ack === undefined ? '' : hex(ack, socket.name),
      summary,
      rules.join(', '),
    ]);
  const sections = SOCKETS.flatMap((socket) => [
    `## ${socket.title}: platform to client`,
    `\`${socket.address}\`. ${socket.description}`,
    table(head, rows(socket, socket.toClient)),
    `## ${socket.title}: client to platform`,
    table(head, rows(socket, socket.toPlatform)),
  ]);
  return `# Realtime messages\n\n${NOTE} Variants are the examples of the contracts, each proven by a consumer contract.\n\n${sections.join('\n\n')}\n`;
}

/** The events that each call causes, verified by the platform's tests. */
export function causesTable(): string {
  const rows = Object.values<Endpoint>(ENDPOINTS)
    .filter(({ causes }) => causes.length > 0)
    .map(({ name, causes, summary }) => [`\`${name}\``, causes.map((cause) => `\`${cause}\``).join(', '), summary]);
  const silent = Object.values<Endpoint>(ENDPOINTS).filter(({ causes }) => causes.length === 0).length;
  const uncaused = UNCAUSED.map(({ event, variant, brought }) => [
    variant === undefined ? `\`${event}\`` : `\`${event}\`, ${variant}`,
    brought,
  ]);
  return `# Causes of events\n\n${NOTE} \`mock-platform/testing/walks/walks.test.ts\` makes every call and compares; the other ${silent} calls cause no events. \`client/src/testing/convergence.integration.test.ts\` makes them all with open clients connected: the state that the events leave equals the state that a fresh client fetches.\n\n${table(['call', 'events', 'what the call does'], rows)}\n\n## Events without a call\n\n${table(['event', 'caused by'], uncaused)}\n`;
}

/** Every named shape with its fields. */
export function glossaryTable(): string {
  const schemas = Object.entries(namedSchemas('', 'draft-2020-12'));
  const fieldsOf = (schema: JsonSchema) => Object.keys((schema['properties'] ?? {}) as object).join(', ');
  const users = (name: string) =>
    Object.values<Endpoint>(ENDPOINTS).flatMap((endpoint) =>
      JSON.stringify([
        wireSchema(endpoint.request, '#', 'draft-2020-12'),
        wireSchema(endpoint.data, '#', 'draft-2020-12'),
      ]).includes(`"#${name}"`)
        ? [`\`${endpoint.name}\``]
        : [],
    );
  const rows = schemas.map(([name, schema]) => [`\`${name}\``, fieldsOf(schema), users(name).join(', ')]);
  return `# Glossary\n\n${NOTE} Named shapes of the wire. Fields keep the names of the specification.\n\n${table(['name', 'fields', 'in the calls'], rows)}\n`;
}

/** The calls of the control API: an overview, then the request and reply of each. */
export function controlTable(): string {
  const calls = Object.entries(CONTROL);
  const rows = calls.map(([name, { method, path, summary }]) => [`\`${name}\``, `${method} ${path}`, summary]);
  const shape = (title: string, schema: z.core.$ZodType) => {
    const lines = sketch(schema);
    return lines === '{}' ? [] : [`${title}\n\n\`\`\`\n${lines}\n\`\`\``];
  };
  const sections = calls.map(([name, { method, path, request, data }]) =>
    [`## ${name}`, `\`${method} ${path}\``, ...shape('Takes', request), ...shape('Answers in `data`', data)].join(
      '\n\n',
    ),
  );
  const intro = 'A field with `?` is optional; `|` separates alternatives.';
  return `# Control API\n\n${NOTE} ${intro}\n\n${table(['call', 'method and path', 'what it does'], rows)}\n\n${sections.join('\n\n')}\n`;
}

export function errorsTable(): string {
  const rows = Object.entries(ERRORS).map(([name, entry]) => [
    entry.code,
    `\`${name}\``,
    isWarning(entry.code) ? 'warn' : 'error',
    entry.message,
    'ours' in entry ? 'ours' : entry.rules.join(', '),
  ]);
  return `# Errors\n\n${NOTE}\n\n${table(['code', 'name', 'shown as', 'text', 'source'], rows)}\n`;
}

export function limitsTable(): string {
  const rows = Object.entries(contracts)
    .filter(
      ([name, value]) =>
        /^[A-Z][A-Z0-9_]+$/.test(name) &&
        (typeof value === 'number' || typeof value === 'string' || Array.isArray(value)),
    )
    .map(([name, value]) => [`\`${name}\``, Array.isArray(value) ? value.join(', ') : value]);
  return `# Limits and constants\n\n${NOTE} The unit is in the name.\n\n${table(['constant', 'value'], rows)}\n`;
}

export function provisionalTable(): string {
  const calls = Object.values<Endpoint>(ENDPOINTS).flatMap(({ name, pathProvisional, provisional }) => [
    ...(pathProvisional === undefined ? [] : [[`\`${name}\``, 'method or path', pathProvisional]]),
    ...(provisional === undefined ? [] : [[`\`${name}\``, 'shape', provisional]]),
  ]);
  const events = SOCKETS.flatMap(({ toClient, toPlatform }) =>
    [...new Map([...toClient, ...toPlatform].map((message) => [message.name, message])).values()].flatMap(
      ({ type, name, provisional }) =>
        provisional === undefined ? [] : [[`\`${name}\` (${type})`, 'shape', provisional]],
    ),
  );
  return `# What the specification does not show\n\n${NOTE} Each row is a choice of ours. Evidence from the real servers may confirm or refute it.\n\n${calls.length + events.length} items.\n\n${table(['what', 'part', 'why'], [...calls, ...events])}\n`;
}
