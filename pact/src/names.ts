import path from 'node:path';

export const CONSUMER = 'mic-zero-client';
export const PROVIDER = 'mic-zero-platform';
/** Where the generated contracts are written. */
export const PACT_DIR = path.resolve(import.meta.dirname, '../../reports/pacts');
