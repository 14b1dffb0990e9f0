import { describe, test } from 'vitest';
import { HAS_JANUS } from './janus-server.ts';

/** Tests that need a Janus. Where there is none, the report names what did not run, and how to change that. */
export function describeWithJanus(name: string, body: () => void): void {
  if (HAS_JANUS) {
    describe(name, body);
    return;
  }
  test(`${name}: DID NOT RUN, because this machine has no janus`, () => {
    process.stderr.write(`\n${name}: DID NOT RUN. Install janus (Debian: apt-get install janus).\n\n`);
  });
}
