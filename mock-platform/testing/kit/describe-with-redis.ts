import { describe, test } from 'vitest';
import { HAS_REDIS } from './redis-server.ts';

/**
 * Tests that need a Redis. Where there is none, the report names what did not run, and how to change that: an optional part
 * must not look like one that passed.
 */
export function describeWithRedis(name: string, body: () => void): void {
  if (HAS_REDIS) {
    describe(name, body);
    return;
  }
  test(`${name}: DID NOT RUN, because this machine has no redis-server`, () => {
    process.stderr.write(`\n${name}: DID NOT RUN. Install redis-server (Debian: apt-get install redis-server).\n\n`);
  });
}
