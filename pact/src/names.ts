import path from 'node:path';

/** What the client relies on: calls, and events that the platform sends. */
export const CONSUMER = 'mic-zero-client';
export const PROVIDER = 'mic-zero-platform';
/** The other way round, for what the client sends on its sockets: there the platform relies on the client. */
export const SENT = { consumer: PROVIDER, provider: CONSUMER } as const;
/** Where the generated contracts are written. */
export const PACT_DIR = path.resolve(import.meta.dirname, '../../reports/pacts');
