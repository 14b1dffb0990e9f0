import path from 'node:path';

/** The client as consumer: calls, and events that the platform sends. */
export const CONSUMER = 'mic-zero-client';
export const PROVIDER = 'mic-zero-platform';
/** The platform as consumer: frames that the client sends on its sockets. */
export const SENT = { consumer: PROVIDER, provider: CONSUMER } as const;
/** Output folder of the generated contracts. */
export const PACT_DIR = path.resolve(import.meta.dirname, '../../reports/pacts');
