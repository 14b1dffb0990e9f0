import * as contracts from '@miczero/contracts';
import { ENDPOINTS, type Endpoint, ERRORS, HALL_EVENTS, HALL_REQUESTS, type RealtimeEvent } from '@miczero/contracts';
import { CONTROL } from '@miczero/contracts/control';
import type { Citation } from '../rule-coverage/citations.ts';
import type { Exemption, Rule } from '../rule-coverage/rule-book.ts';
import { NOTE, table } from './markdown.ts';

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
  const row = (event: RealtimeEvent) => [
    event.code,
    `\`${event.name}\``,
    event.audience,
    event.summary,
    event.rules.join(', '),
  ];
  const head = ['type', 'name', 'to', 'what it says', 'rules'];
  return `# Realtime messages\n\n${NOTE}\n\n## Hall socket: platform to client\n\n${table(head, Object.values(HALL_EVENTS).map(row))}\n\n## Hall socket: client to platform\n\n${table(head, Object.values(HALL_REQUESTS).map(row))}\n`;
}

export function controlTable(): string {
  const fields = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {}).join(', ');
  const rows = Object.entries(CONTROL).map(([name, call]) => [
    `\`${name}\``,
    `${call.method} ${call.path}`,
    fields(call.request),
    fields(call.data),
    call.summary,
  ]);
  return `# Control API\n\n${NOTE}\n\n${table(['call', 'method and path', 'takes', 'answers', 'what it does'], rows)}\n`;
}

export function errorsTable(): string {
  const rows = Object.entries(ERRORS).map(([name, entry]) => [
    entry.code,
    `\`${name}\``,
    entry.present,
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
  const events = [...Object.values<RealtimeEvent>(HALL_EVENTS), ...Object.values<RealtimeEvent>(HALL_REQUESTS)].flatMap(
    ({ code, name, provisional }) =>
      provisional === undefined ? [] : [[`\`${name}\` (${code})`, 'shape', provisional]],
  );
  return `# What the specification does not show\n\n${NOTE} Each line is a choice of ours that evidence from the real servers may confirm or refute.\n\n${calls.length + events.length} items.\n\n${table(['what', 'part', 'why'], [...calls, ...events])}\n`;
}

export function rulesTable(
  rules: readonly Rule[],
  exemptions: readonly Exemption[],
  citations: readonly Citation[],
): string {
  const files = new Map<string, Set<string>>();
  for (const { file, ids } of citations) for (const id of ids) files.set(id, (files.get(id) ?? new Set()).add(file));
  const reasons = new Map(exemptions.map(({ id, reason }) => [id, reason]));
  const rows = rules.map(({ id }) => [
    `\`${id}\``,
    files.has(id) ? [...(files.get(id) ?? [])].sort().join(', ') : reasons.has(id) ? `no test: ${reasons.get(id)}` : '',
  ]);
  return `# Rules and the tests that cite them\n\n${NOTE} Titles that are computed do not show here; \`npm run rules\` counts them, and whether the tests pass.\n\n${table(['rule', 'tests'], rows)}\n`;
}
