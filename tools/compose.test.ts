import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const compose = readFileSync(`${ROOT}docker-compose.yml`, 'utf8');
const page = readFileSync(`${ROOT}docs/how-to/run-a-node.md`, 'utf8');

test('every port of the composition that serves the product is published to this machine, or where PUBLISH says', () => {
  const ports = [...compose.matchAll(/^ +- "(.*:4000)"$/gm)].map(([, port]) => port);
  // Of the node by itself, and of the balancer before several.
  expect(ports).toHaveLength(2);
  for (const port of ports) expect(port).toMatch(/^\$\{PUBLISH:-127\.0\.0\.1\}:\$\{PORT:-4000\}:4000$/);
});

test('the page about nodes names every variable that a published composition has to change', () => {
  const [, command = ''] = /```sh\n(PUBLISH.*) docker compose up/.exec(page) ?? [];
  expect(command).toBe('PUBLISH=0.0.0.0 CONTROL=0 SEED_WORLD=empty');
  for (const name of ['PUBLISH', 'CONTROL', 'SEED_WORLD']) expect(compose).toContain(`{${name}:-`);
});
